import { useQuery } from '@tanstack/react-query'
import { openImport } from '../../lib/import-door.ts'
import { queryOf } from '../../lib/queries.ts'
import { useNow } from '../../lib/clock.ts'
import { Icon } from '../../ui/Icon.tsx'
import { importIcon } from '../../ui/icons.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Bar, Empty, Failed, Skeleton } from '../../ui/states.tsx'
import { DriveTable } from './overview/DriveTable.tsx'
import { DriveShares } from './overview/DriveShares.tsx'
import { NewestTable } from './overview/NewestTable.tsx'
import { countSince, newestQuery, newestSize } from './overview/newest.ts'
import { WorkList } from './overview/WorkList.tsx'
import styles from './OverviewPage.module.css'

const dayMs = 24 * 3600_000
const shownRows = 20

/** What a site's admin looks at first. Every number on it is counted from what the site answers. */
export const Page = () => {
  const nowMs = useNow()
  const newest = useQuery(queryOf(...newestQuery))
  const categories = useQuery(queryOf('GET /v1/category/list_all', {}))
  return (
    <>
      <PageHead title="后台管理" noindex />
      <header className={styles.head}>
        <h1>概览</h1>
        <button type="button" className="btn btn-solid" onClick={openImport}>
          <Icon of={importIcon} size={18} />
          导入资源
        </button>
      </header>
      <WorkList />
      {newest.data && (
        <div className={styles.summary}>
          <dl className={styles.figures}>
            <Figure label="近 24 小时新增" value={atMost(countSince(newest.data, nowMs - dayMs))} />
            <Figure label="近 7 天新增" value={atMost(countSince(newest.data, nowMs - 7 * dayMs))} />
            <Figure label="分类" value={categories.data ? String(categories.data.length) : '–'} />
          </dl>
          {newest.data.length > 0 && <DriveShares types={newest.data.map((disk) => disk.disk_type)} />}
        </div>
      )}
      <section className={styles.block}>
        <h2>最新资源</h2>
        {newest.data?.length === 0 && (
          <Empty title="还没有资源">
            <button type="button" className="btn btn-soft" onClick={openImport}>
              粘贴分享链接，导入第一批
            </button>
          </Empty>
        )}
        {newest.data && newest.data.length > 0 && <NewestTable disks={newest.data.slice(0, shownRows)} />}
        {!newest.data && newest.error && <Failed error={newest.error} onRetry={() => void newest.refetch()} />}
        {!newest.data && !newest.error && <Waiting />}
      </section>
      <DriveTable />
    </>
  )
}

// Only the newest are counted: a full count says no more than that there are at least as many.
const atMost = (count: number): string => (count >= newestSize ? `≥ ${newestSize}` : String(count))

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num">{value}</dd>
  </div>
)

const Waiting = () => (
  <Skeleton rows={10}>
    <div className={styles.waiting}>
      <Bar width="56%" />
      <Bar width="96px" />
    </div>
  </Skeleton>
)
