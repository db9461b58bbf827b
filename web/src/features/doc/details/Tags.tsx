import { Link } from 'react-router-dom'
import { tagAddress } from '../../../lib/resource/tag-address.ts'
import styles from './Tags.module.css'

export const Tags = ({ of: tags }: { of: readonly string[] }) => {
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label="标签">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={tagAddress(tag)}>{tag}</Link>
        </li>
      ))}
    </ul>
  )
}
