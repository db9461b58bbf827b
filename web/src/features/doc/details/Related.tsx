import { Link } from 'react-router-dom'
import { searchAddress } from '../../../lib/search-state/search-state.ts'
import { useSite } from '../../../lib/settings/use-site.ts'
import { extractTitleKeyword } from '../../../lib/text/title-keyword.ts'
import { ResultRow } from '../../../shared/result/ResultRow.tsx'
import type { Doc } from '../../../shared/doc/api.ts'
import { hasRelated } from '../access/access-policy.ts'
import styles from './Related.module.css'

/** Copies and similar resources. */
export const Related = ({ doc }: { doc: Doc }) => {
  if (!hasRelated(doc, useSite().doc)) return null
  const word = extractTitleKeyword(doc.disk_name)
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
