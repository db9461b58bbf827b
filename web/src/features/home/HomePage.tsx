import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { prefetchCall } from '../../lib/page.tsx'
import type { PageModule } from '../../lib/page.tsx'
import { openImport } from '../../lib/import-door.ts'
import { queryOf } from '../../lib/queries.ts'
import { searchAddress } from '../../lib/search-state.ts'
import { useSite } from '../../lib/site.ts'
import { titleWords } from '../../lib/title-word.ts'
import { Icon } from '../../ui/Icon.tsx'
import { importIcon } from '../../ui/icons.ts'
import { Logo } from '../../ui/Logo.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Rings } from '../../ui/Rings.tsx'
import { hotQuery, latestQuery } from './api.ts'
import { HomeSearch } from './HomeSearch.tsx'
import { Notice } from './Notice.tsx'
import { ResourceList } from './ResourceList.tsx'
import styles from './HomePage.module.css'

const wordCount = 10

export const prefetch: PageModule['prefetch'] = async (context) => {
  await Promise.all([prefetchCall(context, ...latestQuery), prefetchCall(context, ...hotQuery)])
}

export const Page = () => {
  const site = useSite()
  const { home } = site
  const latest = useQuery(queryOf(...latestQuery))
  const hot = useQuery(queryOf(...hotQuery))
  const words = titleWords(
    (hot.data ?? []).map((disk) => disk.disk_name),
    wordCount,
  )
  return (
    <>
      <PageHead title="" canonical="/" />
      <section className={styles.hero}>
        <Rings />
        <Notice />
        <h1 className={styles.name}>
          {site.logoUrl ? <img src={site.logoUrl} alt="" height={48} /> : <Logo size={52} />}
          {site.siteName}
        </h1>
        {home.slogan && <p className={styles.slogan}>{home.slogan}</p>}
        <HomeSearch />
        {home.showsWords && words.length > 0 && (
          <p className={styles.words}>
            <span>{home.wordsTitle}</span>
            {words.map((word) => (
              <Link key={word} to={searchAddress({ q: word })}>
                {word}
              </Link>
            ))}
          </p>
        )}
      </section>
      <div className={`page ${styles.lists}`}>
        {home.showsLatest && <ResourceList title={home.latestTitle} query={latest} time="age" />}
        {home.showsHot && <ResourceList title={home.hotTitle} query={hot} time="rank" />}
      </div>
      {home.showsImport && (
        <div className={`page ${styles.importRow}`}>
          <div>
            <h2>手里有分享链接？</h2>
            <p>整段粘贴就行，链接、提取码和名称会自动认出来，几秒后就能搜到。</p>
          </div>
          <button type="button" className="btn btn-solid" onClick={openImport}>
            <Icon of={importIcon} />
            导入资源
          </button>
        </div>
      )}
    </>
  )
}
