import { effect } from '../effect.ts'
import type { EffectGroup, Observe } from '../effect.ts'
import { order } from '../orders.ts'
import { createReader } from '../people.ts'

const accounts = { enable_user_system: true }

const orderCode: Observe = async (site) => (await order(site, await createReader(site), 'manual')).code

const transfer =
  (part: 'image' | 'text'): Observe =>
  async (site) =>
    (await order(site, await createReader(site), 'manual')).data.pay[part]

export const paymentGroups: readonly EffectGroup[] = [
  {
    name: 'Payment by transfer',
    given: { user: accounts },
    effects: [effect('pay_type.manual', true, orderCode, 0, 200)],
  },
  {
    name: 'How to transfer',
    given: { user: accounts, pay_type: { manual: true }, manual_transfer: { text: '转到书房' } },
    effects: [
      effect('manual_transfer.qr_url', '/pay.png', transfer('image'), '', '/pay.png'),
      effect('manual_transfer.text', '转到前台', transfer('text'), '转到书房', '转到前台'),
    ],
  },
]
