import { AppError } from '@pandex/platform/errors'

interface ExchangeRule {
  id: string
  title: string
  coin: number
  vip_days: number
}

export interface ExchangeOffer {
  enabled: boolean
  rules: readonly ExchangeRule[]
}

/** @throws AppError `failed_precondition` `user.exchange_off` if exchange is disabled, `not_found` `user.unknown_rule` */
export const pickRule = (offer: ExchangeOffer, ruleId: string): ExchangeRule => {
  if (!offer.enabled) throw new AppError('failed_precondition', 'user.exchange_off', '积分兑换未开放')
  const rule = offer.rules.find(({ id }) => id === ruleId)
  if (!rule) throw new AppError('not_found', 'user.unknown_rule', '兑换规则不存在')
  return rule
}
