import { unavailableError } from '@pandex/platform/errors'
import type { OrderServiceDefinition } from '@pandex/platform/gen/pandex/order/v1/OrderService'
import type { HandlersOf } from '@pandex/platform/grpc/types'

export const notificationHandlers = (): Pick<HandlersOf<OrderServiceDefinition>, 'NotifyPayment'> => ({
  NotifyPayment: async () => {
    throw unavailableError()
  },
})
