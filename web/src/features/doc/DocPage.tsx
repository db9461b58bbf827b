import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { failureOf } from '../../lib/api.ts'
import type { ApiOutput } from '../../lib/api.ts'
import { driveOf } from '../../lib/drives.ts'
import { prefetchCall } from '../../lib/page.tsx'
import type { PageModule } from '../../lib/page.tsx'
import { queryOf } from '../../lib/queries.ts'
import { searchAddress } from '../../lib/search-state.ts'
import { useNow } from '../../lib/clock.ts'
import { useSite } from '../../lib/site.ts'
import { formatAge, formatDateTime, formatSize } from '../../lib/text-format.ts'
import { DriveTag } from '../../ui/DriveTag.tsx'
import { Health } from '../../ui/Health.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Failed } from '../../ui/states.tsx'
import { docInput, similarInput } from './api.ts'
import { DocWaiting } from './DocWaiting.tsx'
import { Facts } from './Facts.tsx'
import { FileTree } from './FileTree.tsx'
import { NoDoc } from './NoDoc.tsx'
import { ShareCard } from './ShareCard.tsx'
import { Similar } from './Similar.tsx'
import styles from './DocPage.module.css'

type Disk = ApiOutput<'GET /v1/disk/doc/{doc_id}'>

export const prefetch: PageModule['prefetch'] = async (context) => {
  const input = docInput(context.params.docID ?? '')
  const failure = await prefetchCall(context, 'GET /v1/disk/doc/{doc_id}', input)
  if (failure) return failure.status >= 500 ? failure.status : 404
  const disk = context.client.getQueryData<Disk>(queryOf('GET /v1/disk/doc/{doc_id}', input).queryKey)
  const similar = disk && similarInput(disk.disk_name)
  if (similar) await prefetchCall(context, 'POST /v1/search/disk', similar)
  return undefined
}

export const Page = () => {
  const { docID = '' } = useParams()
  const { data, error, refetch } = useQuery(queryOf('GET /v1/disk/doc/{doc_id}', docInput(docID)))
  if (data) return <Doc disk={data} />
  if (!error) return <DocWaiting />
  const failure = failureOf(error)
  if (failure.status === 0 || failure.status >= 429) {
    return (
      <>
        <PageHead title="暂时打不开" noindex />
        <Failed error={error} onRetry={() => void refetch()} />
      </>
    )
  }
  return <NoDoc failure={failure} />
}

const Doc = ({ disk }: { disk: Disk }) => {
  const site = useSite()
  const nowMs = useNow()
  const isHidden = site.doc.noindex ? disk.edges.meta?.robots !== 1 : disk.edges.meta?.robots === 0
  return (
    <div className={`page ${styles.grid}`}>
      <PageHead
        title={`${disk.disk_name} - ${driveOf(disk.disk_type).name}`}
        description={describe(disk)}
        canonical={`/doc/${disk.doc_id}`}
        noindex={isHidden || disk.health === 'dead'}
      />
      <article className={styles.main}>
        <header>
          <h1 className={styles.name}>{disk.disk_name}</h1>
          <p className={styles.meta}>
            <DriveTag type={disk.disk_type} />
            <Health health={disk.health} status={disk.status} />
            {disk.size > 0 && <span className="num">{formatSize(disk.size)}</span>}
            <time className="num" dateTime={disk.update_time} title={formatDateTime(disk.update_time)}>
              {formatAge(disk.update_time, nowMs)}更新
            </time>
            {site.doc.showsSharer && disk.share_user && (
              <Link to={searchAddress({ user: disk.share_user })}>{disk.share_user}</Link>
            )}
          </p>
        </header>
        {disk.health === 'dead' && <p className={styles.dead}>{site.doc.deadText}</p>}
        {site.doc.notice && <p className={styles.notice}>{site.doc.notice}</p>}
        <ShareCard disk={disk} />
        {site.doc.showsFiles && <FileTree listing={disk.files} />}
        {disk.edges.meta?.description && (
          <section className={styles.section}>
            <h2>介绍</h2>
            <p className={styles.text}>{disk.edges.meta.description}</p>
          </section>
        )}
        <Facts disk={disk} />
        {site.doc.disclaimer && <p className={styles.disclaimer}>{site.doc.disclaimer}</p>}
      </article>
      <Similar name={disk.disk_name} docId={disk.doc_id} />
    </div>
  )
}

const describedFiles = 3

const describe = (disk: Disk): string => {
  const files = disk.files
    .split('\n')
    .filter(Boolean)
    .slice(0, describedFiles)
    .map((line) => line.replace(/^(file|folder):/, ''))
  return [disk.disk_name, `${driveOf(disk.disk_type).name}分享`, ...files].join('，')
}
