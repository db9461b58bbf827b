import { Link } from 'react-router-dom'
import { searchAddress } from '../../lib/search-state/search-state.ts'
import type { SearchState } from '../../lib/search-state/search-state.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import type { SearchReply } from '../../shared/search/api.ts'
import { OperatorChips } from './OperatorChips.tsx'
import styles from './QueryNotes.module.css'

export const QueryNotes = ({ state, reply }: { state: SearchState; reply: SearchReply }) => {
  const { search } = useSite()
  const { corrected, dropped, relaxed, list, keyword, operators } = reply
  const filters = operators.flatMap(({ kind, typed }) => (kind === 'exact' ? [] : [typed]))
  const correctedQuery = [corrected, ...filters].join(' ')
  return (
    <>
      {operators.length > 0 && <OperatorChips state={state} operators={operators} />}
      {corrected && (
        <p className={styles.note}>
          已按“<Link to={searchAddress({ ...state, q: correctedQuery, page: 1, cursor: '' })}>{corrected}</Link>
          ”搜索，仍要搜
          <Link to={searchAddress({ ...state, isExact: true, page: 1, cursor: '' })}>“{keyword}”</Link>
        </p>
      )}
      {relaxed && list.length > 0 && (
        <p className={styles.note} data-tone="warn">
          {search.relaxedText}
          {dropped.length > 0 && (
            <>
              ；没有用上：
              {dropped.map((word) => (
                <del key={word}>{word}</del>
              ))}
            </>
          )}
        </p>
      )}
    </>
  )
}
