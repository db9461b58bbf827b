import type { Clause } from './clauses.ts'

const fields = { tag: 'tag_keys', sharer: 'share_user' } as const

export const buildSubjectQuery = (
  kind: keyof typeof fields,
  { size, minCount }: { size: number; minCount: number },
): Clause => ({
  query: { bool: { filter: { term: { is_shown: true } }, must_not: { term: { [fields[kind]]: '' } } } },
  size: 0,
  aggs: { groups: { terms: { field: fields[kind], size, min_doc_count: minCount } } },
})
