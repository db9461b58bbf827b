import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Message } from 'semantic-ui-react'
import { Article } from '../../../../shared/doc/Article.tsx'
import { failureOf, isMissing } from '../../../../lib/api/api.ts'
import { queryOf } from '../../../../lib/api/queries.ts'
import { CopyButton } from '../../../../ui/CopyButton.tsx'
import { TextAreaField } from '../../../../ui/form/TextAreaField.tsx'
import { DeleteArticleButton, RegenerateArticleButton } from './ArticleActions.tsx'
import { isArticleValid } from './article-draft.ts'
import type { ArticleDraft } from './article-draft.ts'
import { articleSpec } from '../disk.ts'
import type { AdminDisk } from '../disk.ts'
import styles from '../disks.module.css'
import { useStartJob, useJobStatus } from '../use-job.ts'

interface ArticlePanelProps {
  disk: AdminDisk
  /** Unsaved text; DiskForm saves it. */
  draft: ArticleDraft | undefined
  onDraft: (draft: ArticleDraft | undefined) => void
}

export const ArticlePanel = ({ disk, draft, onDraft }: ArticlePanelProps) => {
  const { id, doc_id: docId } = disk
  const client = useQueryClient()
  const query = queryOf(articleSpec, { doc_id: docId })
  // Refetches also a cached 404, because an article may exist by now.
  const { data, error, isFetching, isPending } = useQuery({ ...query, staleTime: 0, retryOnMount: true })
  const [jobId, setJobId] = useState<number>()
  const job = useJobStatus('write_articles', jobId)
  const isEnded = job?.isEnded ?? false
  useEffect(() => {
    if (isEnded) void client.invalidateQueries({ queryKey: [articleSpec, { doc_id: docId }] })
  }, [client, docId, isEnded])
  const writing = useStartJob('POST /admin/v1/disk/renew_article', { done: '后台处理中...', onStarted: setJobId })
  const isBusy = writing.isPending || (jobId !== undefined && !isEnded)
  // react-query keeps data after a failed refetch, but a deleted article must disappear.
  const article = error ? undefined : data
  if (draft) return <ArticleEditor draft={draft} onDraft={onDraft} />
  const write = (): void => onDraft({ text: article?.text ?? '', before: article?.text ?? '' })
  const isUnknown = isPending || isFetching || (error !== null && !isMissing(error))
  const isManual = article?.model === ''
  return (
    <section className={styles.article} aria-label="文章">
      {error && !isMissing(error) && (
        <Message negative role="alert">
          {failureOf(error).msg}
        </Message>
      )}
      {article ? (
        <>
          <div className={styles.text}>
            <Article article={article} />
          </div>
          <p className={styles.hint}>{isManual ? '手工填写' : `模型 ${article.model}`}</p>
          {!isManual && (
            <details className={styles.prompt}>
              <summary>提示词</summary>
              <p>{article.prompt || '没有记录'}</p>
            </details>
          )}
        </>
      ) : (
        <>
          <h2>文章</h2>
          {!isUnknown && <p className={styles.hint}>还没有文章。模型只给公开、没有失效、允许收录的资源写。</p>}
        </>
      )}
      <p className={styles.hint} aria-live="polite">
        {isBusy && '正在写，写好会显示在这里…'}
        {isEnded && job?.msg}
      </p>
      <div className={styles.buttons}>
        <button type="button" className="btn btn-line" disabled={isBusy || isUnknown} onClick={write}>
          {article ? '修改文章' : '手工填写'}
        </button>
        <RegenerateArticleButton
          label={article ? '重新生成' : '生成文章'}
          isManual={isManual}
          isBusy={isBusy}
          onRegenerate={(replace) => writing.mutate({ id, ...(replace && { replace_by_hand: true }) })}
        />
        {article && <CopyButton text={article.text} label="复制" className="btn btn-line" />}
        {article && <DeleteArticleButton docId={docId} />}
      </div>
    </section>
  )
}

const ArticleEditor = ({ draft, onDraft }: { draft: ArticleDraft; onDraft: ArticlePanelProps['onDraft'] }) => (
  <div className={styles.article}>
    <TextAreaField
      name="article"
      label="文章"
      rows={14}
      value={draft.text}
      error={isArticleValid(draft) ? '' : '不能为空；不要这篇文章，用「清除文章」'}
      hint="一行一段；标题以 ## 或 ### 开头，列表以 - 开头。网页代码、链接和图片不会保留。保存后算手工填写，模型不再改它。"
      onChange={(text) => onDraft({ ...draft, text })}
      onBlur={() => {}}
    />
    <div className={styles.buttons}>
      <button type="button" className="btn btn-line btn-small" onClick={() => onDraft(undefined)}>
        放弃修改
      </button>
    </div>
  </div>
)
