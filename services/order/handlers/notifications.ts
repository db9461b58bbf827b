import { AppError } from '@pandex/platform/errors'
import type { OrderServiceDefinition } from '@pandex/platform/gen/pandex/order/v1/OrderService'
import type { Context } from '@pandex/platform/grpc/context'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { badNotification } from '../domain/errors.ts'
import { applyPayment } from '../use-cases/apply-payment.ts'
import type { ProviderDeps } from '../use-cases/close-order.ts'

const acceptNotification = async ({ db, providers }: ProviderDeps, name: string, body: Buffer): Promise<string> => {
  const provider = providers.find(name)
  const notifications = provider?.notifications
  if (!notifications) throw badNotification('该支付方式没有通知')
  const notification = await notifications.verify(body)
  const { order_no: orderNo, payment } = notification
  await applyPayment({ db }, { payType: provider.payType, orderNo, payment, notification })
  return notifications.acknowledgement
}

/** Logged as a security event: somebody may try to be given goods without paying. */
const logRefusal = (error: unknown, provider: string, ctx: Context): void => {
  if (!(error instanceof AppError && error.kind === 'invalid')) return
  const reason = error.details.data?.['reason'] ?? error.message
  ctx.log.warn({ provider, reason }, 'payment notification: refused, answering failure')
}

export const notificationHandlers = (
  deps: ProviderDeps,
): Pick<HandlersOf<OrderServiceDefinition>, 'NotifyPayment'> => ({
  NotifyPayment: async ({ provider, body }, ctx) => {
    try {
      return { text: await acceptNotification(deps, provider, body) }
    } catch (error) {
      logRefusal(error, provider.slice(0, 20), ctx)
      throw error
    }
  },
})
