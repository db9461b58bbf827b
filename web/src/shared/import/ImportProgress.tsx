import { Link } from 'react-router-dom'
import { failureOf } from '../../lib/api/api.ts'
import { formatCount } from '../../lib/text/text-format.ts'
import { DriveTag } from '../../ui/resource/DriveTag.tsx'
import { SkeletonBar, Skeleton } from '../../ui/feedback/states.tsx'
import type { Audience, ImportReply } from './import-reply.ts'
import { countOpen, summarizeCounts, itemStateOf } from './import-rules.ts'
import type { Counts } from './import-rules.ts'
import { useImportProgress } from './use-import-progress.ts'
import styles from './ImportProgress.module.css'

export const ImportProgress = ({
  reply,
  audience,
  lines,
  onRestart,
  onClose,
}: {
  reply: ImportReply
  audience: Audience
  /** Lines of the imported file; undefined for pasted text. */
  lines: number | undefined
  onRestart: () => void
  onClose: () => void
}) => {
  const { progress, error, isDone, hasPaused, resumePolling } = useImportProgress(reply.task_no)
  const total = progress?.total ?? reply.total
  const counts = progress?.counts ?? {}
  return (
    <div className={styles.progress}>
      <output className={styles.headline}>{isDone ? summaryOf(counts) : '后台处理中...'}</output>
      <progress
        className={styles.bar}
        max={Math.max(total, 1)}
        value={progress ? total - countOpen(counts) : 0}
        aria-label="进度"
      />
      {!isDone && progress && <CountList counts={counts} />}
      {hasPaused && (
        <p className={styles.note}>
          网盘要慢慢问，剩下的会在后台继续。
          <button type="button" className="btn btn-small btn-soft" onClick={resumePolling}>
            再看一次
          </button>
        </p>
      )}
      {!progress && error !== null && <p className={styles.note}>{failureOf(error).msg}</p>}
      {!progress && error === null && (
        <Skeleton rows={4}>
          <div className={styles.item}>
            <SkeletonBar width="60%" />
          </div>
        </Skeleton>
      )}
      {progress && <Items items={progress.items} onClose={onClose} />}
      {progress && progress.items.length < total && (
        <p className={styles.note}>只列出前 {formatCount(progress.items.length)} 条。</p>
      )}
      {lines !== undefined && (
        <p className={styles.note}>
          文件共 {formatCount(lines)} 行，识别到 {formatCount(reply.total)} 条不同的链接。
        </p>
      )}
      {reply.unsupported > 0 && (
        <p className={styles.note}>另有 {formatCount(reply.unsupported)} 处链接不支持，没有导入。</p>
      )}
      {reply.review > 0 && (
        <p className={styles.note}>{formatCount(reply.review)} 条等待管理员审核，通过后即可被收录和搜索。</p>
      )}
      <footer className={styles.footer}>
        {audience === 'admin' && (
          <Link
            className="btn btn-line"
            to={`/admin/list_disk_task?status=all&task_no=${reply.task_no}`}
            onClick={onClose}
          >
            在导入任务里看
          </Link>
        )}
        <button type="button" className="btn" onClick={onRestart}>
          继续导入
        </button>
        <button type="button" className="btn btn-solid" onClick={onClose}>
          {isDone ? '完成' : '在后台继续'}
        </button>
      </footer>
    </div>
  )
}

type Items = NonNullable<ReturnType<typeof useImportProgress>['progress']>['items']

const Items = ({ items, onClose }: { items: Items; onClose: () => void }) => (
  <ol className={styles.items}>
    {items.map((item, index) => (
      <li key={index} className={styles.item}>
        <span className={`num ${styles.line}`}>{item.line}</span>
        <DriveTag type={item.disk_type} />
        <span className={styles.name}>
          {item.doc_id ? (
            <Link to={`/doc/${item.doc_id}`} onClick={onClose}>
              {item.disk_name || '查看'}
            </Link>
          ) : (
            item.disk_name
          )}
          {item.msg && item.status !== 'finished' && <small>{item.msg}</small>}
        </span>
        <Status status={item.status} />
      </li>
    ))}
  </ol>
)

const Status = ({ status }: { status: string }) => {
  const { label, tone } = itemStateOf(status)
  return (
    <span className={styles.status} data-tone={tone}>
      {label}
    </span>
  )
}

const CountList = ({ counts }: { counts: Counts }) => (
  <ul className={`num ${styles.counts}`} aria-label="各状态的条数">
    {summarizeCounts(counts).map(({ status, label, count }) => (
      <li key={status} className={styles.status} data-tone={itemStateOf(status).tone}>
        {label} {formatCount(count)}
      </li>
    ))}
  </ul>
)

const summaryOf = (counts: Counts): string =>
  summarizeCounts(counts)
    .map(({ label, count }) => `${formatCount(count)} 条${label}`)
    .join('，') || '没有可导入的链接'
