import { AppError } from '@pandex/platform/errors'
import type { User__Output as User } from '@pandex/platform/gen/pandex/user/v1/User'
import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres'
import { sessionEnded } from '../domain/session.ts'
import { findAccount } from '../repositories/accounts.ts'
import type { Account } from '../repositories/accounts.ts'

/** What the contract shows of an account: neither its password nor its token version. */
export const toUser = ({ id, username, email, role, create_time, update_time }: Account): User => ({
  id,
  username,
  email: email ?? '',
  role,
  create_time: create_time.toISOString(),
  update_time: update_time.toISOString(),
})

export const accountHandlers = ({ db }: { db: Db }): Pick<HandlersOf<UserServiceDefinition>, 'GetInfo'> => ({
  GetInfo: async (_req, ctx) => {
    if (!ctx.user) throw new AppError('unauthenticated', 'user.login_required', '请先登录')
    const account = await findAccount(db, ctx.user.id)
    if (account?.status !== 'normal') throw sessionEnded()
    return toUser(account)
  },
})
