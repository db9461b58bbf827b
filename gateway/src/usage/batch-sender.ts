import { randomUUID } from 'node:crypto'
import { AppError } from '@pandex/platform/errors'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Context } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import { startLoop } from '@pandex/platform/scheduling/loop'
import type { Polling } from '../polling.ts'

export interface Batch<R> {
  batch_id: string
  list: R[]
}

export interface BatchSender {
  /** A failed batch is sent again with the same `batch_id` by the next flush. */
  flush: () => Promise<void>
  polling: Polling
}

export interface BatchSenderOptions<R> {
  name: string
  takeRows: () => R[]
  send: (batch: Batch<R>, ctx: Context) => Promise<unknown>
  log: Logger
}

const flushIntervalMs = 2_000
const maxPauseMs = 5_000
const budgetMs = 3_000

const maxRows = 5_000

/** Sends rows collected in memory every two seconds, in batches whose `batch_id` lets the receiver ignore repetitions. */
export const startBatchSender = <R>({ name, takeRows, send, log }: BatchSenderOptions<R>): BatchSender => {
  let unsent: Batch<R>[] = []

  const takeBatches = (): Batch<R>[] => {
    const rows = takeRows()
    const count = Math.ceil(rows.length / maxRows)
    return Array.from({ length: count }, (_, at) => ({
      batch_id: randomUUID(),
      list: rows.slice(at * maxRows, (at + 1) * maxRows),
    }))
  }
  const dropRejected = (error: unknown): void => {
    if (!(error instanceof AppError) || error.kind !== 'invalid') throw error
    log.error({ err: error }, `${name}: batch refused, discarding it`)
  }
  const flush = async (): Promise<void> => {
    if (unsent.length === 0) unsent = takeBatches()
    for (let batch = unsent[0]; batch; batch = unsent[0]) {
      await send(batch, backgroundContext(log, budgetMs)).catch(dropRejected)
      unsent.shift()
    }
  }
  const loop = startLoop({
    name,
    intervalMs: flushIntervalMs,
    maxPauseMs,
    jitter: 0.2,
    work: flush,
    onFailure: (error) => log.warn({ err: error }, `${name}: sending failed, keeping the counts for the next try`),
    onRecovery: () => log.info(`${name}: sending recovered`),
  })
  return { flush, polling: loop }
}
