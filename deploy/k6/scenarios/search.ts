/** Visitors who search: a few words often, many words rarely; some turn pages or choose a drive. */
import { checkAnswer, checkPage, getPage, get, createLoadOptions, pickRandom, readSiteContent, search } from './site.ts'
import type { SiteContent } from './site.ts'

export const options = createLoadOptions(250)

export const setup = readSiteContent

interface Hits {
  list: { doc_id: string; link: string }[]
  per_size: number
}

/** Popularity follows Zipf's law: of n words the first is searched for about n times as often as the last. */
const popular = (words: readonly string[]): string =>
  words[Math.floor(words.length ** Math.random()) - 1] ?? pickRandom(words)

const isList = (size: number) => (data: Hits) => Array.isArray(data.list) && data.per_size === size

export default ({ words, types }: SiteContent): void => {
  const q = popular(words)
  const chance = Math.random()
  if (chance < 0.5) checkAnswer<Hits>('a search is answered', search({ q }), isList(10))
  else if (chance < 0.65)
    // Three pages at once, as programs do.
    for (const page of [1, 2, 3]) checkAnswer<Hits>('a page is answered', search({ q, page, size: 20 }), isList(20))
  else if (chance < 0.75) checkAnswer<Hits>('a filter is answered', search({ q, type: pickRandom(types) }), isList(10))
  else if (chance < 0.85) {
    const typed = q.slice(0, 1 + Math.floor(Math.random() * q.length))
    const answer = get(`/v1/search/suggest?q=${encodeURIComponent(typed)}`)
    checkAnswer<unknown[]>('suggestions are answered', answer, (list) => Array.isArray(list))
  } else checkPage('a search page is rendered', getPage(`/search?q=${encodeURIComponent(q)}`, '/search'), '</html>')
}
