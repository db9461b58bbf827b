import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import type { Context } from '@pandex/platform/grpc/context'
import { requireUser } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { normalizeLogin } from '../domain/accounts/account-rules.ts'
import type { BoundedQueue } from '@pandex/platform/resilience/bounded-queue'
import { dummyHash, verifyPassword } from '../domain/accounts/password.ts'
import { banned, sessionEnded, wrongCredentials } from '../domain/accounts/session.ts'
import { sessionLifetimeMs } from '../domain/accounts/session-token.ts'
import type { TokenSubject } from '../domain/accounts/session-token.ts'
import { endAllSessions, findAccountByLogin, findSessionAccount, recordLogin } from '../repositories/accounts.ts'
import type { Account } from '../repositories/accounts.ts'
import { endSession } from '../repositories/ended-sessions.ts'
import { toUser } from '../use-cases/to-user.ts'
import type { LoginAttempt, LoginGuard } from '../use-cases/login-guard.ts'

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
    attempt: LoginAttempt,
    { login, password }: { login: string; password: string },
    ctx: Context,
  ): Promise<{ account: Account | undefined; fits: boolean }> => {
    try {
      const account = await findAccountByLogin(db, login)
      const fits = await hashing.run(() => verifyPassword(password, account?.password ?? dummyHash), ctx.signal)
      return { account, fits }
    } catch (error) {
      await attempt.recordOutcome('not_tried')
      throw error
    }
  }

  return {
    Login: async ({ username, password, captcha_token }, ctx) => {
      const login = normalizeLogin(username)
      const attempt = await guard.beginAttempt(login, captcha_token, ctx)
      const { account, fits } = await look(attempt, { login, password }, ctx)
      // No names in logs: users type passwords into the name field.
      const who = { user_id: account?.id, client_address: ctx.clientAddress }
      if (!account || !fits) {
        await attempt.recordOutcome('failed')
        ctx.log.warn(who, 'login: wrong credentials, refusing')
        throw wrongCredentials()
      }
      await attempt.recordOutcome('succeeded', [account.username, ...(account.email ? [account.email] : [])])
      if (account.status === 'banned') {
        ctx.log.warn(who, 'login: account banned, refusing')
        throw banned()
      }
      await recordLogin(db, account.id, clock(), ctx.clientAddress)
      ctx.log.info(who, 'login: succeeded')
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
      ctx.log.info({ user_id: id, client_address: ctx.clientAddress, all }, 'logout: succeeded')
      return {}
    },
  }
}
