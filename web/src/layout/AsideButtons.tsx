import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { groupOf, readGroup } from '../lib/config-group.ts'
import { queryOf } from '../lib/queries.ts'
import { siteConfigQuery } from '../lib/site.ts'
import { Icon } from '../ui/Icon.tsx'
import { chevronDownIcon } from '../ui/icons.ts'
import { OutLink } from '../ui/OutLink.tsx'
import styles from './AsideButtons.module.css'

/** Scroll offset, px, beyond which the button to the top is shown. */
const farDown = 1_000

/** Longer values are words, not icons, and are not shown. */
const longestIcon = 2

const followScroll = (tell: () => void): (() => void) => {
  addEventListener('scroll', tell, { passive: true })
  return () => removeEventListener('scroll', tell)
}

const toTop = (): void => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
}

export const AsideButtons = () => {
  const { data } = useQuery(queryOf(...siteConfigQuery))
  const aside = groupOf(data ?? {}, 'aside_btn')
  const isFarDown = useSyncExternalStore(followScroll, () => scrollY > farDown)
  const stored = aside.value('buttons')
  const buttons = (Array.isArray(stored) ? stored.map(readGroup) : []).filter((button) => button.text('text'))
  const leadsUp = isFarDown && aside.flag('back_to_top', true)
  if (buttons.length === 0 && !leadsUp) return null
  return (
    <nav className={styles.aside} aria-label="快捷入口">
      {buttons.map((button) => (
        <OutLink key={button.text('text')} url={button.text('link_url')} className={styles.button}>
          {Array.from(button.text('icon')).length <= longestIcon && <span aria-hidden>{button.text('icon')}</span>}
          {button.text('text')}
        </OutLink>
      ))}
      {leadsUp && (
        <button type="button" className={styles.button} data-up aria-label="返回顶部" onClick={toTop}>
          <Icon of={chevronDownIcon} size={20} />
        </button>
      )}
    </nav>
  )
}
