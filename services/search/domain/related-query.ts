import type { Clause } from './relevance.ts'
import { fetchedFields } from './to-hit.ts'
import type { DiskDocument } from './to-document.ts'

const shownBut = (document: DiskDocument, ...filter: Clause[]): Clause[] => [
  { term: { is_shown: true } },
  { bool: { must_not: { term: { doc_id: document.doc_id } } } },
  ...filter,
]

const bestFirst = [{ quality: 'desc' }, { shared_time: { order: 'desc', missing: '_last' } }, { id: 'desc' }]

export const copiesOf = (document: DiskDocument, size: number): Clause => ({
  query: { bool: { filter: shownBut(document, { term: { copy_group: document.copy_group } }) } },
  sort: bestFirst,
  size,
  track_total_hits: false,
  _source: fetchedFields,
})

/**
 * Other versions of the work and works that share a title with it, one share each; rarer titles score higher.
 * @returns undefined for a resource without a title
 */
export const similarTo = (document: DiskDocument, size: number): Clause | undefined => {
  const titles = [...new Set([...document.titles, ...document.file_titles])]
  if (titles.length === 0) return undefined
  const should = titles.flatMap((title) => [
    { term: { titles: { value: title, boost: 2 } } },
    { term: { file_titles: { value: title } } },
  ])
  const filter = shownBut(document, { bool: { must_not: { term: { copy_group: document.copy_group } } } })
  return {
    query: {
      function_score: {
        query: { bool: { filter, should, minimum_should_match: 1 } },
        field_value_factor: { field: 'quality', factor: 0.01, missing: 100 },
      },
    },
    collapse: { field: 'copy_group' },
    sort: [{ _score: 'desc' }, { id: 'desc' }],
    size,
    track_total_hits: false,
    _source: fetchedFields,
  }
}
