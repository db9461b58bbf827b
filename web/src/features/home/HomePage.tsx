import { useQuery } from '@tanstack/react-query'
import { openImportDialog } from '../../shared/import/import-dialog-state.ts'
import { prefetchCall } from '../../lib/page/page-module.tsx'
import type { PageModule } from '../../lib/page/page-module.tsx'
import { queryOf } from '../../lib/api/queries.ts'
import { readSiteConfig } from '../../lib/settings/site-config.ts'
import { siteConfigQuery, useSite } from '../../lib/settings/use-site.ts'
import { Ad, AdSlot } from '../../ui/Ad.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { importIcon } from '../../ui/icons/icons.ts'
import { SiteLogo } from '../../ui/icons/SiteLogo.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Rings } from '../../ui/rings/Rings.tsx'
import { filmsQuery, hotQuery, latestQuery, listsQuery, wordsQuery } from './api.ts'
import { Films } from './Films.tsx'
import styles from './HomePage.module.css'
import { HomeSearch } from './HomeSearch.tsx'
import { HotWords } from './HotWords.tsx'
import { LinkRow } from './LinkRow.tsx'
import { Notice } from './Notice.tsx'
import { ResourceList } from './ResourceList.tsx'
import { useSharedText } from './use-shared-text.ts'

export const prefetch: PageModule['prefetch'] = async (context) => {
  const values = await context.client.ensureQueryData(queryOf(...siteConfigQuery, context.call)).catch(() => ({}))
  const { home } = readSiteConfig(values)
  await Promise.all([
    prefetchCall(context, ...listsQuery),
    home.wordCount > 0 && prefetchCall(context, ...wordsQuery(home)),
    home.filmCount > 0 && prefetchCall(context, ...filmsQuery(home)),
    home.latestCount > 0 && prefetchCall(context, ...latestQuery(home)),
    home.hotCount > 0 && prefetchCall(context, ...hotQuery(home)),
  ])
}

export const Page = () => {
  const site = useSite()
  const { home } = site
  useSharedText()
  const lists = useQuery(queryOf(...listsQuery)).data ?? {}
  const words = useQuery({ ...queryOf(...wordsQuery(home)), enabled: home.wordCount > 0 })
  const films = useQuery({ ...queryOf(...filmsQuery(home)), enabled: home.filmCount > 0 })
  const latest = useQuery({ ...queryOf(...latestQuery(home)), enabled: home.latestCount > 0 })
  const hot = useQuery({ ...queryOf(...hotQuery(home)), enabled: home.hotCount > 0 })
  return (
    <>
      <PageHead title="" canonical="/" />
      <section className={styles.hero}>
        <div className={styles.picture}>
          <Rings />
        </div>
        <Notice />
        <h1 className={styles.name}>
          <SiteLogo height={48} size={52} />
          {site.siteName}
        </h1>
        {home.slogan && <p className={styles.slogan}>{home.slogan}</p>}
        <HomeSearch />
        {home.wordCount > 0 && (
          <HotWords title={home.wordsTitle} recommended={lists.home_search_keywords ?? []} hot={words.data ?? []} />
        )}
        {home.showsLinks && <LinkRow title={home.linksTitle} items={lists.home_top_links} variant="hero" />}
      </section>
      <div className={`page ${styles.blocks}`}>
        <AdSlot slot="home" />
        {home.showsCates && (
          <LinkRow
            title={home.catesTitle}
            items={lists.home_cate_keywords}
            addressOf={(name) => `/cate/${encodeURIComponent(name)}`}
          />
        )}
        {home.filmCount > 0 && (
          <Films
            title={home.filmsTitle}
            films={films.isError ? [] : films.data}
            words={lists.home_hot_film_words ?? []}
          />
        )}
        <div className={styles.lists}>
          {home.latestCount > 0 && <ResourceList title={home.latestTitle} query={latest} rows={home.latestCount} />}
          {home.hotCount > 0 && <ResourceList title={home.hotTitle} query={hot} rows={home.hotCount} isRanked />}
        </div>
        {(lists.home_middle_ads ?? []).length > 0 && (
          <div className={styles.ads}>
            {lists.home_middle_ads?.map((item) => (
              <Ad key={item.id} text={item.name} imageUrl={item.image} linkUrl={item.url} />
            ))}
          </div>
        )}
        {home.showsImport && <ImportRow />}
        {home.showsFriends && (
          <div className={styles.friends}>
            <LinkRow title={home.groupsTitle} items={lists.site_group_list} />
            <LinkRow title={home.friendsTitle} items={lists.home_friend_links} rel="noopener" />
          </div>
        )}
      </div>
    </>
  )
}

const ImportRow = () => (
  <section className={styles.importRow}>
    <div>
      <h2>手里有分享链接？</h2>
      <p>整段粘贴就行，链接、提取码和名称会自动认出来，几秒后就能搜到。</p>
    </div>
    <button type="button" className="btn btn-solid" onClick={openImportDialog}>
      <Icon of={importIcon} />
      导入资源
    </button>
  </section>
)
