import type { SiteConfig } from '../site-config.ts'
import type { PaymentProvider, ProviderPayment } from './payment-provider.ts'

const noMoney = { trade_no: '', amount: 0, paid_at: null }

/** Transfers to the operator's own QR code. An admin looks for the money and transfers refunds back, so nothing is called. */
export const createManualPayments = (siteConfig: SiteConfig): PaymentProvider => ({
  payType: 'manual',

  isEnabled: async () => {
    const { pay_type, manual_transfer } = await siteConfig.read()
    return pay_type.manual && (manual_transfer.qr_url !== '' || manual_transfer.text !== '')
  },

  createPayment: async () => {
    const { manual_transfer } = await siteConfig.read()
    return { kind: 'manual', image: manual_transfer.qr_url, text: manual_transfer.text }
  },

  findPayment: async (): Promise<ProviderPayment> => ({ state: 'waiting', ...noMoney }),

  closePayment: async (): Promise<ProviderPayment> => ({ state: 'closed', ...noMoney }),

  refundPayment: async () => ({ state: 'returned' }),
})
