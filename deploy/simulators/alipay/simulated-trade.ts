import { randomBytes, randomInt } from 'node:crypto'
import { formatTime } from '@pandex/contracts/shanghai-time'

/** `PRECREATED`: nobody has scanned the code, so the calls answer that the trade does not exist. */
export type TradeStatus = 'PRECREATED' | 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED' | 'TRADE_FINISHED'

export interface SimulatedTrade {
  /** Last part of the address in the QR code. */
  code: string
  out_trade_no: string
  trade_no: string
  subject: string
  /** Cents. */
  total: number
  status: TradeStatus
  notifyUrl: string
  expiresAt: Date
  createdAt: Date
  paidAt: Date | null
  closedAt: Date | null
  refundedAt: Date | null
  /** Cents by `out_request_no`. */
  refunds: Map<string, number>
}

const maxTrades = 5_000

const makeTradeNo = (now: Date): string =>
  formatTime(now).slice(0, 10).replaceAll('-', '') + Array.from({ length: 20 }, () => randomInt(10)).join('')

export const refundedOf = (trade: SimulatedTrade): number =>
  [...trade.refunds.values()].reduce((sum, one) => sum + one, 0)

/** All trades in memory, the oldest give way. */
export const createTrades = () => {
  const trades = new Map<string, SimulatedTrade>()
  const codes = new Map<string, string>()
  return {
    find: (outTradeNo: string) => trades.get(outTradeNo),
    findByCode: (code: string) => trades.get(codes.get(code) ?? ''),
    list: () => [...trades.values()],
    add: (request: Pick<SimulatedTrade, 'out_trade_no' | 'subject' | 'total' | 'notifyUrl' | 'expiresAt'>) => {
      const now = new Date()
      const trade: SimulatedTrade = {
        ...request,
        code: `bax${randomBytes(16).toString('hex')}`,
        trade_no: makeTradeNo(now),
        status: 'PRECREATED',
        createdAt: now,
        paidAt: null,
        closedAt: null,
        refundedAt: null,
        refunds: new Map(),
      }
      trades.set(trade.out_trade_no, trade)
      codes.set(trade.code, trade.out_trade_no)
      const [oldest] = trades.size > maxTrades ? trades.values() : []
      if (oldest) {
        trades.delete(oldest.out_trade_no)
        codes.delete(oldest.code)
      }
      return trade
    },
  }
}

export type Trades = ReturnType<typeof createTrades>
