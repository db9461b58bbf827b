import type { Context } from '@pandex/platform/grpc/context'
import { learnTitles, nothingLearned } from '../domain/learn-titles.ts'
import type { Learned } from '../domain/learn-titles.ts'
import type { Keyword } from '../domain/read-keyword.ts'
import type { openTitleLookup } from './title-lookup.ts'

/** Titles change slowly: what was learned is believed so long. */
const believedMs = 10 * 60_000
const mostRemembered = 5_000

/** What the index teaches about a keyword, remembered; nothing when it does not answer in time, for a search goes on without. */
export const openTitleKnowledge = (lookup: ReturnType<typeof openTitleLookup>) => {
  const remembered = new Map<string, { learned: Promise<Learned>; untilMs: number }>()

  return (keyword: Keyword, ctx: Context): Promise<Learned> => {
    const known = remembered.get(keyword.text)
    if (known && known.untilMs > performance.now()) return known.learned
    const learned = learnTitles(keyword, lookup(ctx)).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'searching without what the index knows of titles')
      remembered.delete(keyword.text)
      return nothingLearned
    })
    remembered.delete(keyword.text)
    remembered.set(keyword.text, { learned, untilMs: performance.now() + believedMs })
    const [oldest] = remembered.keys()
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
    return learned
  }
}
