import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { readSettings } from '../lib/settings/settings.ts'
import { queryOf } from '../lib/api/queries.ts'
import { siteConfigQuery } from '../lib/settings/use-site.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { chevronDownIcon } from '../ui/icons/icons.ts'
import { SafeLink } from '../ui/SafeLink.tsx'
import styles from './AsideButtons.module.css'

/** Scroll offset, px, beyond which the button to the top is shown. */
const minScrollPx = 1_000

/** Longer values are words, not icons, and are not shown. */
const maxIconLength = 2

const subscribeToScroll = (onChange: () => void): (() => void) => {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}

const scrollToTop = (): void => {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
}

export const AsideButtons = () => {
  const { data } = useQuery(queryOf(...siteConfigQuery))
  const aside = readSettings(data ?? {}).aside_btn
  const isScrolledDown = useSyncExternalStore(subscribeToScroll, () => scrollY > minScrollPx)
  const buttons = aside.buttons.filter(({ text }) => text)
  const hasTopButton = isScrolledDown && aside.back_to_top
  if (buttons.length === 0 && !hasTopButton) return null
  return (
    <nav className={styles.aside} aria-label="快捷入口">
      {buttons.map(({ text, icon, link_url }) => (
        <SafeLink key={text} url={link_url} className={styles.button}>
          {Array.from(icon).length <= maxIconLength && <span aria-hidden>{icon}</span>}
          {text}
        </SafeLink>
      ))}
      {hasTopButton && (
        <button type="button" className={styles.button} data-up aria-label="返回顶部" onClick={scrollToTop}>
          <Icon of={chevronDownIcon} size={20} />
        </button>
      )}
    </nav>
  )
}
