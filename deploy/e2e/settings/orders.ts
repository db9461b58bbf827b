/** Goods, orders and transfers of the tested site. */
import { unwrap } from '../harness/admin.ts'
import type { Envelope } from '../harness/product-client.ts'
import type { createReader } from './people.ts'
import type { SettingsSite } from './settings-site.ts'

interface OrderPayment {
  order_no: string
  pay: { kind: string; image: string; text: string }
}

type Reader = Awaited<ReturnType<typeof createReader>>

/** Orders new goods. */
export const order = async (
  { admin }: SettingsSite,
  { client }: Reader,
  payType: string,
): Promise<Envelope<OrderPayment>> => {
  const goods = { name: '月度会员', price: 990, vip_days: 30, on_shelf: true, request_id: crypto.randomUUID() }
  const { id } = await unwrap(admin.post<{ id: number }>('/admin/v1/goods/create', goods))
  const request = { goods_id: id, pay_type: payType, request_id: crypto.randomUUID() }
  return (await client.post<OrderPayment>('/auth/v1/order/create', request)).envelope
}

/** Orders by transfer, as the payer and the admin see it through. */
export const buyByTransfer = async (site: SettingsSite, reader: Reader): Promise<void> => {
  const { data } = await order(site, reader, 'manual')
  const { list } = await unwrap(
    site.admin.get<{ list: { id: number }[] }>(`/admin/v1/order/list?order_no=${data.order_no}`),
  )
  const change = { id: list[0]?.id, action: 'mark_paid', request_id: crypto.randomUUID() }
  await unwrap(site.admin.post('/admin/v1/order/update', change))
}
