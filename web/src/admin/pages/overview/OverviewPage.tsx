import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openImportDialog } from '../../../shared/import/import-dialog-state.ts'
import { queryOf } from '../../../lib/api/queries.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { importIcon } from '../../../ui/icons/icons.ts'
import { PageHead } from '../../../ui/PageHead.tsx'
import { SkeletonBar, EmptyState, ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { formatCappedCount } from '../../kit/format-capped-count.ts'
import { DriveHealthTable } from './DriveHealthTable.tsx'
import { FirstRun } from './FirstRun.tsx'
import { NewestTable } from './NewestTable.tsx'
import { SiteAddress } from './SiteAddress.tsx'
import { WorkList } from './WorkList.tsx'
import styles from './OverviewPage.module.css'

const dayMs = 24 * 3600_000
const shownRows = 20

const timeBefore = (ms: number): string => new Date(Date.now() - ms).toISOString()

export const Page = () => {
  const [from] = useState(() => ({ day: timeBefore(dayMs), week: timeBefore(7 * dayMs) }))
  const newest = useQuery(queryOf('GET /v1/disk/latest', { size: shownRows }))
  const [all, day, week] = useQueries({
    queries: [
      queryOf('GET /admin/v1/disk/list', { size: 1 }),
      queryOf('GET /admin/v1/disk/list', { size: 1, from: from.day }),
      queryOf('GET /admin/v1/disk/list', { size: 1, from: from.week }),
    ],
  })
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
      <WorkList />
      <dl className={styles.figures}>
        <Figure label="近 24 小时新增" total={day.data?.total} />
        <Figure label="近 7 天新增" total={week.data?.total} />
        <Figure label="全部资源" total={all.data?.total} />
      </dl>
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

const Figure = ({ label, total }: { label: string; total: number | undefined }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num">{total === undefined ? '–' : formatCappedCount(total)}</dd>
  </div>
)

const Waiting = () => (
  <Skeleton rows={shownRows}>
    <div className={styles.waiting}>
      <SkeletonBar width="56%" />
      <SkeletonBar width="96px" />
    </div>
  </Skeleton>
)
