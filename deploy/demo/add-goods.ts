import type { SiteClient } from './site-client.ts'

/** Cents. */
const goods = [
  { name: '月度会员', price: 1_500, coin: 0, vip_days: 31, description: '会员资源免积分\n31 天有效' },
  { name: '季度会员', price: 3_900, coin: 100, vip_days: 93, description: '会员资源免积分\n93 天有效\n送 100 积分' },
  { name: '年度会员', price: 12_800, coin: 500, vip_days: 366, description: '会员资源免积分\n366 天有效\n送 500 积分' },
  { name: '100 积分', price: 600, coin: 100, vip_days: 0, description: '永久有效' },
  { name: '500 积分', price: 2_500, coin: 500, vip_days: 0, description: '永久有效' },
] as const

/** Fills the shop. Safe to repeat. @param isSimulated payments are simulated, so that they may be switched on @returns the number of goods */
export const addGoods = async (site: SiteClient, isSimulated: boolean): Promise<number> => {
  const { list } = await site.call<{ list: { name: string }[] }>('/admin/v1/goods/list?size=100')
  const known = new Set(list.map(({ name }) => name))
  for (const one of goods.filter(({ name }) => !known.has(name))) {
    const request_id = `demo-${one.vip_days}-${one.coin}`
    await site.call('/admin/v1/goods/create', { ...one, remark: '', on_shelf: true, request_id })
  }
  if (isSimulated) {
    const value = JSON.stringify({ alipay_face: true, manual: false })
    await site.call('/admin/v1/site_config/update', { name: 'pay_type', value })
  }
  return goods.length
}
