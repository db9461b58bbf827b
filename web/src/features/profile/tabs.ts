import { keyIcon, userIcon } from '../../ui/icons/icons.ts'
import type { IconShape } from '../../ui/icons/icons.ts'
import { boughtIcon, calendarIcon, coinIcon, inviteIcon, orderIcon, vipIcon } from './icons.ts'

export type TabName = 'account' | 'bought' | 'coin' | 'vip' | 'order' | 'check_in' | 'invite' | 'cdkey'

interface Tab {
  name: TabName
  label: string
  icon: IconShape
}

const tabs: readonly Tab[] = [
  { name: 'account', label: '账号', icon: userIcon },
  { name: 'bought', label: '已购', icon: boughtIcon },
  { name: 'coin', label: '积分', icon: coinIcon },
  { name: 'vip', label: '会员', icon: vipIcon },
  { name: 'order', label: '订单', icon: orderIcon },
  { name: 'check_in', label: '签到', icon: calendarIcon },
  { name: 'invite', label: '邀请', icon: inviteIcon },
  { name: 'cdkey', label: '激活码', icon: keyIcon },
]

/** Without rewards there is no invite section. */
export const tabsOf = (site: { invite: { isOn: boolean } }): readonly Tab[] =>
  tabs.filter(({ name }) => name !== 'invite' || site.invite.isOn)

/** Invalid values fall back to the first section and the first page. */
export const readTabPosition = (search: URLSearchParams, available: readonly Tab[]): { tab: TabName; page: number } => {
  const tab = available.find(({ name }) => name === search.get('tab'))?.name ?? 'account'
  const page = Number(search.get('page'))
  return { tab, page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1 }
}

/** @param status filter of the orders; empty for all */
export const tabAddress = (tab: TabName, page = 1, status = ''): string => {
  const query = new URLSearchParams()
  if (tab !== 'account') query.set('tab', tab)
  if (status !== '') query.set('status', status)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/profile?${query.toString()}` : '/profile'
}
