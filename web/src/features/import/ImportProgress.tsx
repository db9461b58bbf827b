import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { failureOf } from '../../lib/api.ts'
import { queryOf } from '../../lib/queries.ts'
import { DriveTag } from '../../ui/DriveTag.tsx'
import { Bar, Skeleton } from '../../ui/states.tsx'
import type { ImportReply } from './ImportDialog.tsx'
import { hasEnded, itemStates, pollDelayMs } from './rules.ts'
import styles from './ImportProgress.module.css'

/** How far each link of an import is, looked at again and again until all have come to rest. */
export const ImportProgress = ({
  reply,
  onAgain,
  onClose,
}: {
  reply: ImportReply
  onAgain: () => void
  onClose: () => void
}) => {
  const client = useQueryClient()
  const query = useQuery({
    ...queryOf('GET /v1/task/progress', { task_no: reply.task_no }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && hasEnded(state.data.items) ? false : pollDelayMs(state.dataUpdateCount + state.errorUpdateCount),
  })
  const items = query.data?.items
  const isDone = items !== undefined && hasEnded(items)
  const ended = items?.filter((item) => itemStates[item.status]?.tone !== 'open').length ?? 0
  useEffect(() => {
    // What was cached knows nothing of the new resources.
    if (isDone) void client.invalidateQueries({ predicate: ({ queryKey: [spec] }) => isListing(String(spec)) })
  }, [isDone, client])
  return (
    <div className={styles.progress}>
      <output className={styles.headline}>{isDone ? summaryOf(query.data?.counts ?? {}) : '后台处理中...'}</output>
      <progress
        className={styles.bar}
        max={Math.max(query.data?.total ?? reply.total, 1)}
        value={ended}
        aria-label="进度"
      />
      {!items && query.error && <p className={styles.note}>{failureOf(query.error).msg}</p>}
      {!items && !query.error && (
        <Skeleton rows={4}>
          <div className={styles.item}>
            <Bar width="60%" />
          </div>
        </Skeleton>
      )}
      {items && (
        <ol className={styles.items}>
          {items.map((item) => (
            <li key={`${item.line} ${item.disk_type} ${item.disk_name} ${item.doc_id}`} className={styles.item}>
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
      )}
      {reply.unsupported > 0 && <p className={styles.note}>另有 {reply.unsupported} 处链接不支持，没有导入。</p>}
      {reply.review > 0 && <p className={styles.note}>{reply.review} 条等待管理员审核，通过后即可被收录和搜索。</p>}
      <footer className={styles.footer}>
        <button type="button" className="btn" onClick={onAgain}>
          继续导入
        </button>
        <button type="button" className="btn btn-solid" onClick={onClose}>
          {isDone ? '完成' : '在后台继续'}
        </button>
      </footer>
    </div>
  )
}

const Status = ({ status }: { status: string }) => {
  const state = itemStates[status] ?? { word: status, tone: 'warn' }
  return (
    <span className={styles.status} data-tone={state.tone}>
      {state.word}
    </span>
  )
}

const isListing = (spec: string): boolean =>
  ['POST /v1/search/disk', 'GET /v1/disk/latest', 'GET /v1/disk/hot'].includes(spec)

const summaryOf = (counts: Record<string, number>): string =>
  Object.entries(itemStates)
    .filter(([status]) => (counts[status] ?? 0) > 0)
    .map(([status, { word }]) => `${counts[status]} 条${word}`)
    .join('，') || '没有可导入的链接'
