import { Link } from 'react-router-dom'
import { useNow } from '../lib/browser/clock.ts'
import { useSite } from '../lib/settings/use-site.ts'
import { formatDate } from '../lib/text/text-format.ts'
import styles from './SiteFooter.module.css'

export const SiteFooter = () => {
  const site = useSite()
  const year = formatDate(new Date(useNow()).toISOString()).slice(0, 4)
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.row}`}>
        <p>{site.footer}</p>
        <nav className={styles.links} aria-label="站点">
          <Link to="/category">分类</Link>
          {site.isShopOpen && <Link to="/shop">会员与积分</Link>}
          <Link to="/copyright">版权与投诉</Link>
        </nav>
        <p className="num">
          {/^©|版权|copyright/i.test(site.copyright) ? site.copyright : `© ${year} ${site.copyright || site.siteName}`}
          {site.icp && ` · ${site.icp}`}
        </p>
      </div>
    </footer>
  )
}
