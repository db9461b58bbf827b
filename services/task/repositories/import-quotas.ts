import { AppError } from '@pandex/platform/errors'
import type { Knex } from '@pandex/platform/postgres'
import { takeQuota } from './day-quotas.ts'

export interface LinkQuota {
  name: string
  linksPerDay: number
  isShared: boolean
}

const dayMs = 86_400_000
const shanghaiMs = 8 * 3_600_000

const secondsLeftToday = (nowMs: number): number => Math.ceil((dayMs - ((nowMs + shanghaiMs) % dayMs)) / 1000)

/**
 * Takes from a daily quota in the import's transaction, which serializes imports under one quota.
 * @throws AppError rate_limited task.too_many_today
 */
export const takeLinks = async (
  trx: Knex.Transaction,
  { name, linksPerDay, isShared }: LinkQuota,
  links: number,
): Promise<void> => {
  const left = await takeQuota(trx, `links ${name}`, links, linksPerDay)
  if (left === links) return
  const message = isShared
    ? `您所在的网络今天导入的链接太多，还可以导入 ${left} 条`
    : `每天最多导入 ${linksPerDay} 条链接，今天还可以导入 ${left} 条`
  throw new AppError('rate_limited', 'task.too_many_today', message, {
    retryAfterSeconds: secondsLeftToday(Date.now()),
  })
}
