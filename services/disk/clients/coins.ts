import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import type { ClientOf } from '@pandex/platform/grpc/types'

export type CoinClient = Pick<ClientOf<UserServiceDefinition>, 'SpendCoins' | 'FindSpending' | 'RefundCoins'>
