import { openOutboundClient } from '@pandex/platform/outbound/outbound-client'
import type { OutboundClient } from '@pandex/platform/outbound/outbound-client'
import { startAlipaySimulator } from '../../../deploy/simulators/alipay/start-alipay-simulator.ts'
import type {
  AlipaySimulator,
  AlipaySimulatorOptions,
} from '../../../deploy/simulators/alipay/start-alipay-simulator.ts'
import { createAlipayPayments } from '../clients/payments/alipay.ts'
import type { AlipayConfig } from '../clients/payments/alipay.ts'
import type { PayableOrder, PaymentProvider } from '../clients/payments/payment-provider.ts'

export interface AlipayFixture extends AsyncDisposable {
  simulator: AlipaySimulator
  provider: PaymentProvider
  outbound: OutboundClient
  /** Replace its values to change the settings. */
  config: AlipayConfig
}

export const configOf = ({ account }: AlipaySimulator, site_address = ''): AlipayConfig => ({
  pay_type: { alipay_face: true },
  alipay_face: {
    app_id: account.app_id,
    seller_id: account.seller_id,
    private_key: account.private_key,
    alipay_public_key: account.alipay_public_key,
    gateway: '',
  },
  site_address,
})

/** A provider whose gateway is a simulator of its own. */
export const openAlipayFixture = async (options: AlipaySimulatorOptions = {}): Promise<AlipayFixture> => {
  const simulator = await startAlipaySimulator(options)
  const outbound = openOutboundClient({ mapTo: simulator })
  const config = configOf(simulator)
  const siteConfig = { read: async () => config }
  return {
    simulator,
    config,
    outbound,
    provider: createAlipayPayments({ siteConfig, outbound, isSimulated: true }),
    [Symbol.asyncDispose]: async () => {
      await outbound[Symbol.asyncDispose]()
      await simulator[Symbol.asyncDispose]()
    },
  }
}

let numbers = 0

export const makePayable = (more: Partial<PayableOrder> = {}): PayableOrder => {
  numbers += 1
  return {
    order_no: `${Date.now()}`.padEnd(14, '0') + String(numbers).padStart(6, '0'),
    amount: 1990,
    goods_name: '月度会员',
    expire_at: new Date(Date.now() + 7_200_000),
    ...more,
  }
}
