import type { PayType } from '@pandex/contracts/enums'
import { unavailableError } from '@pandex/platform/errors'
import type { OutboundClient } from '@pandex/platform/outbound/outbound-client'
import type { SiteConfig } from '../site-config.ts'
import { createAlipayPayments } from './alipay.ts'
import { createManualPayments } from './manual.ts'
import type { PaymentProvider } from './payment-provider.ts'

export interface PaymentProviders {
  /** @throws AppError unavailable when no provider has this name */
  get(payType: PayType): PaymentProvider
  find(name: string): PaymentProvider | undefined
}

export const createPaymentProviders = (list: readonly PaymentProvider[]): PaymentProviders => {
  const byType = new Map<string, PaymentProvider>(list.map((provider) => [provider.payType, provider]))
  return {
    find: (name) => byType.get(name),
    get: (payType) => {
      const provider = byType.get(payType)
      if (!provider) throw unavailableError()
      return provider
    },
  }
}

interface ProviderOptions {
  siteConfig: SiteConfig
  outbound: OutboundClient
  /** The gateway is the simulator. */
  isSimulated: boolean
}

export const openPaymentProviders = (options: ProviderOptions): PaymentProviders =>
  createPaymentProviders([createAlipayPayments(options), createManualPayments(options.siteConfig)])
