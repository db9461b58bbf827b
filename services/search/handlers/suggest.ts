import { flowOf } from '@pandex/platform/client-networks'
import { isBannedText } from '@pandex/platform/bans/bans'
import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import { deadlineSignal } from '@pandex/platform/deadline-signal'
import type { Context } from '@pandex/platform/grpc/context'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { setTimeout as delay } from 'node:timers/promises'
import type { AppDeps } from '../deps.ts'
import { canBeHot } from '../domain/hot-word-rules.ts'
import { rankSuggestions } from '../domain/suggest.ts'
import type { Suggestion } from '../domain/suggest.ts'

const largestSize = 10

/** Suggestions later than this are useless: the next keystroke sends another request. */
const longestMs = 300

const inTime = async <T>(work: Promise<T[]>, ctx: Context): Promise<T[]> => {
  const patience = new AbortController()
  const late = delay(Math.max(0, Math.min(longestMs, ctx.deadlineMs - Date.now())), [] as T[], {
    signal: patience.signal,
  })
  try {
    return await Promise.race([work, late])
  } catch (error) {
    ctx.log.warn({ err: error }, 'nothing suggested: the index or what it needs is away')
    return []
  } finally {
    patience.abort()
    late.catch(() => undefined)
    work.catch(() => undefined)
  }
}

export const suggestHandlers = ({
  diskIndex,
  dataLists,
  hotWords,
  admission,
}: Pick<AppDeps, 'diskIndex' | 'dataLists' | 'hotWords' | 'admission'>): Pick<
  HandlersOf<SearchServiceDefinition>,
  'Suggest'
> => {
  const suggest = async (q: string, size: number, ctx: Context): Promise<Suggestion[]> => {
    const lists = await dataLists.read()
    const signal = AbortSignal.any([ctx.signal, deadlineSignal(longestMs)])
    const readNames = () => admission.run(flowOf(ctx), () => diskIndex.suggestNames(q, { ...ctx, signal }), signal)
    const [names, words] = await Promise.all([
      inTime(readNames(), ctx),
      inTime(hotWords.startingWith(q, largestSize), ctx),
    ])
    const fitNames = names.filter(({ text }) => !lists.filterWords.isHeldBy(text) && !isBannedText(lists.bans, text))
    const fitWords = words.filter(({ text }) => canBeHot(text, lists))
    return rankSuggestions(q, fitNames, fitWords, size)
  }
  return {
    Suggest: async ({ q, size }, ctx) => {
      if (q.trim() === '') return { list: [] }
      return { list: await inTime(suggest(q, Math.min(size || largestSize, largestSize), ctx), ctx) }
    },
  }
}
