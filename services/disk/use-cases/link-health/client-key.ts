import { networksOf } from '@pandex/platform/resilience/client-networks'
import type { Context } from '@pandex/platform/grpc/context'

/** Key for per-visitor limits: the account, otherwise the subscriber's network. */
export const clientKeyOf = ({ user, clientAddress }: Context): string =>
  user ? `user:${user.id}` : `at:${networksOf(clientAddress).subscriber}`
