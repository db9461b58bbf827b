import { AppError } from '@pandex/platform/errors'
import type { Knex } from '@pandex/platform/postgres'
import { takeQuota } from './day-quotas.ts'

export interface LinkQuota {
  importer: string
  linksPerDay: number
}

const dayMs = 86_400_000
const shanghaiMs = 8 * 3_600_000

const secondsLeftToday = (nowMs: number): number => Math.ceil((dayMs - ((nowMs + shanghaiMs) % dayMs)) / 1000)

/**
 * Takes links from an importer's day, in the transaction of their import: both happen or neither does. Imports of one importer
 * wait for each other here, so that together they never take more than there is.
 * @throws AppError rate_limited task.too_many_today
 */
export const takeLinks = async (
  trx: Knex.Transaction,
  { importer, linksPerDay }: LinkQuota,
  links: number,
): Promise<void> => {
  const left = await takeQuota(trx, `links ${importer}`, links, linksPerDay)
  if (left === links) return
  const message = `每天最多导入 ${linksPerDay} 条链接，今天还可以导入 ${left} 条`
  throw new AppError('rate_limited', 'task.too_many_today', message, {
    retryAfterSeconds: secondsLeftToday(Date.now()),
  })
}
