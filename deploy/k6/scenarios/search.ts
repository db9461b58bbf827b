/**
 * Visitors who search, in two phases. `cold`: each keyword once, so that no answer is cached. `warm`: a few words often, many words rarely;
 * some visitors turn pages, choose a drive or search for the same again.
 */
import { scenario } from 'k6/execution'
import { checkAnswer, checkPage, getPage, get, pickRandom, search } from '../site/calls.ts'
import { readSiteContent } from '../site/content.ts'
import type { SiteContent } from '../site/content.ts'
import { createPhasedOptions, searchLimits } from '../site/load.ts'

export const options = createPhasedOptions('cold', 'warm', { limits: searchLimits })

interface SearchedSite extends SiteContent {
  /** Another one in each run, so that a run does not repeat the keywords of the last. */
  firstKeyword: number
}

export const setup = (): SearchedSite => ({
  ...readSiteContent(),
  firstKeyword: Math.floor(Math.random() * 1_000_000),
})

interface Hits {
  list: { doc_id: string; link: string }[]
  per_size: number
}

/** Popularity follows Zipf's law: of n words the first is searched for about n times as often as the last. */
const popular = (words: readonly string[]): string =>
  words[Math.floor(words.length ** Math.random()) - 1] ?? pickRandom(words)

/** A pair of words: of n words, n² places give n² keywords. */
export const distinct = (words: readonly string[], place: number): string => {
  const first = place % words.length
  const second = (first + Math.floor(place / words.length)) % words.length
  return `${words[first]} ${words[second]}`
}

const isList = (size: number) => (data: Hits) => Array.isArray(data.list) && data.per_size === size

export const cold = ({ words, firstKeyword }: SearchedSite): void => {
  const q = distinct(words, firstKeyword + scenario.iterationInTest)
  checkAnswer<Hits>('a new search is answered', search({ q }, 'uncached'), isList(10))
}

/** The second answer comes from a cache, because the gateway keeps answers for at least a second. */
const searchTwice = (q: string): void => {
  checkAnswer<Hits>('a search is answered', search({ q }, 'uncached'), isList(10))
  checkAnswer<Hits>('a repeated search is answered', search({ q }, 'cached'), isList(10))
}

export const warm = ({ words, types }: Pick<SiteContent, 'words' | 'types'>): void => {
  const q = popular(words)
  const chance = Math.random()
  if (chance < 0.5) searchTwice(q)
  else if (chance < 0.65)
    for (const page of [1, 2, 3])
      checkAnswer<Hits>('a page is answered', search({ q, page, size: 20 }, 'uncached'), isList(20))
  else if (chance < 0.75)
    checkAnswer<Hits>('a filter is answered', search({ q, type: pickRandom(types) }, 'uncached'), isList(10))
  else if (chance < 0.85) {
    const typed = q.slice(0, 1 + Math.floor(Math.random() * q.length))
    const answer = get(`/v1/search/suggest?q=${encodeURIComponent(typed)}`)
    checkAnswer<unknown[]>('suggestions are answered', answer, (list) => Array.isArray(list))
  } else checkPage('a search page is rendered', getPage(`/search?q=${encodeURIComponent(q)}`, '/search'), '</html>')
}
