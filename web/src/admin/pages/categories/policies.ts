import type { PolicyKind } from '@pandex/contracts/enums'
import { choicesOf, labelOf } from '../../kit/form/choices.ts'

export const policies = choicesOf<PolicyKind | ''>({
  '': '继承上级',
  none: '公开',
  login: '登录',
  vip: '会员',
  vip_or_coin: '会员或积分',
  coin: '积分',
})

export const policyLabel = (policy: string): string => labelOf(policies, policy)
