import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Article } from '../../../features/doc/Article.tsx'
import { failureOf, isMissing } from '../../../lib/api.ts'
import { queryOf } from '../../../lib/queries.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Confirm } from '../../kit/Confirm.tsx'
import { useChange } from '../../kit/use-change.ts'
import { diskList } from './disk.ts'
import type { AdminDisk } from './disk.ts'
import styles from './disks.module.css'
import { useJob, useJobWatch } from './use-job.ts'

const articleSpec = 'GET /admin/v1/disk/article'

/** What a model wrote about a resource: read it, have it written (again), take it away. */
export const ArticlePanel = ({ disk }: { disk: AdminDisk }) => {
  const { id, doc_id: docId } = disk
  const client = useQueryClient()
  const query = queryOf(articleSpec, { doc_id: docId })
  const { data, error, isPending } = useQuery({ ...query, staleTime: 0 })
  const [jobId, setJobId] = useState<number>()
  const job = useJobWatch('write_articles', jobId)
  const isEnded = job?.isEnded ?? false
  useEffect(() => {
    if (isEnded) void client.invalidateQueries({ queryKey: [articleSpec, { doc_id: docId }] })
  }, [client, docId, isEnded])
  const writing = useJob('POST /admin/v1/disk/renew_article', { done: '后台处理中...', onStarted: setJobId })
  const isBusy = writing.isPending || (jobId !== undefined && !isEnded)
  // After a failure react-query keeps what it knew: an article that is gone must not stay in sight.
  const article = error ? undefined : data
  return (
    <section className={styles.article} aria-label="文章">
      {error && !isMissing(error) && <p role="alert">{failureOf(error).msg}</p>}
      {article ? (
        <>
          <div className={styles.text}>
            <Article article={article} />
          </div>
          <p className={styles.hint}>模型 {article.model || '未知'}</p>
          <details className={styles.prompt}>
            <summary>提示词</summary>
            <p>{article.prompt || '没有记录'}</p>
          </details>
        </>
      ) : (
        <>
          <h2>文章</h2>
          {!isPending && <p className={styles.hint}>还没有文章。公开、没有失效、允许收录的资源才写。</p>}
        </>
      )}
      <p className={styles.hint} aria-live="polite">
        {isBusy && '正在写，写好会显示在这里…'}
        {isEnded && job?.msg}
      </p>
      <div className={styles.buttons}>
        <button type="button" className="btn btn-soft" disabled={isBusy} onClick={() => writing.mutate({ id })}>
          {article ? '重新生成' : '生成文章'}
        </button>
        {article && <CopyButton text={article.text} label="复制" className="btn btn-line" />}
        {article && <ClearArticle docId={docId} />}
      </div>
    </section>
  )
}

const ClearArticle = ({ docId }: { docId: string }) => {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const clearing = useChange('POST /admin/v1/disk/delete_article', {
    refreshes: [diskList],
    done: '删除成功',
    onDone: () => {
      setAsking(false)
      void client.invalidateQueries({ queryKey: [articleSpec, { doc_id: docId }] })
    },
  })
  return (
    <>
      <button type="button" className="btn btn-danger" onClick={() => setAsking(true)}>
        清除文章
      </button>
      {isAsking && (
        <Confirm
          title="清除这篇文章？"
          action="清除"
          isDanger
          isPending={clearing.isPending}
          onConfirm={() => clearing.mutate({ doc_id: docId })}
          onClose={() => setAsking(false)}
        >
          <p>资源页上不再有它，不能撤销；可以重新生成一篇。</p>
        </Confirm>
      )}
    </>
  )
}
