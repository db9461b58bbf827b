import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import { ownContext } from '@pandex/platform/grpc/context'
import type { Context } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'

export type UserClient = Pick<ClientOf<UserServiceDefinition>, 'FindBuyer' | 'ListGrants'>

export interface Buyer {
  username: string
  status: string
  isVipForever: boolean
}

const maxMs = 2_000

/** @throws AppError not_found user.unknown, unavailable */
export const findBuyer = async (users: UserClient, userId: number, ctx: Context): Promise<Buyer> => {
  const request = { user_id: userId }
  const { username, status, is_vip_forever } = await users.FindBuyer(request, ownContext(ctx, maxMs))
  return { username, status, isVipForever: is_vip_forever }
}
