import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { notificationModes } from './notifier.ts'
import type { NotificationMode } from './notifier.ts'
import { refundedOf } from './simulated-trade.ts'
import { gatewayModes } from './start-alipay-simulator.ts'
import type { AlipaySimulator, GatewayMode } from './start-alipay-simulator.ts'

class BadInput extends Error {}

const readObject = (value: unknown): Record<string, unknown> => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new BadInput('an object is wanted')
}

const readOneOf = <T extends string>(value: unknown, name: string, words: readonly T[]): T => {
  const found = words.find((word) => word === value)
  if (found !== undefined) return found
  throw new BadInput(`${name} is to be one of ${words.join(', ')}`)
}

const readMs = (value: unknown, name: string): number => {
  if (typeof value === 'number' && value >= 0) return value
  throw new BadInput(`${name} is to be a number of milliseconds`)
}

const readGatewayMode = (value: unknown): GatewayMode =>
  typeof value === 'string'
    ? readOneOf(value, 'mode', gatewayModes)
    : { slowMs: readMs(readObject(value)['slowMs'], 'slowMs') }

const readNotificationMode = (value: unknown): NotificationMode =>
  typeof value === 'string'
    ? readOneOf(value, 'mode', notificationModes)
    : { delayMs: readMs(readObject(value)['delayMs'], 'delayMs') }

const readOrderNo = (value: unknown): string => {
  const { out_trade_no: orderNo } = readObject(value)
  if (typeof orderNo === 'string') return orderNo
  throw new BadInput('out_trade_no is to be a text')
}

const readCents = (value: unknown): number => {
  const { cents } = readObject(value)
  if (typeof cents === 'number' && Number.isSafeInteger(cents) && cents > 0) return cents
  throw new BadInput('cents is to be a positive number')
}

const createCalls = (simulator: AlipaySimulator): Record<string, (input: unknown) => unknown> => ({
  'GET /livez': () => 'ok',
  'GET /trades': () =>
    simulator.trades().map(({ refunds: _refunds, ...trade }, index) => ({
      ...trade,
      refunded: refundedOf(simulator.trades()[index] ?? { ...trade, refunds: new Map() }),
    })),
  'GET /sent': () => simulator.sent(),
  'PUT /gateway': (input) => simulator.setGatewayMode(readGatewayMode(readObject(input)['mode'])),
  'PUT /notifications': (input) => simulator.setNotificationMode(readNotificationMode(readObject(input)['mode'])),
  'PUT /paid': (input) => simulator.pay(readOrderNo(input)),
  'PUT /finished': (input) => simulator.finish(readOrderNo(input)),
  'PUT /refunded': (input) => simulator.refund(readOrderNo(input), readCents(input)),
})

/**
 * Control interface: `GET /trades`, `GET /sent` (notifications), `PUT /gateway` and `PUT /notifications` `{mode}`,
 * `PUT /paid`, `PUT /finished` `{out_trade_no}`, `PUT /refunded` `{out_trade_no, cents}`.
 */
export const createControl = (simulator: () => AlipaySimulator) => {
  const answer = async (request: IncomingMessage): Promise<{ status: number; body: unknown }> => {
    const calls = createCalls(simulator())
    const call = calls[`${request.method} ${request.url}`]
    if (!call) return { status: 404, body: { calls: Object.keys(calls) } }
    try {
      return { status: 200, body: call(request.method === 'PUT' ? await json(request) : undefined) ?? null }
    } catch (error) {
      return { status: 400, body: { error: error instanceof Error ? error.message : String(error) } }
    }
  }
  return (request: IncomingMessage, response: ServerResponse): void => {
    void answer(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  }
}
