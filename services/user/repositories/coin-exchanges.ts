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
): Promise<Pick<CoinExchange, 'rule_id' | 'coin_after' | 'vip_until_after'> | undefined> => {
  const row = (await trx('coin_exchanges')
    .where({ user_id: userId, request_id: requestId })
    .first('rule_id', 'coin_after', 'vip_until_after')) as
    | { rule_id: string; coin_after: string; vip_until_after: Date }
    | undefined
  return row && { ...row, coin_after: Number(row.coin_after) }
}

export const insertExchange = async (trx: Knex.Transaction, exchange: CoinExchange): Promise<void> => {
  await trx('coin_exchanges').insert(exchange)
}
