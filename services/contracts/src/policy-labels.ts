import type { PolicyKind } from './enums.ts'

export const policyLabels: Readonly<Record<PolicyKind, string>> = {
  none: '不限',
  login: '登录',
  vip: '会员',
  vip_or_coin: '会员或积分',
  coin: '付积分',
}
