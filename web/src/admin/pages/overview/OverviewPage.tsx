import { useQuery } from '@tanstack/react-query'
import { openImportDialog } from '../../../shared/import/import-dialog-state.ts'
import { queryOf } from '../../../lib/api/queries.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { importIcon } from '../../../ui/icons/icons.ts'
import { PageHead } from '../../../ui/PageHead.tsx'
import { SkeletonBar, EmptyState, ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { DriveHealthTable } from './DriveHealthTable.tsx'
import { FirstRun } from './FirstRun.tsx'
import { NewestTable } from './NewestTable.tsx'
import { RangeTabs } from './RangeTabs.tsx'
import { ServiceTable } from './ServiceTable.tsx'
import { SiteAddress } from './SiteAddress.tsx'
import { TrendCards } from './TrendCards.tsx'
import { useOverview } from './overview-query.ts'
import { WorkList } from './WorkList.tsx'
import styles from './OverviewPage.module.css'

const shownRows = 20

export const Page = () => {
  const { range, data, error, isPlaceholderData, refetch } = useOverview()
  const newest = useQuery(queryOf('GET /v1/disk/latest', { size: shownRows }))
  return (
    <>
      <PageHead title="后台管理" noindex />
      <header className={styles.head}>
        <h1>概览</h1>
        <button type="button" className="btn btn-solid" onClick={openImportDialog}>
          <Icon of={importIcon} size={18} />
          导入资源
        </button>
      </header>
      <FirstRun />
      <SiteAddress />
      <WorkList work={data?.work} />
      <section className={styles.block}>
        <div className={styles.title}>
          <h2>走势</h2>
          <RangeTabs current={range} />
        </div>
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <div className={styles.trends} data-stale={isPlaceholderData}>
            <TrendCards overview={data} />
          </div>
        )}
      </section>
      <ServiceTable services={data?.services} />
      <section className={styles.block}>
        <h2>最新资源</h2>
        {newest.data?.length === 0 && (
          <EmptyState title="还没有资源">
            <button type="button" className="btn btn-soft" onClick={openImportDialog}>
              粘贴分享链接，导入第一批
            </button>
          </EmptyState>
        )}
        {newest.data && newest.data.length > 0 && <NewestTable disks={newest.data} />}
        {!newest.data && newest.error && <ErrorState error={newest.error} onRetry={() => void newest.refetch()} />}
        {!newest.data && !newest.error && <Waiting />}
      </section>
      <DriveHealthTable />
    </>
  )
}

const Waiting = () => (
  <Skeleton rows={shownRows}>
    <div className={styles.waiting}>
      <SkeletonBar width="56%" />
      <SkeletonBar width="96px" />
    </div>
  </Skeleton>
)
