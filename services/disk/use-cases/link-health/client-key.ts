import { networksOf } from '@pandex/platform/resilience/client-networks'
import type { Context } from '@pandex/platform/grpc/context'

/** Key of an account among the visitors. */
export const accountKeyOf = (userId: number): string => `user:${userId}`

/** Key for per-visitor limits: the account, otherwise the subscriber's network. */
export const clientKeyOf = ({ user, clientAddress }: Context): string =>
  user ? accountKeyOf(user.id) : `at:${networksOf(clientAddress).subscriber}`
