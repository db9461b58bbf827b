import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/api/queries.ts'
import { SafeLink } from '../../ui/SafeLink.tsx'
import { belowLinksQuery } from '../../shared/search/api.ts'
import styles from './BelowLinks.module.css'

export const BelowLinks = () => {
  const { data } = useQuery(queryOf(...belowLinksQuery))
  const links = data?.search_below_links ?? []
  if (links.length === 0) return null
  return (
    <nav className={styles.links} aria-label="更多链接">
      {links.map(({ id, name, url, text }) => (
        <SafeLink key={id} url={url}>
          <span>{name}</span>
          {text && <small>{text}</small>}
        </SafeLink>
      ))}
    </nav>
  )
}
