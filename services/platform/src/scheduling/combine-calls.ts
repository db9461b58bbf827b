import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDependencyError, isTransactionAborted } from '../resilience/dependency-error.ts'
import { createPacer } from './pacer.ts'

export interface CombineOptions<T> {
  /** Does the work of one or several calls. */
  run: (items: readonly T[]) => Promise<void>
  /** Maximum items of a run, unless one call has more. */
  maxItems: number
  /** Minimum time between the starts of two runs. The first run after a longer pause starts at once. */
  intervalMs: number
}

interface Call<T> {
  items: readonly T[]
  resolve: () => void
  reject: (error: unknown) => void
}

/** False for an aborted transaction: one slow item or a deadlock causes it, so the other calls may succeed alone. */
const concernsAllCalls = (error: unknown): boolean => isDependencyError(error) && !isTransactionAborted(error)

const takeCalls = <T>(waiting: Call<T>[], maxItems: number): Call<T>[] => {
  let items = 0
  const tooMany = waiting.findIndex((call, index) => {
    items += call.items.length
    return index > 0 && items > maxItems
  })
  return waiting.splice(0, tooMany === -1 ? waiting.length : tooMany)
}

/**
 * Combines concurrent calls into one run, one run at a time: calls that arrive during a run share the next one. When a combined run fails,
 * each call runs alone, so that it fails by its own items only; an unavailable dependency fails all calls at once.
 */
export const combineCalls = <T>({ run, maxItems, intervalMs }: CombineOptions<T>) => {
  const pacer = createPacer(intervalMs)
  const waiting: Call<T>[] = []
  let isRunning = false

  const runAlone = async ({ items, resolve, reject }: Call<T>): Promise<void> => run(items).then(resolve, reject)

  const runTogether = async (calls: readonly Call<T>[]): Promise<void> => {
    try {
      await run(calls.flatMap(({ items }) => [...items]))
    } catch (error) {
      if (concernsAllCalls(error)) for (const { reject } of calls) reject(error)
      else for (const call of calls) await runAlone(call)
      return
    }
    for (const { resolve } of calls) resolve()
  }

  const runAll = async (): Promise<void> => {
    isRunning = true
    // Calls of the same turn of the event loop share the first run.
    await nextTurn()
    while (waiting.length > 0) {
      await pacer.nextRound()
      const calls = takeCalls(waiting, maxItems)
      const [first, ...others] = calls
      if (first) await (others.length === 0 ? runAlone(first) : runTogether(calls))
    }
    isRunning = false
  }

  /** @throws the error of the run, when these items ran alone or no item could */
  return async (items: readonly T[]): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.push({ items, resolve, reject })
    if (!isRunning) void runAll()
    return promise
  }
}
