import type { Subscription } from '@pandex/platform/events/consumer'
import { protos } from '@pandex/platform/grpc/protos'
import { implement } from '@pandex/platform/grpc/server'
import type { ServiceImplementation } from '@pandex/platform/grpc/server'
import { statusHandlers } from '@pandex/platform/process/process-status'
import { onOrderGranted } from './consumers/on-order-granted.ts'
import { onOrderRevoked } from './consumers/on-order-revoked.ts'
import { onReceiptMailed } from './consumers/on-receipt-mailed.ts'
import { onUserDeleted } from './consumers/on-user-deleted.ts'
import { adminOrderHandlers } from './handlers/admin-orders.ts'
import { alipaySetupHandlers } from './handlers/alipay-setup.ts'
import { couponHandlers } from './handlers/coupons.ts'
import { goodsHandlers } from './handlers/goods.ts'
import { notificationHandlers } from './handlers/notifications.ts'
import { ownOrderHandlers } from './handlers/own-orders.ts'
import { workHandlers } from './handlers/work.ts'
import type { AlipayCheckDeps } from './use-cases/check-alipay.ts'
import type { CreateDeps } from './use-cases/create-order.ts'

export type AppDeps = CreateDeps & AlipayCheckDeps

export const createApp = (deps: AppDeps): { services: ServiceImplementation[]; subscriptions: Subscription[] } => {
  const handlers = {
    ...goodsHandlers(deps),
    ...couponHandlers(deps),
    ...ownOrderHandlers(deps),
    ...adminOrderHandlers(deps),
    ...workHandlers(deps),
    ...notificationHandlers(deps),
    ...alipaySetupHandlers(deps),
    ...statusHandlers('order'),
  }
  return {
    services: [implement(protos.order, handlers)],
    subscriptions: [onOrderGranted(), onOrderRevoked(), onReceiptMailed(), onUserDeleted()],
  }
}
