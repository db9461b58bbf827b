export const policies = [
  { value: '', label: '继承上级' },
  { value: 'none', label: '公开' },
  { value: 'login', label: '登录' },
  { value: 'vip', label: '会员' },
  { value: 'vip_or_coin', label: '会员或积分' },
  { value: 'coin', label: '积分' },
] as const

export const policyWord = (policy: string): string => policies.find(({ value }) => value === policy)?.label ?? policy
