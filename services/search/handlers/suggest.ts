import { flowNetworksOf } from '@pandex/platform/resilience/client-networks'
import { isBannedText } from '@pandex/contracts/bans/bans'
import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import { deadlineSignal } from '@pandex/platform/resilience/deadline-signal'
import { withTimeout } from '@pandex/platform/resilience/with-timeout'
import type { Context } from '@pandex/platform/grpc/context'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { AppDeps } from '../deps.ts'
import { canBeHot } from '../domain/hot-keys/hot-word-rules.ts'
import { parseOperators } from '../domain/keyword/parse-operators.ts'
import { rankSuggestions } from '../domain/suggest/rank-suggestions.ts'
import { titleKey } from '@pandex/contracts/text/title-key'
import type { Suggestion } from '../domain/suggest/rank-suggestions.ts'

const maxSize = 10

/** Suggestions later than this are useless: the next keystroke sends another request. */
const timeoutMs = 300

/** @returns nothing when the work fails or does not end in time */
const suggestInTime = async <T>(work: Promise<T[]>, ctx: Context): Promise<T[]> =>
  withTimeout(work, Math.min(timeoutMs, ctx.deadlineMs - Date.now()), (): T[] => []).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'suggestions: dependency unavailable, returning none')
    return []
  })

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
    const [lists, aliases] = await Promise.all([dataLists.read(), diskIndex.readAliases()])
    const otherNames = aliases.namesOfBeginning(titleKey(q))
    const signal = AbortSignal.any([ctx.signal, deadlineSignal(timeoutMs)])
    const readNames = () =>
      admission.run(flowNetworksOf(ctx), () => diskIndex.suggestNames(q, otherNames, { ...ctx, signal }), signal)
    const [names, words] = await Promise.all([
      suggestInTime(readNames(), ctx),
      suggestInTime(hotWords.findByPrefix(q, maxSize), ctx),
    ])
    const fitNames = names.filter(({ text }) => !lists.filterWords.matches(text) && !isBannedText(lists.bans, text))
    const fitWords = words.filter(({ text }) => canBeHot(text, lists))
    return rankSuggestions(q, fitNames, otherNames, fitWords, size)
  }
  return {
    Suggest: async ({ q, size }, ctx) => {
      const { text } = parseOperators(q)
      if (text.trim() === '') return { list: [] }
      return { list: await suggestInTime(suggest(text, Math.min(size || maxSize, maxSize), ctx), ctx) }
    },
  }
}
