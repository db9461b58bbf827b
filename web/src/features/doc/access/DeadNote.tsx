import { Link } from 'react-router-dom'
import { useNow } from '../../../lib/browser/clock.ts'
import { searchAddress } from '../../../lib/search-state/search-state.ts'
import { useSite } from '../../../lib/settings/use-site.ts'
import { formatAge, formatDate } from '../../../lib/text/text-format.ts'
import { extractTitleKeyword } from '../../../lib/text/title-keyword.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { searchIcon } from '../../../ui/icons/icons.ts'
import { ResultRow } from '../../../shared/result/ResultRow.tsx'
import type { Doc } from '../../../shared/doc/api.ts'
import { hidesReplacements } from './access-policy.ts'
import styles from './DeadNote.module.css'
import { LinkVotes } from '../feedback/LinkVotes.tsx'

const maxReplacements = 6

const findLiveAlternatives = ({ copies, similar }: Pick<Doc, 'copies' | 'similar'>): Doc['copies'] => {
  const seen = new Set<string>()
  return [...copies, ...similar].filter(({ doc_id, health }) => {
    const isNew = health !== 'dead' && !seen.has(doc_id)
    seen.add(doc_id)
    return isNew
  })
}

export const DeadNote = ({ doc }: { doc: Doc }) => {
  const site = useSite()
  const nowMs = useNow()
  const word = extractTitleKeyword(doc.disk_name) || doc.disk_name
  const replacements = hidesReplacements(doc, site.doc.deadAction)
    ? []
    : findLiveAlternatives(doc).slice(0, maxReplacements)
  const deadSince = formatDate(doc.dead_since)
  return (
    <section className={styles.dead} aria-label="链接已失效">
      <p className={styles.title}>{site.doc.deadText}</p>
      {deadSince && (
        <p className="num">
          <time dateTime={doc.dead_since}>{deadSince}</time> 起打不开（{formatAge(doc.dead_since, nowMs)}）
        </p>
      )}
      {!!doc.policy?.refunded && <p className="num">已退还 {doc.policy.refunded} 积分</p>}
      <LinkVotes docId={doc.doc_id} />
      {replacements.length > 0 && (
        <>
          <h2>还能打开的</h2>
          <ul>
            {replacements.map((hit) => (
              <ResultRow key={hit.doc_id} row={hit} isBrief hasActions />
            ))}
          </ul>
        </>
      )}
      {replacements.length === 0 && (
        <Link className="btn btn-soft" to={searchAddress({ q: word })}>
          <Icon of={searchIcon} size={18} />
          搜索“{word}”
        </Link>
      )}
    </section>
  )
}
