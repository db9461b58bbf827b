import type { PushEngine, PushOutcome } from '../clients/push-engines.ts'
import type { Db } from '@pandex/platform/postgres/postgres'
import { capQuota, refundQuota, takeQuota } from '../repositories/day-quotas.ts'

export type PushResult = { pushedCount: number } | Exclude<PushOutcome, { outcome: 'taken' }>

/**
 * Pushes at most one batch, whose quota is already taken. Refunds the quota if the engine refuses;
 * an aborted call refunds nothing, because its outcome is unknown.
 */
export const submitUrls = async (
  db: Db,
  engine: PushEngine,
  urls: readonly string[],
  quota: number,
  signal: AbortSignal,
): Promise<PushResult> => {
  const answer = await engine.push(urls, signal)
  if (answer.outcome === 'taken') {
    if (answer.left !== undefined) await capQuota(db, engine.name, answer.left, quota)
    return { pushedCount: urls.length }
  }
  if (answer.outcome === 'full') await capQuota(db, engine.name, 0, quota)
  else if (!signal.aborted) await refundQuota(db, engine.name, urls.length)
  return answer
}

/** Pushes as many URLs as the daily quota and one call allow. Takes the quota before the call. */
export const pushBatch = async (
  db: Db,
  engine: PushEngine,
  urls: readonly string[],
  quota: number,
  signal: AbortSignal,
): Promise<PushResult> => {
  const taken = await takeQuota(db, engine.name, Math.min(urls.length, engine.maxUrls), quota)
  return taken === 0 ? { outcome: 'full' } : submitUrls(db, engine, urls.slice(0, taken), quota, signal)
}
