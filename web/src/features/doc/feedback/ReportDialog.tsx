import type { ReportReason } from '@pandex/contracts/enums'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import { countCharacters } from '../../../lib/text/characters.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { RadioField } from '../../../ui/form/RadioField.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { useForm } from '../../../ui/form/use-form.ts'

const reasons: Record<ReportReason, string> = {
  dead: '链接失效',
  password: '提取码不对',
  content: '内容与名称不符',
  illegal: '违法违规',
  copyright: '侵犯权利',
  other: '其他',
}

const options = Object.entries(reasons).map(([value, label]) => ({ value, label }))

const maxTextLength = 500

const rules = {
  reason: (reason: string) => (Object.hasOwn(reasons, reason) ? '' : '请选择原因'),
  text: (text: string) => (countCharacters(text) > maxTextLength ? `最多 ${maxTextLength} 个字` : ''),
}

export const ReportDialog = ({ docId, onClose }: { docId: string; onClose: () => void }) => {
  const form = useForm({ reason: '', text: '' }, rules)
  const report = useMutation({
    meta: { isFailureShown: true },
    mutationFn: ({ reason, text }: { reason: string; text: string }) =>
      api('POST /v1/disk/report', { doc_id: docId, reason: reason as ReportReason, text: text.trim() }),
    onSuccess: () => {
      toast('success', '感谢反馈，管理员会尽快处理')
      onClose()
    },
  })
  return (
    <Dialog title="反馈问题" onClose={onClose}>
      <Form onSubmit={form.submit((values) => report.mutate(values))}>
        <RadioField {...form.field('reason')} label="哪里不对" options={options} />
        <TextAreaField
          {...form.field('text')}
          label="补充说明（可不填）"
          rows={4}
          hint={
            <span className="num">
              {countCharacters(form.values.text)} / {maxTextLength}
            </span>
          }
        />
        <FormFailure error={report.error} />
        <SubmitButton label="提交" pendingLabel="提交中…" isPending={report.isPending} />
      </Form>
    </Dialog>
  )
}
