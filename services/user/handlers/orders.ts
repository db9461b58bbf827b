import { AppError, unavailableError } from '@pandex/platform/errors'
import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import { requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { isVipForever } from '../domain/points/vip.ts'
import { findAccount } from '../repositories/accounts.ts'

/** What the order service reads about buyers and their grants. */
export const orderHandlers = ({
  db,
}: {
  db: Db
}): Pick<HandlersOf<UserServiceDefinition>, 'FindBuyer' | 'ListGrants' | 'RefundCoins'> => ({
  FindBuyer: async ({ user_id }, ctx) => {
    requireBackground(ctx, 'user')
    const account = await findAccount(db, user_id)
    if (!account) throw new AppError('not_found', 'user.unknown', '用户不存在')
    const { username, status, vip_until } = account
    return { username, status, is_vip_forever: isVipForever(vip_until) }
  },

  ListGrants: async () => {
    throw unavailableError()
  },

  RefundCoins: async () => {
    throw unavailableError()
  },
})
