import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { queryOf } from '../../lib/queries.ts'
import { searchAddress } from '../../lib/search-state.ts'
import { formatSize } from '../../lib/text-format.ts'
import { DriveTag } from '../../ui/DriveTag.tsx'
import { Highlighted } from '../../ui/Highlighted.tsx'
import { similarInput } from './api.ts'
import styles from './Similar.module.css'

const shown = 5

/** Other shares of what seems to be the same thing. */
export const Similar = ({ name, docId }: { name: string; docId: string }) => {
  const input = similarInput(name)
  const { data } = useQuery({ ...queryOf('POST /v1/search/disk', input ?? {}), enabled: input !== undefined })
  const others = (data?.list ?? []).filter((hit) => hit.doc_id !== docId).slice(0, shown)
  if (!input || others.length === 0) return null
  return (
    <aside className={styles.similar}>
      <h2>相似资源</h2>
      <ul>
        {others.map((hit) => (
          <li key={hit.doc_id}>
            <Link to={`/doc/${hit.doc_id}`}>
              <Highlighted html={hit.disk_name} />
            </Link>
            <p className="num">
              <DriveTag type={hit.disk_type} />
              {formatSize(hit.size)}
            </p>
          </li>
        ))}
      </ul>
      <Link to={searchAddress({ q: String(input.q) })}>全部 {data?.total} 条</Link>
    </aside>
  )
}
