import { createSearch, createPageRequest, measureSeconds, take } from './harness/search-requests.ts'
import { compare } from './harness/comparison.ts'
import type { Result } from './harness/comparison.ts'

const workers = 4
const rounds = 3
const perRound = 25

const pageQuery = { page: 1, size: 10, fold_copies: true, facets: true }

/** Compares search pages rendered for new keywords with the search call that such a page contains. */
export const benchRenderedPages = async (
  siteUrl: string,
  keywords: Iterator<string>,
): Promise<Omit<Result, 'name'>> => {
  const render = createPageRequest(siteUrl)
  const search = createSearch(siteUrl, pageQuery)
  await measureSeconds(take(perRound, keywords), workers, render)
  const { measured, reference, ratio } = await compare(
    rounds,
    async () => perRound / (await measureSeconds(take(perRound, keywords), workers, render)),
    async () => perRound / (await measureSeconds(take(perRound, keywords), workers, search)),
  )
  return {
    measured: `${measured.toFixed(1)}/s`,
    reference: `its search call alone ${reference.toFixed(1)}/s`,
    ratio,
  }
}
