/** Searches that one would send to the index without a search service. */
import type { SendSearch } from './search-requests.ts'

const marks = { pre_tags: ['<em>'], post_tags: ['</em>'], number_of_fragments: 0 }
const highlightOf = (fields: readonly string[]) => ({
  highlight: { ...marks, fields: Object.fromEntries(fields.map((field) => [field, {}])) },
})
const facets = {
  aggs: {
    types: { terms: { field: 'disk_type' } },
    extensions: { terms: { field: 'extensions' } },
    years: { terms: { field: 'facts', include: 'year:[0-9]+' } },
  },
}
const texts = ['disk_name', 'files', 'tags']

export const directSearches = {
  match: (q: string) => ({
    query: { match: { disk_name: { query: q, operator: 'and' } } },
    ...highlightOf(['disk_name']),
  }),
  'match with facets': (q: string) => ({
    query: { match: { disk_name: { query: q, operator: 'and' } } },
    ...highlightOf(['disk_name']),
    ...facets,
  }),
  multi_match: (q: string) => ({ query: { multi_match: { query: q, fields: texts } }, ...highlightOf(texts) }),
  'multi_match with facets': (q: string) => ({
    query: { multi_match: { query: q, fields: texts } },
    ...highlightOf(texts),
    ...facets,
  }),
}

export const searchWithFacets = directSearches['multi_match with facets']

/** @param url of `_search` */
export const createDirectSearch =
  (url: string, bodyOf: (q: string) => object): SendSearch =>
  async (q) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...bodyOf(q), size: 20 }),
    })
    await response.json()
    if (!response.ok) throw new Error(`Elasticsearch answered ${response.status}`)
  }
