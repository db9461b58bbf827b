import type { Knex } from '@pandex/platform/postgres/postgres'

export interface CoinExchange {
  user_id: number
  request_id: string
  rule_id: string
  cost: number
  vip_days: number
  coin_after: number
  vip_until_after: Date
}

export const findExchange = async (
  trx: Knex.Transaction,
  userId: number,
  requestId: string,
): Promise<Pick<CoinExchange, 'rule_id' | 'coin_after' | 'vip_until_after'> | undefined> =>
  trx('coin_exchanges')
    .where({ user_id: userId, request_id: requestId })
    .first('rule_id', 'coin_after', 'vip_until_after')

export const insertExchange = async (trx: Knex.Transaction, exchange: CoinExchange): Promise<void> => {
  await trx('coin_exchanges').insert(exchange)
}
