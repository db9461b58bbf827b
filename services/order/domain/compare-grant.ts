export interface GrantedOrder {
  user_id: number
  coin: number
  vip_days: number
  is_overdue: boolean
  has_overdue_refund: boolean
  revoked_coin: number
  revoked_vip_days: number
}

export interface KnownGrant {
  user_id: number
  coin: number
  vip_days: number
  ledger_coin: number
  revoked_coin: number
  revoked_vip_days: number
}

export interface GrantDifference {
  kind: 'paid_not_granted' | 'wrong_grant' | 'refund_not_revoked'
  /** In Chinese. */
  text: string
}

const describe = ({ coin, vip_days }: { coin: number; vip_days: number }): string => `${coin} 积分、${vip_days} 天会员`

const compareLedger = ({ coin, ledger_coin }: KnownGrant): GrantDifference | undefined =>
  ledger_coin === coin ? undefined : { kind: 'wrong_grant', text: `应有 ${coin} 积分的流水，实有 ${ledger_coin} 积分` }

/** Compares a paid order with what the user service knows about it. Events under way are no difference. */
export const compareGrant = (order: GrantedOrder, grant: KnownGrant | undefined): GrantDifference[] => {
  if (!grant) return order.is_overdue ? [{ kind: 'paid_not_granted', text: `已支付，未发放 ${describe(order)}` }] : []
  const differences: GrantDifference[] = []
  if (grant.user_id !== order.user_id || grant.coin !== order.coin || grant.vip_days !== order.vip_days)
    differences.push({
      kind: 'wrong_grant',
      text: `应发放 ${describe(order)}，实际给用户 ${grant.user_id} 发放 ${describe(grant)}`,
    })
  else {
    const ledger = compareLedger(grant)
    if (ledger) differences.push(ledger)
  }
  if (order.has_overdue_refund) differences.push({ kind: 'refund_not_revoked', text: '已退款，积分和会员还未收回' })
  else if (grant.revoked_coin < order.revoked_coin || grant.revoked_vip_days < order.revoked_vip_days) {
    const revoked = describe({ coin: grant.revoked_coin, vip_days: grant.revoked_vip_days })
    const expected = describe({ coin: order.revoked_coin, vip_days: order.revoked_vip_days })
    differences.push({ kind: 'refund_not_revoked', text: `应收回 ${expected}，实际收回 ${revoked}` })
  }
  return differences
}
