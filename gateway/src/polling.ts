import type { Logger } from '@pandex/platform/logging/logger'
import { startLoop } from '@pandex/platform/scheduling/loop'
import type { Loop } from '@pandex/platform/scheduling/loop'

export type Polling = Pick<Loop, 'name' | 'firstRun' | typeof Symbol.asyncDispose>

const defaultMaxPauseMs = 5_000

/**
 * Runs `work` repeatedly, `intervalMs` after the previous run: up to 20 % earlier, so that replicas do not poll in step, and later with each
 * failure (exponential back-off). `work` keeps the value that it fetched.
 */
export const startPolling = (
  name: string,
  intervalMs: number,
  log: Logger,
  work: () => Promise<void>,
  maxPauseMs = defaultMaxPauseMs,
): Polling =>
  startLoop({
    name,
    intervalMs,
    maxPauseMs,
    jitter: 0.2,
    work,
    onFailure: (error) => log.warn({ err: error }, `${name}: polling failed, using the last value`),
    onRecovery: () => log.info(`${name}: polling recovered`),
  })
