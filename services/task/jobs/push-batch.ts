import type { PushEngine, PushOutcome } from '../clients/push-engines.ts'
import type { Db } from '@pandex/platform/postgres'
import { capQuota, giveBackQuota, takeQuota } from '../repositories/day-quotas.ts'

/** How many addresses were told, or why not. */
export type Pushed = { told: number } | Exclude<PushOutcome, { outcome: 'taken' }>

/**
 * Tells an engine of addresses for which quota was taken already, no more than one call may have. What the engine did not take is
 * given back; when nobody waited for its answer, nobody knows.
 */
export const tellEngine = async (
  db: Db,
  engine: PushEngine,
  urls: readonly string[],
  quota: number,
  signal: AbortSignal,
): Promise<Pushed> => {
  const answer = await engine.push(urls, signal)
  if (answer.outcome === 'taken') {
    if (answer.left !== undefined) await capQuota(db, engine.name, answer.left, quota)
    return { told: urls.length }
  }
  if (answer.outcome === 'full') await capQuota(db, engine.name, 0, quota)
  else if (!signal.aborted) await giveBackQuota(db, engine.name, urls.length)
  return answer
}

/** Tells an engine of addresses, as many of them as today's quota and one call allow; the quota is taken before it is asked. */
export const pushBatch = async (
  db: Db,
  engine: PushEngine,
  urls: readonly string[],
  quota: number,
  signal: AbortSignal,
): Promise<Pushed> => {
  const taken = await takeQuota(db, engine.name, Math.min(urls.length, engine.batch), quota)
  return taken === 0 ? { outcome: 'full' } : tellEngine(db, engine, urls.slice(0, taken), quota, signal)
}
