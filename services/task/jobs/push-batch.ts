import type { PushEngine, PushOutcome } from '../clients/push-engines.ts'
import type { Db } from '@pandex/platform/postgres'
import { capQuota, giveBackQuota, takeQuota } from '../repositories/day-quotas.ts'

/** How many addresses were told, or why not. */
export type Pushed = { told: number } | Exclude<PushOutcome, { outcome: 'taken' }>

/**
 * Tells an engine of addresses, as many of them as today's quota and one call allow. The quota is taken before it is asked, so that
 * it is never exceeded; what the engine did not take is given back.
 */
export const pushBatch = async (
  db: Db,
  engine: PushEngine,
  urls: readonly string[],
  quota: number,
  signal: AbortSignal,
): Promise<Pushed> => {
  const taken = await takeQuota(db, engine.name, Math.min(urls.length, engine.batch), quota)
  if (taken === 0) return { outcome: 'full' }
  const answer = await engine.push(urls.slice(0, taken), signal)
  if (answer.outcome === 'taken') {
    if (answer.left !== undefined) await capQuota(db, engine.name, answer.left, quota)
    return { told: taken }
  }
  if (answer.outcome === 'full') await capQuota(db, engine.name, 0, quota)
  else await giveBackQuota(db, engine.name, taken)
  return answer
}
