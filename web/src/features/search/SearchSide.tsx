import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { openImport } from '../../lib/import-door.ts'
import { queryOf } from '../../lib/queries.ts'
import { searchAddress } from '../../lib/search-state.ts'
import { useSite } from '../../lib/site.ts'
import { titleWords } from '../../lib/title-word.ts'
import styles from './SearchSide.module.css'

/** Beside the results: what others look for, and the way to add what is missing. */
export const SearchSide = ({ q }: { q: string }) => {
  const { home } = useSite()
  const hot = useQuery(queryOf('GET /v1/disk/hot', { size: 10 }))
  const words = titleWords(
    (hot.data ?? []).map((disk) => disk.disk_name),
    8,
  ).filter((word) => word !== q)
  return (
    <aside className={styles.side} aria-label="更多">
      {words.length > 0 && (
        <section>
          <h2>{home.wordsTitle}</h2>
          <ol>
            {words.map((word, index) => (
              <li key={word}>
                <span className="num">{index + 1}</span>
                <Link to={searchAddress({ q: word })}>{word}</Link>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h2>没有你要的？</h2>
        <p>
          粘贴分享链接，几秒后就能在这里搜到。
          <button type="button" onClick={openImport}>
            导入资源
          </button>
        </p>
      </section>
    </aside>
  )
}
