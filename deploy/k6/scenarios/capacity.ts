/**
 * Visitors who search for 100,000 keywords with the popularity of Zipf's law, as the site's page does. Raise RATE until a threshold fails:
 * `make bench ONLY=capacity` searches for this rate itself.
 */
import { check } from 'k6'
import http from 'k6/http'
import { Rate } from 'k6/metrics'
import { dataOf, search } from '../site/calls.ts'
import { readSiteContent } from '../site/content.ts'
import type { SiteContent } from '../site/content.ts'
import { createLoadOptions } from '../site/load.ts'
import { distinct } from './search.ts'

/** Searches that the admission control refused with 503. */
const refused = new Rate('searches_refused')

export const options = createLoadOptions({
  limits: { 'http_req_duration{status:200}': ['p(99)<=500'], searches_refused: ['rate<=0.01'] },
})

http.setResponseCallback(http.expectedStatuses(200, 503))

const keywords = 100_000

export const setup = (): SiteContent => {
  const content = readSiteContent()
  const pairs = content.words.length ** 2
  if (pairs < keywords)
    console.warn(
      `the site's ${content.words.length} words give only ${pairs} keywords: the cache answers more than usual`,
    )
  return content
}

export default ({ words }: SiteContent): void => {
  const rank = Math.floor(keywords ** Math.random())
  const answer = search({ q: distinct(words, rank), size: 20, fold_copies: true, facets: true }, 'uncached')
  refused.add(answer.status === 503)
  const isAnswered = dataOf<{ per_size: number }>(answer)?.per_size === 20
  check(answer, { 'a search is answered or refused': ({ status }) => status === 503 || isAnswered })
}
