import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Badge } from '../../kit/Badge.tsx'
import { useApiMutation } from '../../kit/list/use-api-mutation.ts'
import { jobList, jobKinds, renewArticles, startJob } from '../../shared/job-kinds.ts'
import styles from './jobs.module.css'

const maxIds = 1_000

const idsOf = (text: string): number[] | undefined => {
  const parts = text.split(/[\s,，;；、]+/).filter(Boolean)
  const ids = [...new Set(parts.map(Number))]
  return ids.every((id) => Number.isSafeInteger(id) && id > 0) ? ids : undefined
}

const rules = {
  ids: (text: string) => {
    const ids = idsOf(text)
    if (!ids) return '只能填资源的数字 ID'
    return ids.length > maxIds ? `一次最多 ${maxIds} 个` : ''
  },
}

export const ArticlesDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useForm({ ids: '' }, rules)
  const options = { refreshes: [jobList], done: '后台处理中...', isForm: true, onDone: onClose } as const
  const missing = useApiMutation(startJob, options)
  const named = useApiMutation(renewArticles, options)
  return (
    <Dialog title={`启动「${jobKinds.write_articles.label}」`} onClose={onClose}>
      <p className={styles.intro}>{jobKinds.write_articles.description}</p>
      <Form
        onSubmit={form.submit(({ ids: text }) => {
          const ids = idsOf(text) ?? []
          if (ids.length > 0) named.mutate({ ids })
          else missing.mutate({ kind: 'write_articles', params: {} })
        })}
      >
        <TextAreaField
          {...form.field('ids')}
          label="资源 ID（可不填）"
          rows={3}
          hint="不填就给还没有文章的资源写；填了就只写这些，已有的会重写，手工填写的不动。"
        />
        <ModelCheck />
        <FormFailure error={named.error ?? missing.error} />
        <SubmitButton label="启动" pendingLabel="请稍候…" isPending={named.isPending || missing.isPending} />
      </Form>
    </Dialog>
  )
}

/** Tests the configured model, so that a misconfiguration shows before a job fails. */
const ModelCheck = () => {
  const check = useApiMutation('GET /admin/v1/task/check_gemini', { refreshes: [], isForm: true })
  const answer = check.data
  return (
    <div className={styles.check}>
      <button
        type="button"
        className="btn btn-line btn-small"
        disabled={check.isPending}
        onClick={() => check.mutate({})}
      >
        {check.isPending ? '检测中…' : '测试模型'}
      </button>
      <span aria-live="polite">
        {answer && (
          <Badge tone={answer.ok ? 'ok' : 'bad'}>
            {answer.model} {answer.ok ? '可用' : answer.message}
          </Badge>
        )}
      </span>
      <FormFailure error={check.error} />
    </div>
  )
}
