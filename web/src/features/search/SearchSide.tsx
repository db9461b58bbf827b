import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { openImportDialog } from '../../shared/import/import-dialog-state.ts'
import { hotKeywordsQuery } from '../../lib/search-state/hot-keywords-query.ts'
import { queryOf } from '../../lib/api/queries.ts'
import { limitNewMarks } from '../../lib/search-state/limit-new-marks.ts'
import { searchAddress } from '../../lib/search-state/search-state.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { AdSlot } from '../../ui/Ad.tsx'
import { TrendMark } from '../../ui/TrendMark.tsx'
import { relatedQuery } from '../../shared/search/api.ts'
import styles from './SearchSide.module.css'

export const SearchSide = ({ q }: { q: string }) => {
  const { home } = useSite()
  const hot = useQuery(queryOf(...hotKeywordsQuery))
  const related = useQuery({ ...queryOf(...relatedQuery(q)), enabled: q !== '' })
  const near = (related.data ?? []).map(({ text }) => text).filter((text) => text !== q)
  const keys = limitNewMarks(hot.data ?? []).filter(({ key }) => key !== q)
  return (
    <aside className={styles.side} aria-label="更多">
      {near.length > 0 && (
        <section>
          <h2>相关搜索</h2>
          <ul className={styles.near}>
            {near.map((word) => (
              <li key={word}>
                <Link to={searchAddress({ q: word })}>{word}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {keys.length > 0 && (
        <section>
          <h2>{home.wordsTitle}</h2>
          <ol>
            {keys.map(({ key, trend }, index) => (
              <li key={key}>
                <span className="num">{index + 1}</span>
                <Link to={searchAddress({ q: key })}>{key}</Link>
                <TrendMark trend={trend} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <AdSlot slot="search_side" />
      <section>
        <h2>没有你要的？</h2>
        <p>
          粘贴分享链接，几秒后就能在这里搜到。
          <button type="button" onClick={openImportDialog}>
            导入资源
          </button>
        </p>
      </section>
    </aside>
  )
}
