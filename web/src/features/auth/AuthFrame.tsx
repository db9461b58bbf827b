import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useSite } from '../../lib/settings/use-site.ts'
import { OfflineStrip } from '../../ui/feedback/OfflineStrip.tsx'
import { SiteLogo } from '../../ui/icons/SiteLogo.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Rings } from '../../ui/rings/Rings.tsx'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import styles from './AuthFrame.module.css'

interface AuthFrameProps {
  title: string
  subtitle?: ReactNode
  children: ReactNode
  links?: ReactNode
}

export const AuthFrame = ({ title, subtitle, children, links }: AuthFrameProps) => {
  const site = useSite()
  return (
    <div className={styles.page}>
      <PageHead title={title} noindex />
      <header className={styles.header}>
        <Link to="/">
          <SiteLogo height={28} />
          {site.siteName}
        </Link>
        <ThemeToggle />
      </header>
      <div className={styles.picture} aria-hidden="true">
        <Rings />
        <p>{site.home.slogan}</p>
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        <OfflineStrip />
        <div className={styles.column}>
          <h1>{title}</h1>
          {subtitle && <p className={styles.lead}>{subtitle}</p>}
          {children}
          {links && <p className={styles.links}>{links}</p>}
        </div>
      </main>
    </div>
  )
}
