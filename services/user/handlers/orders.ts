import { AppError } from '@pandex/platform/errors'
import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import { requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { isVipForever } from '../domain/points/vip.ts'
import { findAccount } from '../repositories/accounts.ts'
import { listGrants } from '../repositories/order-grants.ts'

const maxGrants = 1_000

/** What the order service reads about buyers and their grants. */
export const orderHandlers = ({
  db,
}: {
  db: Db
}): Pick<HandlersOf<UserServiceDefinition>, 'FindBuyer' | 'ListGrants'> => ({
  FindBuyer: async ({ user_id }, ctx) => {
    requireBackground(ctx, 'user')
    const account = await findAccount(db, user_id)
    if (!account) throw new AppError('not_found', 'user.unknown', '用户不存在')
    const { username, status, vip_until } = account
    return { username, status, is_vip_forever: isVipForever(vip_until) }
  },

  ListGrants: async ({ order_nos, after_id, limit }, ctx) => {
    requireBackground(ctx, 'user')
    if (order_nos.length > maxGrants || limit > maxGrants)
      throw new AppError('invalid', 'user.bad_value', '参数错误', { fields: ['limit'] })
    return { list: await listGrants(db, { order_nos, after_id, limit: limit || maxGrants }) }
  },
})
