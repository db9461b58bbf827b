import type { Context } from './context.ts'

/** Time reserved for building the answer, ms. */
const responseReserveMs = 1_000

export interface PortionOptions {
  /** Ids per portion. */
  size: number
  /** Duration that a portion may take although earlier ones were shorter, ms. */
  expectedMs?: number
}

/**
 * Works through ids in portions, the first one always. Stops before the deadline, so that the call can report which ids are left.
 * @returns the result of each portion, and the ids that no portion held
 * @throws the reason of `ctx.signal` if it aborts between two portions
 */
export const inPortions = async <T>(
  ids: readonly number[],
  { size, expectedMs = 0 }: PortionOptions,
  ctx: Pick<Context, 'deadlineMs' | 'signal'>,
  work: (portion: readonly number[]) => Promise<T>,
): Promise<{ results: T[]; left: readonly number[] }> => {
  const results: T[] = []
  let [at, maxDurationMs] = [0, expectedMs]
  while (at < ids.length && (at === 0 || Date.now() + maxDurationMs + responseReserveMs < ctx.deadlineMs)) {
    ctx.signal.throwIfAborted()
    const startedAtMs = Date.now()
    results.push(await work(ids.slice(at, at + size)))
    at += size
    maxDurationMs = Math.max(maxDurationMs, Date.now() - startedAtMs)
  }
  return { results, left: ids.slice(at) }
}
