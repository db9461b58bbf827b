import { searchOn, searchPageOn, secondsFor, take } from './ask.ts'
import { compare } from './ratio.ts'
import type { Result } from './ratio.ts'

const workers = 4
const rounds = 3
const perRound = 25

const asPageAsks = { page: 1, size: 10, fold_copies: true, facets: true }

/** Compares search pages rendered for new keywords with the search call that such a page contains. */
export const benchRenderedPages = async (
  siteUrl: string,
  keywords: Iterator<string>,
): Promise<Omit<Result, 'name'>> => {
  const render = searchPageOn(siteUrl)
  const search = searchOn(siteUrl, asPageAsks)
  await secondsFor(take(perRound, keywords), workers, render)
  const { measured, reference, ratio } = await compare(
    rounds,
    async () => perRound / (await secondsFor(take(perRound, keywords), workers, render)),
    async () => perRound / (await secondsFor(take(perRound, keywords), workers, search)),
  )
  return {
    measured: `${measured.toFixed(1)}/s`,
    reference: `its search call alone ${reference.toFixed(1)}/s`,
    ratio,
  }
}
