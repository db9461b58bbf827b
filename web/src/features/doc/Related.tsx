import { Link } from 'react-router-dom'
import { searchAddress } from '../../lib/search-state.ts'
import { useSite } from '../../lib/site.ts'
import { titleWord } from '../../lib/title-word.ts'
import { ResultRow } from '../result/ResultRow.tsx'
import type { Doc } from './api.ts'
import styles from './Related.module.css'

/** Copies and similar resources. For a dead resource, DeadNote shows them instead. */
export const Related = ({ doc }: { doc: Doc }) => {
  const { showsSimilar, deadAction } = useSite().doc
  const standsInside = doc.health === 'dead' && deadAction !== 'hide'
  if (standsInside || !showsSimilar || doc.copies.length + doc.similar.length === 0) return null
  const word = titleWord(doc.disk_name)
  return (
    <div className={styles.related}>
      {doc.copies.length > 0 && (
        <section>
          <h2>同款分享</h2>
          <ul>
            {doc.copies.map((hit) => (
              <ResultRow key={hit.doc_id} row={hit} isBrief />
            ))}
          </ul>
        </section>
      )}
      {doc.similar.length > 0 && (
        <section>
          <h2>相似资源</h2>
          <ul>
            {doc.similar.map((hit) => (
              <ResultRow key={hit.doc_id} row={hit} isBrief />
            ))}
          </ul>
        </section>
      )}
      {word && <Link to={searchAddress({ q: word })}>搜索“{word}”</Link>}
    </div>
  )
}
