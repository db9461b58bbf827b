import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { openImport } from '../../lib/import-door.ts'
import { queryOf } from '../../lib/queries.ts'
import { countFilters, searchAddress } from '../../lib/search-state.ts'
import type { SearchState } from '../../lib/search-state.ts'
import { titleWords } from '../../lib/title-word.ts'
import { Icon } from '../../ui/Icon.tsx'
import { importIcon } from '../../ui/icons.ts'
import { Empty } from '../../ui/states.tsx'
import styles from './NoResults.module.css'

/** Nothing was found: what to loosen, what others look for, and how to bring it in. */
export const NoResults = ({ state, text }: { state: SearchState; text: string }) => {
  const hot = useQuery(queryOf('GET /v1/disk/hot', { size: 10 }))
  const words = titleWords(
    (hot.data ?? []).map((disk) => disk.disk_name),
    8,
  )
  const shorter = state.q.split(/\s+/)[0] ?? ''
  return (
    <Empty title={state.page > 1 ? '没有更多结果了' : text}>
      <div className={styles.ways}>
        {state.page > 1 && <Link to={searchAddress({ ...state, page: 1 })}>回到第一页</Link>}
        {countFilters(state) > 0 && (
          <Link to={searchAddress({ q: state.q || state.user })}>去掉 {countFilters(state)} 个筛选再搜</Link>
        )}
        {shorter && shorter !== state.q && <Link to={searchAddress({ q: shorter })}>只搜“{shorter}”</Link>}
      </div>
      {words.length > 0 && (
        <p className={styles.words}>
          {words.map((word) => (
            <Link key={word} className="chip" to={searchAddress({ q: word })}>
              {word}
            </Link>
          ))}
        </p>
      )}
      <p>有它的分享链接？导入后几秒就能搜到。</p>
      <button type="button" className="btn btn-soft" onClick={openImport}>
        <Icon of={importIcon} size={18} />
        导入资源
      </button>
    </Empty>
  )
}
