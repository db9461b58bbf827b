import { readFileSync } from 'node:fs'

interface SchedulerTimes {
  /** Nanoseconds since the start of the process. */
  ranNs: number
  waitedNs: number
}

/** Times of the main thread. @returns undefined where the system does not tell them: outside Linux, in some sandboxes */
const readSchedulerTimes = (): SchedulerTimes | undefined => {
  try {
    const [ranNs = Number.NaN, waitedNs = Number.NaN] = readFileSync('/proc/self/schedstat', 'utf8')
      .split(' ')
      .map(Number)
    return Number.isFinite(ranNs + waitedNs) ? { ranNs, waitedNs } : undefined
  } catch {
    return undefined
  }
}

/** Shorter intervals hold too few time slices. */
const minIntervalMs = 400
/** A longer interval says little about now. Callers of several replicas reach each one less often. */
const maxIntervalMs = 30_000

export interface CpuWaitMeter {
  /**
   * @returns the share of the time since the last reading in which the main thread could run but waited for a processor, because other
   * processes used them, 0 to 1; 0 after a long pause and where the system does not tell
   */
  read: () => number
}

/** Measures from one reading to the next, so that it costs nothing while nobody reads. */
export const createCpuWaitMeter = (readTimes = readSchedulerTimes, now = () => performance.now()): CpuWaitMeter => {
  let last = { atMs: Number.NEGATIVE_INFINITY, times: undefined as SchedulerTimes | undefined, wait: 0 }
  return {
    read: () => {
      const atMs = now()
      if (atMs - last.atMs < minIntervalMs) return last.wait
      const times = readTimes()
      const ran = (times?.ranNs ?? 0) - (last.times?.ranNs ?? 0)
      const waited = (times?.waitedNs ?? 0) - (last.times?.waitedNs ?? 0)
      const isKnown = times !== undefined && atMs - last.atMs <= maxIntervalMs && ran + waited > 0
      last = { atMs, times, wait: isKnown ? waited / (ran + waited) : 0 }
      return last.wait
    },
  }
}
