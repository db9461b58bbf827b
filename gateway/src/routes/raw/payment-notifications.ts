/**
 * `POST /v1/pay/alipay/notify`: notifications of payments. The provider sends a form without login and repeats it until it reads `success`,
 * which is sent after the commit only. The order service verifies the signature, so the body is passed on as received.
 */
import { AppError } from '@pandex/platform/errors'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Services } from '../../clients.ts'
import { readBody } from '../../http/body.ts'
import { HttpError } from '../../http/error.ts'
import { sendPrivate } from '../../http/send.ts'
import { wireCodeOf } from '../../http/wire-codes.ts'
import { createCallContext, writeBudgetMs } from '../../pipeline/request-context.ts'
import type { Call, PreparedRoute } from '../../pipeline/step.ts'
import { NoInput } from '../../schemas/fields.ts'
import { createRawRoute } from '../prepare-routes.ts'

/** A notification of Alipay has about 2 kB. */
const maxNotificationBytes = 32_000

const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i

const refusalText = 'failure'

/** A refused form must not look like an accepted one to programs that read the status only. */
const statusOf = (error: AppError): number => (error.kind === 'invalid' ? 400 : wireCodeOf(error).status)

interface NotificationDeps {
  services: Pick<Services, 'order'>
  log: Logger
}

const receive = async ({ req, res, context }: Call, { services, log }: NotificationDeps): Promise<void> => {
  if (!formType.test(req.headers['content-type'] ?? ''))
    throw new HttpError(415, '请求类型须为 application/x-www-form-urlencoded')
  const body = await readBody(req, maxNotificationBytes)
  const ctx = createCallContext(context, { log, budgetMs: writeBudgetMs })
  try {
    const { text } = await services.order.NotifyPayment({ provider: 'alipay_face', body }, ctx)
    sendPrivate(res, 200, 'text/plain; charset=utf-8', text)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    sendPrivate(res, statusOf(error), 'text/plain; charset=utf-8', refusalText)
  }
}

export const createPaymentNotifications = (deps: NotificationDeps): PreparedRoute =>
  createRawRoute(
    'POST /v1/pay/alipay/notify',
    { auth: 'public', limit: 'notify', input: NoInput, isEssential: true },
    (call) => receive(call, deps),
  )
