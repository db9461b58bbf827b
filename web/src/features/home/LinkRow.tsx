import { Image } from '../../ui/Image.tsx'
import { SafeLink } from '../../ui/SafeLink.tsx'
import type { StoredItem } from './api.ts'
import styles from './LinkRow.module.css'

interface LinkRowProps {
  title: string
  items: readonly StoredItem[] | undefined
  /** In the hero, the row is centred and only screen readers get its title. */
  variant?: 'hero' | 'block'
  addressOf?: (name: string) => string
  rel?: string
}

export const LinkRow = ({ title, items = [], variant = 'block', addressOf, rel }: LinkRowProps) => {
  if (items.length === 0) return null
  return (
    <nav className={styles.row} data-variant={variant} aria-label={title}>
      {variant === 'block' && <h2>{title}</h2>}
      <ul>
        {items.map(({ id, name, url, image, text }) => (
          <li key={id}>
            <SafeLink url={url || (addressOf?.(name) ?? '')} {...(rel && { rel })}>
              <Image src={image} alt="" width={20} height={20} loading="lazy" />
              {name}
            </SafeLink>
            {text && variant === 'block' && <small>{text}</small>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
