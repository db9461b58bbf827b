import { endOfDay } from '@pandex/contracts/shanghai-time'
import { AppError } from '@pandex/platform/errors'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { takeQuota } from './day-quotas.ts'

export interface LinkQuota {
  name: string
  linksPerDay: number
  isShared: boolean
}

const secondsLeftToday = (nowMs: number): number => Math.ceil((endOfDay(new Date(nowMs)).getTime() + 1 - nowMs) / 1000)

/**
 * Takes from a daily quota in the import's transaction, which serializes imports under one quota.
 * @throws AppError rate_limited task.too_many_today
 */
export const takeLinkQuota = async (
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
