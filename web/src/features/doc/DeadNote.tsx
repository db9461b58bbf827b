import { Link } from 'react-router-dom'
import { useNow } from '../../lib/clock.ts'
import { searchAddress } from '../../lib/search-state.ts'
import { useSite } from '../../lib/site.ts'
import { formatAge, formatDate } from '../../lib/text-format.ts'
import { titleWord } from '../../lib/title-word.ts'
import { Icon } from '../../ui/Icon.tsx'
import { searchIcon } from '../../ui/icons.ts'
import { ResultRow } from '../result/ResultRow.tsx'
import type { Doc } from './api.ts'
import styles from './DeadNote.module.css'
import { LinkVotes } from './LinkVotes.tsx'

const shownReplacements = 6

const liveOnes = ({ copies, similar }: Pick<Doc, 'copies' | 'similar'>): Doc['copies'] => {
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
  const word = titleWord(doc.disk_name) || doc.disk_name
  const replacements = site.doc.deadAction === 'hide' ? [] : liveOnes(doc).slice(0, shownReplacements)
  const since = formatDate(doc.dead_since)
  return (
    <section className={styles.dead} aria-label="链接已失效">
      <p className={styles.title}>{site.doc.deadText}</p>
      {since && (
        <p className="num">
          <time dateTime={doc.dead_since}>{since}</time> 起打不开（{formatAge(doc.dead_since, nowMs)}）
        </p>
      )}
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
