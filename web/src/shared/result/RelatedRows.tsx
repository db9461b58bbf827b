import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/api/queries.ts'
import { hotQuery, relatedQuery, maxRelated } from './related.ts'
import styles from './RelatedRows.module.css'
import { ResultRow } from './ResultRow.tsx'
import { rowOfDisk } from './row.ts'
import type { Row } from './row.ts'

const minRelated = 2

/** Shows resources related to the first row, or hot resources if too few are related. Omits rows of the list itself. */
export const RelatedRows = ({ of: rows }: { of: readonly { doc_id: string }[] }) => {
  const related = useQuery(queryOf(...relatedQuery(rows[0]?.doc_id ?? '')))
  const hot = useQuery(queryOf(...hotQuery))
  const others = <R extends Row>(list: readonly R[]): R[] =>
    list.filter(({ doc_id }) => !rows.some((row) => row.doc_id === doc_id)).slice(0, maxRelated)
  if (related.isPending) return null
  const similar = others(related.data?.similar ?? [])
  const shown = similar.length < minRelated ? others((hot.data ?? []).map(rowOfDisk)) : similar
  if (shown.length === 0) return null
  return (
    <section className={styles.related}>
      <h2>{shown === similar ? '相关资源' : '大家在看'}</h2>
      <ol>
        {shown.map((row) => (
          <ResultRow key={row.doc_id} row={row} isBrief />
        ))}
      </ol>
    </section>
  )
}
