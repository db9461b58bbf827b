import type { Logger } from '../logging/logger.ts'
import type { Resource } from '../process/resource.ts'
import { startLoop } from './loop.ts'

export interface PeriodicTask {
  name: string
  /** From the end of one round to the start of the next. */
  everyMs: number
  log: Logger
  /** One round. Errors are logged and do not stop the loop. */
  work: (signal: AbortSignal) => Promise<void>
}

export const startPeriodicTask = ({ name, everyMs, log, work }: PeriodicTask): Resource =>
  startLoop({
    name,
    intervalMs: everyMs,
    work,
    onFailure: (error) => log.warn({ err: error }, `${name}: background task failed, retrying in ${everyMs / 1000} s`),
  })
