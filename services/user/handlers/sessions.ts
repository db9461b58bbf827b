import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import type { Context } from '@pandex/platform/grpc/context'
import { requireUser } from '@pandex/platform/grpc/require'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres'
import { foldLogin } from '../domain/account-rules.ts'
import type { BoundedQueue } from '@pandex/platform/bounded-queue'
import { dummyHash, isPassword } from '../domain/password.ts'
import { banned, sessionEnded, wrongCredentials } from '../domain/session.ts'
import { sessionLifetimeMs } from '../domain/session-token.ts'
import type { TokenSubject } from '../domain/session-token.ts'
import { endAllSessions, findAccountByLogin, findSessionAccount, noteLogin } from '../repositories/accounts.ts'
import type { Account } from '../repositories/accounts.ts'
import { endSession } from '../repositories/ended-sessions.ts'
import { toUser } from './accounts.ts'
import type { Attempt, LoginGuard } from './login-guard.ts'

export interface SessionDeps {
  db: Db
  hashing: BoundedQueue
  guard: LoginGuard
  signToken: (subject: TokenSubject) => Promise<string>
  clock: () => Date
}

type Handlers = Pick<HandlersOf<UserServiceDefinition>, 'Login' | 'GetSession' | 'Logout'>

export const sessionHandlers = ({ db, hashing, guard, signToken, clock }: SessionDeps): Handlers => {
  /** Does the same work for unknown accounts, so that the duration does not reveal them. */
  const look = async (
    attempt: Attempt,
    { login, password }: { login: string; password: string },
    ctx: Context,
  ): Promise<{ account: Account | undefined; fits: boolean }> => {
    try {
      const account = await findAccountByLogin(db, login)
      const fits = await hashing.run(() => isPassword(password, account?.password ?? dummyHash), ctx.signal)
      return { account, fits }
    } catch (error) {
      await attempt.settle('not_tried')
      throw error
    }
  }

  return {
    Login: async ({ username, password, captcha_token }, ctx) => {
      const login = foldLogin(username)
      const attempt = await guard.enter(login, captcha_token, ctx)
      const { account, fits } = await look(attempt, { login, password }, ctx)
      // No names in logs: users type passwords into the name field.
      const who = { user_id: account?.id, client_address: ctx.clientAddress }
      if (!account || !fits) {
        await attempt.settle('failed')
        ctx.log.warn(who, 'login refused')
        throw wrongCredentials()
      }
      await attempt.settle('succeeded', [account.username, ...(account.email ? [account.email] : [])])
      if (account.status === 'banned') {
        ctx.log.warn(who, 'login of a banned account refused')
        throw banned()
      }
      await noteLogin(db, account.id, clock(), ctx.clientAddress)
      ctx.log.info(who, 'logged in')
      return { info: toUser(account, clock()), token: await signToken(account) }
    },

    GetSession: async (session) => {
      const account = await findSessionAccount(db, session)
      if (!account) throw sessionEnded()
      return toUser(account, clock())
    },

    Logout: async ({ all }, ctx) => {
      const { id, session } = requireUser(ctx, 'user')
      if (!session) throw sessionEnded()
      if (all) await endAllSessions(db, id)
      else await endSession(db, session.id, new Date(session.openedAtMs + sessionLifetimeMs), clock())
      ctx.log.info({ user_id: id, client_address: ctx.clientAddress, all }, 'logged out')
      return {}
    },
  }
}
