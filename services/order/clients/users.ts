import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Context } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'

export type UserClient = Pick<ClientOf<UserServiceDefinition>, 'FindBuyer' | 'ListGrants'>

export interface Buyer {
  username: string
  status: string
  isVipForever: boolean
}

const budgetMs = 2_000

/** @throws AppError not_found user.unknown, unavailable */
export const findBuyer = async (users: UserClient, userId: number, ctx: Context): Promise<Buyer> => {
  const background = backgroundContext(
    ctx.log,
    Math.min(budgetMs, Math.max(0, ctx.deadlineMs - Date.now())),
    ctx.requestId,
  )
  const { username, status, is_vip_forever } = await users.FindBuyer({ user_id: userId }, background)
  return { username, status, isVipForever: is_vip_forever }
}
