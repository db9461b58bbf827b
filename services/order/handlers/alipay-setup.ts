import { unavailableError } from '@pandex/platform/errors'
import type { OrderServiceDefinition } from '@pandex/platform/gen/pandex/order/v1/OrderService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'

export const alipaySetupHandlers = (): Pick<HandlersOf<OrderServiceDefinition>, 'BuildAlipay' | 'TestSetting'> => ({
  BuildAlipay: async (_, ctx) => {
    requireAdmin(ctx, 'order')
    throw unavailableError()
  },

  TestSetting: async (_, ctx) => {
    requireAdmin(ctx, 'order')
    throw unavailableError()
  },
})
