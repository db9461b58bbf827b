import { excerptLines } from './excerpt-lines.ts'
import type { Item } from '../items.ts'
import styles from './Excerpt.module.css'

/** The imported text around the link. Rendered as plain text, because it is untrusted. */
export const Excerpt = ({ item }: { item: Item }) => {
  if (!item.excerpt) return <p className={styles.none}>没有保存原文。</p>
  return (
    <ol className={styles.excerpt} aria-label={`原文，链接在第 ${item.line} 行`}>
      {excerptLines(item).map(({ number, pieces, isLinkLine }, index) => (
        <li key={index} data-own={isLinkLine} aria-current={isLinkLine ? 'true' : undefined}>
          <span className={`num ${styles.number}`} aria-hidden="true">
            {number > 0 && number}
          </span>
          <span>{pieces.map(({ text, isMarked }, place) => (isMarked ? <mark key={place}>{text}</mark> : text))}</span>
        </li>
      ))}
    </ol>
  )
}
