/** Short label of an access policy; empty when access is free. */
export const policyLabel = (policy: string, coin: number): string => {
  if (policy === 'login') return '登录'
  if (policy === 'vip') return '会员'
  if (policy === 'coin') return `${coin} 积分`
  if (policy === 'vip_or_coin') return coin > 0 ? `会员 / ${coin} 积分` : '会员'
  return ''
}
