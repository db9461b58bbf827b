import type { PayType } from '@pandex/contracts/enums'
import type { Context } from '@pandex/platform/grpc/context'

export interface PayableOrder {
  /** 20 digits; the provider's key of the payment. */
  order_no: string
  /** Cents. */
  amount: number
  goods_name: string
  expire_at: Date
}

/** How the buyer pays. */
export type PaymentRequest = { kind: 'qr'; url: string } | { kind: 'manual'; image: string; text: string }

export interface ProviderPayment {
  /** `unknown`: the provider has no such payment, because the buyer did not scan yet. */
  state: 'unknown' | 'waiting' | 'paid' | 'closed'
  /** Number of the payment at the provider; empty unless paid. */
  trade_no: string
  /** Cents; of a paid one. */
  amount: number
  paid_at: Date | null
}

/** A notification whose signature, application and seller were verified. */
export interface VerifiedNotification {
  order_no: string
  /** The provider's id of this notification. */
  notify_id: string
  payment: ProviderPayment
  /** Cents that went back so far; 0 when none. */
  refunded: number
  /** All fields without signature, for the admin's timeline. */
  fields: Readonly<Record<string, string>>
}

export interface RefundRequest {
  order_no: string
  /** Idempotency key: the same number again gives the money back once. */
  refund_no: string
  /** Cents. */
  amount: number
  reason: string
}

export type RefundOutcome = { state: 'returned' } | { state: 'refused'; message: string }

/**
 * A way to pay. A third one is one file with this interface and a line in `payment-providers.ts`. All calls are safe to repeat.
 * Each throws AppError `unavailable` `order.provider_unavailable` when the provider does not answer or its answer is not understood: the
 * caller asks again later and changes nothing.
 */
export interface PaymentProvider {
  readonly payType: PayType
  /** Whether the settings switch it on and are complete. */
  isEnabled(): Promise<boolean>
  createPayment(order: PayableOrder, ctx: Context): Promise<PaymentRequest>
  findPayment(order: PayableOrder, ctx: Context): Promise<ProviderPayment>
  /**
   * Closes a payment that is not paid. @returns the payment as it is now: `paid` when the money came first; `unknown` when it can still be
   * paid until the order's end, or the provider cannot be asked because its settings are incomplete
   */
  closePayment(order: PayableOrder, ctx: Context): Promise<ProviderPayment>
  refundPayment(refund: RefundRequest, ctx: Context): Promise<RefundOutcome>
  /** Undefined when the provider sends none. */
  notifications?: {
    /** What the provider reads as acknowledgement. */
    readonly acknowledgement: string
    /** @throws AppError `invalid` `order.bad_notification` */
    verify(body: Buffer): Promise<VerifiedNotification>
  }
}
