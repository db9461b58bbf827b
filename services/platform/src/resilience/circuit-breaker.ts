import { setTimeout as delay } from 'node:timers/promises'
import { peerSilenceMs } from '../process/config.ts'
import { isDependencyError } from './dependency-error.ts'
import { AppError } from '../errors.ts'
import type { Logger } from '../logging/logger.ts'
import { metrics } from '../telemetry/metrics.ts'
import { withTimeout } from './with-timeout.ts'

export interface CircuitBreaker extends Disposable {
  /**
   * Runs the work while the circuit is closed. The signal passed to the work aborts when the circuit opens.
   * @throws AppError unavailable `code`, with `retryAfterSeconds`, immediately while the circuit is open; otherwise what the work throws
   */
  run<T>(work: (signal: AbortSignal) => Promise<T>, caller: { signal: AbortSignal; log: Logger }): Promise<T>
  requireClosed(): void
}

export interface CircuitBreakerOptions {
  component: string
  peer: string
  code: string
  message?: string
  /** A cheap request that a healthy peer answers immediately. Rejects when the peer does not answer. */
  probe: (signal: AbortSignal) => Promise<unknown>
  isFailure?: (error: unknown) => boolean
  suspectMs?: number
  probeTimeoutMs?: number
  probeEveryMs?: number
}

const openedReason = new DOMException('The circuit opened', 'AbortError')

/**
 * Fails calls fast while a peer does not answer. A failed, aborted or slow call only triggers a probe; the circuit opens when the probe
 * fails too, so slow work alone never opens it. While open, the breaker probes by itself and spends no caller's request.
 */
export const createCircuitBreaker = ({
  component,
  peer,
  code,
  message = '服务繁忙，请稍后再试',
  probe,
  isFailure = isDependencyError,
  suspectMs = 500,
  probeTimeoutMs = peerSilenceMs(1_000),
  probeEveryMs = 1_000,
}: CircuitBreakerOptions): CircuitBreaker => {
  const disposed = new AbortController()
  /** Aborted when the circuit opens. */
  const inFlight = new Set<AbortController>()
  let isOpen = false
  let isProbing = false
  let lastUpMs = Number.NEGATIVE_INFINITY

  const refusal = (cause?: unknown): AppError =>
    new AppError('unavailable', code, message, { retryAfterSeconds: Math.ceil(probeEveryMs / 1000) }, { cause })

  const isUp = async (): Promise<boolean> => {
    const ended = new AbortController()
    try {
      return await withTimeout(
        probe(ended.signal).then(() => true),
        probeTimeoutMs,
        () => false,
      )
    } catch {
      return false
    } finally {
      ended.abort()
    }
  }
  const open = async (log: Logger): Promise<void> => {
    const openedAtMs = performance.now()
    log.error({ peer }, `${component}: circuit opened, calls fail fast until ${peer} answers`)
    metrics.circuitOpen.set({ component, peer }, 1)
    metrics.circuitOpened.inc({ component, peer })
    isOpen = true
    for (const call of inFlight) call.abort(openedReason)
    do await delay(probeEveryMs, undefined, { signal: disposed.signal, ref: false })
    while (!(await isUp()))
    isOpen = false
    metrics.circuitOpen.set({ component, peer }, 0)
    const ms = Math.round(performance.now() - openedAtMs)
    log.info({ peer, open_ms: ms }, `${component}: circuit closed, calls to ${peer} resume`)
  }
  const check = async (log: Logger): Promise<void> => {
    isProbing = true
    try {
      if (await isUp()) lastUpMs = performance.now()
      else if (!disposed.signal.aborted) await open(log)
    } catch (error) {
      if (!disposed.signal.aborted) throw error
    } finally {
      isProbing = false
    }
  }
  const suspect = (log: Logger): void => {
    if (!isProbing && performance.now() - lastUpMs >= probeEveryMs) void check(log)
  }
  const requireClosed = (): void => {
    if (isOpen) throw refusal()
  }
  return {
    requireClosed,
    run: async (work, { signal, log }) => {
      requireClosed()
      // `AbortSignal.any` takes three times as long: it registers each signal for finalization.
      const call = new AbortController()
      const cancel = (): void => call.abort(signal.reason)
      if (signal.aborted) cancel()
      else signal.addEventListener('abort', cancel)
      inFlight.add(call)
      const timer = setTimeout(suspect, suspectMs, log).unref()
      try {
        return await work(call.signal)
      } catch (error) {
        if (call.signal.reason === openedReason) throw refusal(error)
        if (signal.aborted || isFailure(error)) suspect(log)
        throw error
      } finally {
        clearTimeout(timer)
        inFlight.delete(call)
        signal.removeEventListener('abort', cancel)
      }
    },
    [Symbol.dispose]: () => disposed.abort(),
  }
}
