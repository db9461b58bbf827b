import { AppError } from '@pandex/platform/errors'

/** What points buy: days of membership. */
interface ExchangeRule {
  id: string
  title: string
  /** What it costs. */
  coin: number
  vip_days: number
}

/** The configuration key `coin2any`. */
export interface ExchangeOffer {
  enabled: boolean
  rules: readonly ExchangeRule[]
}

/**
 * @throws AppError `failed_precondition` `user.exchange_off` while the site exchanges nothing, `not_found`
 * `user.unknown_rule` for a rule that it does not have
 */
export const pickRule = (offer: ExchangeOffer, ruleId: string): ExchangeRule => {
  if (!offer.enabled) throw new AppError('failed_precondition', 'user.exchange_off', '积分兑换未开放')
  const rule = offer.rules.find(({ id }) => id === ruleId)
  if (!rule) throw new AppError('not_found', 'user.unknown_rule', '兑换规则不存在')
  return rule
}
