import { Link } from 'react-router-dom'
import type { ApiOutput } from '../../lib/api/api.ts'
import { limitNewMarks } from '../../lib/search-state/limit-new-marks.ts'
import { searchAddress } from '../../lib/search-state/search-state.ts'
import { SafeLink } from '../../ui/SafeLink.tsx'
import { TrendMark } from '../../ui/TrendMark.tsx'
import type { StoredItem } from './api.ts'
import styles from './HotWords.module.css'

interface HotWordsProps {
  title: string
  /** Recommended by admins. */
  recommended: readonly StoredItem[]
  hot: ApiOutput<'GET /v1/hot_key/list'>
}

export const HotWords = ({ title, recommended, hot }: HotWordsProps) => {
  const searched = limitNewMarks(hot).filter(({ key }) => !recommended.some(({ name }) => name === key))
  if (recommended.length + searched.length === 0) return null
  return (
    <section className={styles.words} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {recommended.map(({ id, name, url }) => (
          <li key={id}>
            <SafeLink url={url || searchAddress({ q: name })}>{name}</SafeLink>
          </li>
        ))}
        {searched.map(({ key, trend }) => (
          <li key={key}>
            <Link to={searchAddress({ q: key })}>{key}</Link>
            <TrendMark trend={trend} />
          </li>
        ))}
      </ul>
    </section>
  )
}
