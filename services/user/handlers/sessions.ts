import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres'
import type { BoundedQueue } from '../domain/bounded-queue.ts'
import { dummyHash, isPassword } from '../domain/password.ts'
import { banned, isSessionOpen, sessionEnded, wrongCredentials } from '../domain/session.ts'
import type { TokenSubject } from '../domain/session-token.ts'
import { findAccount, findAccountByLogin } from '../repositories/accounts.ts'
import { toUser } from './accounts.ts'

export interface SessionDeps {
  db: Db
  /** Every password check goes through it. */
  hashing: BoundedQueue
  signToken: (subject: TokenSubject) => Promise<string>
}

export const sessionHandlers = ({
  db,
  hashing,
  signToken,
}: SessionDeps): Pick<HandlersOf<UserServiceDefinition>, 'Login' | 'GetSession'> => ({
  Login: async ({ username, password }, ctx) => {
    const account = await findAccountByLogin(db, username.trim())
    const fits = await hashing.run(() => isPassword(password, account?.password ?? dummyHash), ctx.signal)
    // Names are not logged: people type their password into the wrong field.
    const who = { user_id: account?.id, client_address: ctx.clientAddress }
    if (!account || !fits) {
      ctx.log.warn(who, 'login refused')
      throw wrongCredentials()
    }
    if (account.status === 'banned') {
      ctx.log.warn(who, 'login of a banned account refused')
      throw banned()
    }
    ctx.log.info(who, 'logged in')
    return { info: toUser(account), token: await signToken(account) }
  },

  GetSession: async ({ user_id, token_version }) => {
    const account = await findAccount(db, user_id)
    if (!account || !isSessionOpen(account, token_version)) throw sessionEnded()
    return toUser(account)
  },
})
