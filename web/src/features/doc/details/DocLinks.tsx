import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api/queries.ts'
import { SafeLink } from '../../../ui/SafeLink.tsx'
import { linksQuery } from '../../../shared/doc/api.ts'
import styles from './DocLinks.module.css'

export const DocLinks = ({ list }: { list: 'doc_content_links' | 'doc_side_links' }) => {
  const { data } = useQuery(queryOf(...linksQuery))
  const links = data?.[list] ?? []
  if (links.length === 0) return null
  return (
    <nav className={styles.links} aria-label={list === 'doc_side_links' ? '推荐链接' : '更多链接'}>
      {links.map(({ id, name, url, text }) => (
        <SafeLink key={id} url={url}>
          <span>{name}</span>
          {text && <small>{text}</small>}
        </SafeLink>
      ))}
    </nav>
  )
}
