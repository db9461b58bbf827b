import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { openImportDialog } from '../../shared/import/import-dialog-state.ts'
import { hotKeywordsQuery } from '../../lib/search-state/hot-keywords-query.ts'
import { queryOf } from '../../lib/api/queries.ts'
import { countFilters, searchAddress } from '../../lib/search-state/search-state.ts'
import type { SearchState } from '../../lib/search-state/search-state.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { importIcon } from '../../ui/icons/icons.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { relatedQuery } from '../../shared/search/api.ts'
import type { SearchReply } from '../../shared/search/api.ts'
import { OperatorHelp } from './OperatorHelp.tsx'
import styles from './NoResults.module.css'

interface NoResultsProps {
  state: SearchState
  text: string
  /** Undefined before a search. */
  reply?: Pick<SearchReply, 'keyword'>
}

export const NoResults = ({ state, text, reply }: NoResultsProps) => {
  const keyword = reply?.keyword ?? ''
  const hot = useQuery(queryOf(...hotKeywordsQuery))
  const related = useQuery({ ...queryOf(...relatedQuery(state.q)), enabled: state.q !== '' })
  const suggestions = (related.data ?? []).map((suggestion) => suggestion.text).filter((word) => word !== state.q)
  const shorter = keyword.split(/\s+/)[0] ?? ''
  return (
    <EmptyState title={state.page > 1 ? '没有更多结果了' : text}>
      <div className={styles.ways}>
        {state.page > 1 && <Link to={searchAddress({ ...state, page: 1, cursor: '' })}>回到第一页</Link>}
        {countFilters(state) > 0 && (
          <Link to={searchAddress({ q: state.q || state.user })}>去掉 {countFilters(state)} 个筛选再搜</Link>
        )}
        {keyword && keyword !== state.q && keyword !== shorter && (
          <Link to={searchAddress({ q: keyword })}>去掉条件，搜“{keyword}”</Link>
        )}
        {shorter && shorter !== state.q && <Link to={searchAddress({ q: shorter })}>只搜“{shorter}”</Link>}
      </div>
      <Words title="你是不是要找" words={suggestions.slice(0, 6)} />
      <Words title="大家在搜" words={(hot.data ?? []).map(({ key }) => key).slice(0, 8)} />
      {reply && (
        <>
          <p>有它的分享链接？导入后几秒就能搜到。</p>
          <button type="button" className="btn btn-soft" onClick={openImportDialog}>
            <Icon of={importIcon} size={18} />
            导入资源
          </button>
        </>
      )}
      <OperatorHelp />
    </EmptyState>
  )
}

const Words = ({ title, words }: { title: string; words: readonly string[] }) => {
  if (words.length === 0) return null
  return (
    <div className={styles.words}>
      <h2>{title}</h2>
      <p>
        {words.map((word) => (
          <Link key={word} className="chip" to={searchAddress({ q: word })}>
            {word}
          </Link>
        ))}
      </p>
    </div>
  )
}
