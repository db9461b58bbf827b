/** Simulates Alipay: the gateway over https on loopback, the page behind the QR code over http, and notifications. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { DriveReply, DriveRequest } from '../drives/simulated-drive.ts'
import { sendReply } from '../drives/modes.ts'
import { startLoopbackServer } from '../loopback-server.ts'
import type { LoopbackServer } from '../loopback-server.ts'
import { answerCall, businessFailure, invalidArguments, refund } from './gateway-calls.ts'
import type { CallDeps, GatewayAnswer } from './gateway-calls.ts'
import { createNotifier } from './notifier.ts'
import type { NotificationMode, SentNotification } from './notifier.ts'
import { writePayPage, writeUnknownPage } from './pay-page.ts'
import { createAccountKeys, createSimulatedAccount } from './simulated-account.ts'
import type { SimulatedAccount } from './simulated-account.ts'
import { createTrades } from './simulated-trade.ts'
import type { SimulatedTrade } from './simulated-trade.ts'

/** `busy` and `refuse`: the gateway and the trade system report a failure. `forbidden`: the application lacks the product. */
export const gatewayModes = [
  'normal',
  'busy',
  'refuse',
  'forbidden',
  'poor',
  'wrong_amount',
  'wrong_sign',
  'unsigned',
  'hang',
  'garbage',
  'huge',
  'truncated',
  'wrong_types',
  'redirect_inside',
] as const

export type GatewayMode = (typeof gatewayModes)[number] | { slowMs: number }

export interface GatewayRequest {
  method: string
  /** Fields besides `biz_content`. */
  fields: Readonly<Record<string, string>>
  content: Readonly<Record<string, unknown>>
}

export interface AlipaySimulator extends LoopbackServer {
  account: SimulatedAccount
  /** `http://127.0.0.1:port`: pages behind QR codes, and the control interface of the process. */
  pages: string
  setGatewayMode(mode: GatewayMode): void
  setNotificationMode(mode: NotificationMode): void
  /** The last requests with a valid signature, oldest first. */
  asked(): GatewayRequest[]
  sent(): SentNotification[]
  trades(): SimulatedTrade[]
  /** Scans the code of an order; a second time does nothing. */
  scan(outTradeNo: string): void
  pay(outTradeNo: string): void
  /** The trade ends: it can no longer be refunded. */
  finish(outTradeNo: string): void
  /** The merchant gives money back in Alipay's own back office. @param cents */
  refund(outTradeNo: string, cents: number): void
  /** The signed form of a notification about the trade as it is now. */
  buildNotification(outTradeNo: string, more?: Readonly<Record<string, string>>): string
}

export interface AlipaySimulatorOptions {
  account?: SimulatedAccount
  port?: number
  pagesPort?: number
  /** Scales the documented intervals between notifications. */
  timeScale?: number
  /** Answers what is no page, for the control interface. */
  control?: (request: IncomingMessage, response: ServerResponse) => void
}

const hosts = ['openapi.alipay.com', 'gateway.example']
const maxRequests = 1_000
const maxFormBytes = 10_000

const parseContent = (json: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const content: unknown = JSON.parse(json)
    return typeof content === 'object' && content !== null ? { ...content } : undefined
  } catch {
    return undefined
  }
}

const listen = async (server: Server, port: number): Promise<string> => {
  server.listen(port, '127.0.0.1')
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export const startAlipaySimulator = async (options: AlipaySimulatorOptions = {}): Promise<AlipaySimulator> => {
  const { account = createSimulatedAccount(), port = 0, pagesPort = 0, control } = options
  const keys = createAccountKeys(account)
  const trades = createTrades()
  const notifier = createNotifier({ account, ...(options.timeScale !== undefined && { timeScale: options.timeScale }) })
  const requests: GatewayRequest[] = []
  let mode: GatewayMode = 'normal'
  let pages = ''

  const deps: CallDeps = { trades, notify: notifier.notify, qrAddressOf: ({ code }) => `${pages}/pay/${code}` }

  const answerInMode = (request: GatewayRequest): GatewayAnswer => {
    if (mode === 'busy') return { code: '20000', msg: 'Service Currently Unavailable', sub_code: 'isp.unknown-error' }
    if (mode === 'refuse') return businessFailure('ACQ.SYSTEM_ERROR', '系统错误')
    if (mode === 'forbidden')
      return { code: '40006', msg: 'Insufficient Permissions', sub_code: 'isv.insufficient-isv-permissions' }
    if (mode === 'poor' && request.method === 'alipay.trade.refund')
      return businessFailure('ACQ.SELLER_BALANCE_NOT_ENOUGH', '卖家余额不足')
    const answer = answerCall(request.method, request.content, request.fields['notify_url'] ?? '', deps)
    return mode === 'wrong_amount' && 'total_amount' in answer ? { ...answer, total_amount: '0.01' } : answer
  }

  const toReply = (method: string, answer: GatewayAnswer, isSigned = true): DriveReply => {
    const json = JSON.stringify(answer)
    const sign = keys.sign(mode === 'wrong_sign' ? `${json} ` : json)
    const end = isSigned && mode !== 'unsigned' ? `,"sign":"${sign}"` : ''
    const headers = { 'content-type': 'application/json;charset=utf-8' }
    return { headers, body: `{"${method.replaceAll('.', '_')}_response":${json}${end}}` }
  }

  const answerGateway = ({ path, query, fields }: DriveRequest): DriveReply => {
    const all = new Map([...query, ...fields])
    const method = all.get('method') ?? ''
    if (path !== '/gateway.do') return { status: 404, body: 'no such page' }
    if (all.get('app_id') !== account.app_id)
      return toReply(method, invalidArguments('isv.invalid-app-id', '无效的AppID参数'), false)
    if (all.get('sign_type') !== 'RSA2' || !keys.isSignedByApp(all))
      return toReply(method, invalidArguments('isv.invalid-signature', '验签出错'))
    const content = parseContent(all.get('biz_content') ?? '')
    if (!content) return toReply(method, invalidArguments('isv.invalid-parameter', '参数无效'))
    const { biz_content: _content, sign: _sign, ...others } = Object.fromEntries(all)
    const request = { method, fields: others, content }
    requests.push(request)
    if (requests.length > maxRequests) requests.shift()
    return toReply(method, answerInMode(request))
  }

  const sendingModes = ['hang', 'garbage', 'huge', 'truncated', 'wrong_types', 'redirect_inside'] as const
  const server = await startLoopbackServer(hosts, port, async (request, response) => {
    const sendingMode = typeof mode === 'object' ? mode : (sendingModes.find((one) => one === mode) ?? 'normal')
    await sendReply(response, sendingMode, request, answerGateway(request))
  })

  const find = (outTradeNo: string): SimulatedTrade => {
    const trade = trades.find(outTradeNo)
    if (!trade) throw new Error(`no trade ${outTradeNo}`)
    return trade
  }
  const scanTrade = (trade: SimulatedTrade): void => {
    if (trade.status !== 'PRECREATED') return
    const isLate = trade.expiresAt <= new Date()
    trade.status = isLate ? 'TRADE_CLOSED' : 'WAIT_BUYER_PAY'
    if (isLate) trade.closedAt = trade.expiresAt
  }
  const payTrade = (trade: SimulatedTrade): void => {
    scanTrade(trade)
    if (trade.status !== 'WAIT_BUYER_PAY') return
    trade.status = 'TRADE_SUCCESS'
    trade.paidAt = new Date()
    notifier.notify(trade)
  }

  const answerPage = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, code] = /^\/pay\/([a-z0-9]{1,64})$/.exec(request.url ?? '') ?? []
    if (code === undefined) return control ? control(request, response) : void response.writeHead(404).end()
    const trade = trades.findByCode(code)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'",
    }
    if (!trade) return void response.writeHead(404, headers).end(writeUnknownPage())
    scanTrade(trade)
    if (request.method !== 'POST') return void response.writeHead(200, headers).end(writePayPage(trade))
    if (Number(request.headers['content-length'] ?? maxFormBytes + 1) > maxFormBytes)
      return void response.writeHead(413).end()
    const action = new URLSearchParams(await text(request)).get('action')
    if (action === 'pay') payTrade(trade)
    response.writeHead(200, headers).end(writePayPage(trade, action === 'cancel'))
  }
  const pageServer = createServer({ requestTimeout: 5_000 }, (request, response) => {
    answerPage(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500)
      response.end(String(error))
    })
  })
  pages = await listen(pageServer, pagesPort)

  return {
    ...server,
    account,
    pages,
    setGatewayMode: (next) => {
      mode = next
    },
    setNotificationMode: notifier.setMode,
    asked: () => [...requests],
    sent: notifier.sent,
    trades: trades.list,
    scan: (outTradeNo) => scanTrade(find(outTradeNo)),
    pay: (outTradeNo) => payTrade(find(outTradeNo)),
    finish: (outTradeNo) => {
      const trade = find(outTradeNo)
      trade.status = 'TRADE_FINISHED'
      notifier.notify(trade)
    },
    refund: (outTradeNo, cents) => {
      const trade = find(outTradeNo)
      refund(trade, cents, `office-${trade.refunds.size + 1}`, deps)
    },
    buildNotification: (outTradeNo, more) => notifier.build(find(outTradeNo), more),
    [Symbol.asyncDispose]: async () => {
      notifier.stop()
      pageServer.closeAllConnections()
      await Promise.all([new Promise((resolve) => pageServer.close(resolve)), server[Symbol.asyncDispose]()])
    },
  }
}
