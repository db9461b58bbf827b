import { createSimulatedAccount } from '../../../simulators/alipay/simulated-account.ts'
import { unwrap } from '../../harness/admin.ts'
import { effect } from '../effect.ts'
import type { Effect, EffectGroup, Observe } from '../effect.ts'
import { order } from '../orders.ts'
import { createReader } from '../people.ts'
import type { SettingsSite } from '../settings-site.ts'

const accounts = { enable_user_system: true }

const orderCode =
  (payType: string): Observe =>
  async (site) =>
    (await order(site, await createReader(site), payType)).code

const transfer =
  (part: 'image' | 'text'): Observe =>
  async (site) =>
    (await order(site, await createReader(site), 'manual')).data.pay[part]

const otherAccount = createSimulatedAccount()

type AlipaySettings = Record<'app_id' | 'seller_id' | 'private_key' | 'alipay_public_key', string>

const alipaySettings = ({ alipay }: SettingsSite): AlipaySettings => {
  const { app_id, seller_id, private_key, alipay_public_key } = alipay.account
  return { app_id, seller_id, private_key, alipay_public_key }
}

/** What a signed call of the gateway says about the saved account. */
const alipayMessage: Observe = async ({ admin }) =>
  (await unwrap(admin.post<{ message: string }>('/admin/v1/site_config/test', { name: 'alipay_face' }))).message

/** The answer to a notification of Alipay about a new order. */
const notificationAnswer: Observe = async (site) => {
  const { data } = await order(site, await createReader(site), 'alipay_face')
  site.alipay.scan(data.order_no)
  const body = new URLSearchParams(site.alipay.buildNotification(data.order_no))
  return (await fetch(new URL('/v1/pay/alipay/notify', site.product.url), { method: 'POST', body })).text()
}

const works = '密钥和网关可用，可以收款'

/** One form with one field: the account works only when all of its fields are right. */
const alipayGroup = (
  field: keyof AlipaySettings | 'gateway',
  wrong: string,
  observe: Observe,
  before: string,
  [value, after]: [value: Effect['value'], after: string],
): EffectGroup => ({
  name: `Account of Alipay: ${field}`,
  given: (site) => ({
    user: accounts,
    pay_type: { alipay_face: true },
    alipay_face: { ...alipaySettings(site), [field]: wrong },
  }),
  effects: [effect(`alipay_face.${field}`, value, observe, before, after)],
})

const valueOf = (field: keyof AlipaySettings) => (site: SettingsSite) => alipaySettings(site)[field]

export const paymentGroups: readonly EffectGroup[] = [
  {
    name: 'Payment by transfer',
    given: { user: accounts },
    effects: [effect('pay_type.manual', true, orderCode('manual'), 0, 200)],
  },
  {
    name: 'How to transfer',
    given: { user: accounts, pay_type: { manual: true }, manual_transfer: { text: '转到书房' } },
    effects: [
      effect('manual_transfer.qr_url', '/pay.png', transfer('image'), '', '/pay.png'),
      effect('manual_transfer.text', '转到前台', transfer('text'), '转到书房', '转到前台'),
    ],
  },
  {
    name: 'Payment by Alipay',
    given: (site) => ({ user: accounts, pay_type: {}, alipay_face: alipaySettings(site) }),
    effects: [effect('pay_type.alipay_face', true, orderCode('alipay_face'), 0, 200)],
  },
  alipayGroup('app_id', otherAccount.app_id, alipayMessage, '支付宝没有这个应用编号，请核对，并确认应用已上线', [
    valueOf('app_id'),
    works,
  ]),
  alipayGroup('seller_id', otherAccount.seller_id, notificationAnswer, 'failure', [valueOf('seller_id'), 'success']),
  alipayGroup(
    'private_key',
    otherAccount.private_key,
    alipayMessage,
    '应用私钥与开放平台登记的应用公钥不是一对，请重新上传应用公钥或更换私钥',
    [valueOf('private_key'), works],
  ),
  alipayGroup(
    'alipay_public_key',
    otherAccount.alipay_public_key,
    alipayMessage,
    '支付宝公钥与应用不匹配，无法验证支付宝的回答',
    [valueOf('alipay_public_key'), works],
  ),
  alipayGroup('gateway', '', alipayMessage, works, [
    'https://gateway.example/elsewhere',
    '网关的回答无法识别，请核对网关地址',
  ]),
]
