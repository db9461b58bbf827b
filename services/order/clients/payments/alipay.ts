/** Alipay face-to-face payments by QR code: https://opendocs.alipay.com/open/194/105072 */
import { AppError } from '@pandex/platform/errors'
import { formatTime } from '@pandex/contracts/shanghai-time'
import type { Context } from '@pandex/platform/grpc/context'
import { describeFailure } from '@pandex/platform/outbound/describe-failure'
import type { OutboundClient } from '@pandex/platform/outbound/outbound-client'
import { readPublicUrl } from '@pandex/platform/outbound/public-host'
import { toCents, toYuan } from './alipay/alipay-amounts.ts'
import { createAlipayGateway } from './alipay/alipay-gateway.ts'
import type { AlipayGateway, AnswerFields, GatewayOutcome } from './alipay/alipay-gateway.ts'
import { isSetup, readSetup } from './alipay/alipay-settings.ts'
import type { AlipaySettings, AlipaySetup } from './alipay/alipay-settings.ts'
import { readNotification, readTime } from './alipay/read-notification.ts'
import type { PayableOrder, PaymentProvider, ProviderPayment, RefundRequest } from './payment-provider.ts'

export interface AlipayConfig {
  pay_type: { alipay_face: boolean }
  alipay_face: AlipaySettings
  /** Of the site; empty when unknown. */
  site_address: string
}

export interface AlipayDeps {
  siteConfig: { read: () => Promise<AlipayConfig> }
  outbound: OutboundClient
  /** The gateway is the simulator, whose pages and notifications stay on this machine. */
  isSimulated?: boolean
}

/** The client of the settings as they are now. */
export interface OpenAlipay {
  setup: AlipaySetup
  gateway: AlipayGateway
}

const maxCallMs = 5_000
/** Left for the transaction that stores the answer. */
const reserveMs = 500

const maxSubjectLength = 120

const unavailable = (cause?: unknown): AppError =>
  new AppError('unavailable', 'order.provider_unavailable', '支付平台暂时没有响应，请稍后再试', {}, { cause })

/** Alipay refuses `/`, `=` and `&` here. */
const subjectOf = (name: string): string =>
  name
    .replaceAll(/[/=&\p{Cc}]/gu, ' ')
    .slice(0, maxSubjectLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim() || '订单'

const nothing: Pick<ProviderPayment, 'trade_no' | 'amount' | 'paid_at'> = { trade_no: '', amount: 0, paid_at: null }

const describe = (outcome: Exclude<GatewayOutcome, { kind: 'answer' }>): string =>
  outcome.kind === 'unreachable' ? describeFailure(outcome.error) : outcome.kind

/** Codes are words of Alipay's documentation: anything else could be a part of a secret. */
const codeOf = (fields: AnswerFields): string =>
  [fields['code'], fields['sub_code']].filter((code) => /^[\w.-]{1,80}$/.test(code ?? '')).join(' ')

const isUnknownTrade = (fields: AnswerFields): boolean => fields['sub_code'] === 'ACQ.TRADE_NOT_EXIST'

/** Answers that say nothing about the trade: asking again may help. */
const isTemporary = ({ code, sub_code: subCode = '' }: AnswerFields): boolean =>
  (code !== '10000' && code !== '40004') || /SYSTEM_ERROR|SYSTEM_BUSY|^aop\./i.test(subCode)

/** Opens the client of the settings; unchanged settings keep it. */
const createAlipayOpener = (deps: Pick<AlipayDeps, 'siteConfig' | 'outbound'>) => {
  let latest: { settings: AlipaySettings; open: OpenAlipay | undefined } | undefined
  const openWith = (settings: AlipaySettings): OpenAlipay | undefined => {
    if (latest?.settings !== settings) {
      const setup = readSetup(settings)
      const open = isSetup(setup) ? { setup, gateway: createAlipayGateway(setup, deps.outbound) } : undefined
      latest = { settings, open }
    }
    return latest.open
  }
  return async () => {
    const config = await deps.siteConfig.read()
    return { config, open: openWith(config.alipay_face) }
  }
}

const refusalTexts: Readonly<Record<string, string>> = {
  'ACQ.SELLER_BALANCE_NOT_ENOUGH': '收款账户余额不足，请充值后再退款',
  'ACQ.TRADE_HAS_FINISHED': '交易已完结，超过了可退款的期限，请线下退款',
  'ACQ.TRADE_NOT_EXIST': '支付宝没有这笔交易',
  'ACQ.TRADE_STATUS_ERROR': '这笔交易没有付款，或已全额退款',
  'ACQ.TRADE_HAS_CLOSE': '这笔交易已关闭',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL': '退款金额超过了可退金额',
  'ACQ.BUYER_NOT_EXIST': '买家账户不存在，请线下退款',
  'ACQ.BUYER_ERROR': '买家账户异常，请线下退款',
  'ACQ.BUYER_ENABLE_STATUS_FORBID': '买家账户状态异常，请线下退款',
}

export const createAlipayPayments = ({ isSimulated = false, ...deps }: AlipayDeps): PaymentProvider => {
  const load = createAlipayOpener(deps)

  const requireOpen = async (): Promise<OpenAlipay & { config: AlipayConfig }> => {
    const { config, open } = await load()
    if (!open) throw unavailable()
    return { ...open, config }
  }

  /** @returns an answer about the trade: code 10000 or 40004 @throws AppError unavailable */
  const ask = async (
    gateway: AlipayGateway,
    method: string,
    content: Readonly<Record<string, string>>,
    ctx: Context,
    notifyUrl?: string,
  ): Promise<AnswerFields> => {
    const timeoutMs = Math.min(maxCallMs, ctx.deadlineMs - Date.now() - reserveMs)
    if (timeoutMs <= 0) throw unavailable()
    const outcome = await gateway.call({ method, content, notifyUrl, timeoutMs, signal: ctx.signal })
    if (outcome.kind === 'answer' && !isTemporary(outcome.fields)) return outcome.fields
    const reason = outcome.kind === 'answer' ? codeOf(outcome.fields) : describe(outcome)
    ctx.log.warn({ method, reason }, 'alipay: call failed, asking again later')
    throw unavailable()
  }

  const toPayment = (fields: AnswerFields, order: PayableOrder, ctx: Context): ProviderPayment => {
    if (isUnknownTrade(fields)) return { state: 'unknown', ...nothing }
    const amount = toCents(fields['total_amount'] ?? '')
    const isOther = fields['out_trade_no'] !== order.order_no
    if (fields['code'] === '10000' && !isOther && amount !== undefined) {
      switch (fields['trade_status']) {
        case 'WAIT_BUYER_PAY':
          return { state: 'waiting', ...nothing }
        case 'TRADE_CLOSED':
          return { state: 'closed', ...nothing }
        case 'TRADE_SUCCESS':
        case 'TRADE_FINISHED':
          if (/^\d{1,64}$/.test(fields['trade_no'] ?? ''))
            return {
              state: 'paid',
              trade_no: fields['trade_no'] ?? '',
              amount,
              paid_at: readTime(fields['send_pay_date']),
            }
      }
    }
    ctx.log.warn({ reason: codeOf(fields) }, 'alipay: answer not understood, asking again later')
    throw unavailable()
  }

  const find = async (gateway: AlipayGateway, order: PayableOrder, ctx: Context): Promise<ProviderPayment> =>
    toPayment(await ask(gateway, 'alipay.trade.query', { out_trade_no: order.order_no }, ctx), order, ctx)

  const notifyUrlOf = (address: string): string | undefined => {
    const isReachable = readPublicUrl(address, { protocols: ['https:', 'http:'], isPrivateAllowed: isSimulated })
    return isReachable ? `${address.replace(/\/+$/, '')}/v1/pay/alipay/notify` : undefined
  }

  /** The content of the code becomes a link: only addresses of Alipay, or of the simulator. */
  const isCodeAddress = (text: string): boolean =>
    /^https:\/\/[\w.-]+\.alipay\.com\/[\w./?=&%-]{1,400}$/.test(text) ||
    (isSimulated && /^http:\/\/127\.0\.0\.1:\d+\/pay\/\w+$/.test(text))

  const isReturned = async (
    gateway: AlipayGateway,
    { order_no, refund_no }: RefundRequest,
    ctx: Context,
  ): Promise<boolean> => {
    const content = { out_trade_no: order_no, out_request_no: refund_no }
    const fields = await ask(gateway, 'alipay.trade.fastpay.refund.query', content, ctx)
    return fields['code'] === '10000' && fields['refund_status'] === 'REFUND_SUCCESS'
  }

  return {
    payType: 'alipay_face',

    isEnabled: async () => {
      const { config, open } = await load()
      return config.pay_type.alipay_face && open !== undefined
    },

    createPayment: async (order, ctx) => {
      const { gateway, config } = await requireOpen()
      const content = {
        out_trade_no: order.order_no,
        total_amount: toYuan(order.amount),
        subject: subjectOf(order.goods_name),
        time_expire: formatTime(order.expire_at),
        product_code: 'FACE_TO_FACE_PAYMENT',
      }
      const fields = await ask(gateway, 'alipay.trade.precreate', content, ctx, notifyUrlOf(config.site_address))
      const { qr_code: url = '' } = fields
      if (fields['code'] === '10000' && isCodeAddress(url)) return { kind: 'qr', url }
      // ACQ.TRADE_HAS_SUCCESS and ACQ.TRADE_HAS_CLOSE: the next query finds the payment.
      ctx.log.warn({ reason: codeOf(fields) }, 'alipay: no code for an order, asking again later')
      throw unavailable()
    },

    findPayment: async (order, ctx) => find((await requireOpen()).gateway, order, ctx),

    // `cancel` would give the money of a paid trade back, `close` refuses.
    closePayment: async (order, ctx) => {
      const { open } = await load()
      // Without keys Alipay cannot be asked, and orders must not stay pending for ever. Closed as `unknown`, they are checked later.
      if (!open) return { state: 'unknown', ...nothing }
      const { gateway } = open
      const fields = await ask(gateway, 'alipay.trade.close', { out_trade_no: order.order_no }, ctx)
      if (fields['code'] === '10000') return { state: 'closed', ...nothing }
      if (isUnknownTrade(fields)) return { state: 'unknown', ...nothing }
      return find(gateway, order, ctx)
    },

    refundPayment: async (refund, ctx) => {
      const { gateway } = await requireOpen()
      const content = {
        out_trade_no: refund.order_no,
        out_request_no: refund.refund_no,
        refund_amount: toYuan(refund.amount),
        refund_reason: subjectOf(refund.reason),
      }
      const fields = await ask(gateway, 'alipay.trade.refund', content, ctx)
      if (fields['code'] === '10000' && fields['fund_change'] === 'Y') return { state: 'returned' }
      // A repeated request changes nothing, and a refusal may concern the repetition only.
      if (await isReturned(gateway, refund, ctx)) return { state: 'returned' }
      if (fields['code'] === '10000') throw unavailable()
      const code = fields['sub_code'] ?? ''
      return { state: 'refused', message: refusalTexts[code] ?? `支付宝拒绝退款（${codeOf(fields)}）` }
    },

    notifications: {
      acknowledgement: 'success',
      verify: async (body) => {
        const { setup, gateway } = await requireOpen()
        return readNotification(body, setup, gateway)
      },
    },
  }
}
