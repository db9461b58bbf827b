import { networksOf } from '@pandex/platform/client-networks'
import type { Context } from '@pandex/platform/grpc/context'

/** The key of a visitor for limits: the account wherever it is used, else the subscriber's network. */
export const visitorOf = ({ user, clientAddress }: Context): string =>
  user ? `user:${user.id}` : `at:${networksOf(clientAddress).subscriber}`
