import type { Context } from '@pandex/platform/grpc/context'
import { learnTitles, nothingLearned } from '../domain/learn-titles.ts'
import type { Learned } from '../domain/learn-titles.ts'
import type { Keyword } from '../domain/read-keyword.ts'
import type { openTitleLookup } from './title-lookup.ts'

/** Titles change slowly: what was learned is believed so long. */
const believedMs = 10 * 60_000
const mostRemembered = 5_000

/** What hits disprove is learned again at most so often: hits and titles may disagree for good. */
const relearnIntervalMs = 5_000

interface Remembered {
  learned: Promise<Learned>
  untilMs: number
  relearnedAtMs: number
}

/**
 * What the index teaches about a keyword, remembered; nothing when it does not answer in time, for a search goes on without. Every
 * replica remembers for itself: the hits of a search, not events, tell it that new resources disprove what it remembers.
 */
export const openTitleKnowledge = (lookup: ReturnType<typeof openTitleLookup>) => {
  const remembered = new Map<string, Remembered>()

  const learnNow = (keyword: Keyword, ctx: Context, relearnedAtMs: number): Promise<Learned> => {
    const learned = learnTitles(keyword, lookup(ctx)).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'searching without what the index knows of titles')
      remembered.delete(keyword.text)
      return nothingLearned
    })
    remembered.delete(keyword.text)
    remembered.set(keyword.text, { learned, untilMs: performance.now() + believedMs, relearnedAtMs })
    const [oldest] = remembered.keys()
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
    return learned
  }

  return async (keyword: Keyword, ctx: Context, disproved?: Learned): Promise<Learned> => {
    const nowMs = performance.now()
    const known = remembered.get(keyword.text)
    if (!known || known.untilMs <= nowMs) return learnNow(keyword, ctx, disproved ? nowMs : Number.NEGATIVE_INFINITY)
    const learned = await known.learned
    if (learned !== disproved || known.relearnedAtMs + relearnIntervalMs > nowMs) return learned
    // Of searches that find out at the same time, one asks.
    return remembered.get(keyword.text) === known
      ? learnNow(keyword, ctx, nowMs)
      : (remembered.get(keyword.text)?.learned ?? learned)
  }
}
