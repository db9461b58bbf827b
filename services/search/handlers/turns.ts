import { unavailableError } from '@pandex/platform/errors'
import type { Context } from '@pandex/platform/grpc/context'

export interface Turns {
  /** Does the work as soon as it is its turn. @throws unavailable when nobody waits for it any more by then */
  take: <T>(work: () => Promise<T>, ctx: Pick<Context, 'signal'>) => Promise<T>
}

/**
 * Lets so many do their work at once and the others wait, first come first served. Searches that are all begun at once share
 * the index and end together, too late for all of them; in turn, those who can be answered in time are.
 */
export const createTurns = (atOnce: number): Turns => {
  const waiting: (() => void)[] = []
  let free = atOnce

  const begin = async (): Promise<void> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const end = (): void => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  return {
    take: async (work, { signal }) => {
      await begin()
      try {
        if (signal.aborted) throw unavailableError(signal.reason)
        return await work()
      } finally {
        end()
      }
    },
  }
}
