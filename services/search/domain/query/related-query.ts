import { similarityBoosts } from '../relevance-thresholds.ts'
import type { Clause } from './clauses.ts'
import { qualityFactor } from './scoring-factors.ts'
import { fetchedFields } from '../hits/to-hit.ts'
import type { DiskDocument } from '../index/to-document.ts'

const shownExcept = (document: DiskDocument, ...filter: Clause[]): Clause[] => [
  { term: { is_shown: true } },
  { bool: { must_not: { term: { doc_id: document.doc_id } } } },
  ...filter,
]

const bestFirst = [{ quality: 'desc' }, { shared_time: { order: 'desc', missing: '_last' } }, { id: 'desc' }]

export const buildCopiesQuery = (document: DiskDocument, size: number): Clause => ({
  query: { bool: { filter: shownExcept(document, { term: { copy_group: document.copy_group } }) } },
  sort: bestFirst,
  size,
  track_total_hits: false,
  _source: fetchedFields,
})

/**
 * Other versions of the work and works that share a title with it, one share each; rarer titles score higher.
 * @returns undefined for a resource without a title
 */
export const buildSimilarQuery = (document: DiskDocument, size: number): Clause | undefined => {
  const titles = [...new Set([...document.titles, ...document.file_titles])]
  if (titles.length === 0) return undefined
  const should = titles.flatMap((title) => [
    { term: { titles: { value: title, boost: similarityBoosts.title } } },
    { term: { file_titles: { value: title, boost: similarityBoosts.titleOfFiles } } },
  ])
  const filter = shownExcept(document, { bool: { must_not: { term: { copy_group: document.copy_group } } } })
  return {
    query: {
      function_score: {
        query: { bool: { filter, should, minimum_should_match: 1 } },
        field_value_factor: qualityFactor,
      },
    },
    collapse: { field: 'copy_group' },
    sort: [{ _score: 'desc' }, { id: 'desc' }],
    size,
    track_total_hits: false,
    _source: fetchedFields,
  }
}
