import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { countCharacters } from '../../lib/text/characters.ts'
import { toast } from '../../lib/browser/toast.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { RadioField } from '../../ui/form/RadioField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { emptyReport, isClaim, maxTextLength, reasonOptions, reportRules, toReport } from './report-form.ts'
import type { ReportValues } from './report-form.ts'

export const ReportDialog = ({ docId, onClose }: { docId: string; onClose: () => void }) => {
  const form = useForm<ReportValues>(emptyReport, reportRules)
  const isOfRights = isClaim(form.values)
  const report = useMutation({
    meta: { isFailureShown: true },
    mutationFn: (values: ReportValues) => api('POST /v1/disk/report', toReport(docId, values)),
    onSuccess: () => {
      toast('success', '感谢反馈，管理员会尽快处理')
      onClose()
    },
  })
  return (
    <Dialog title="反馈问题" onClose={onClose}>
      <Form onSubmit={form.submit((values) => report.mutate(values))}>
        <RadioField {...form.field('reason')} label="哪里不对" options={reasonOptions} />
        {isOfRights && (
          <>
            <TextField {...form.field('claimant')} label="权利人" autoComplete="name" placeholder="个人或单位的名称" />
            <TextField {...form.field('rights')} label="作品和权利" placeholder="哪部作品，什么权利" />
          </>
        )}
        <TextAreaField
          {...form.field('text')}
          label={isOfRights ? '侵权说明' : '补充说明（可不填）'}
          rows={4}
          hint={
            <span className="num">
              {countCharacters(form.values.text)} / {maxTextLength(form.values)}
            </span>
          }
        />
        <TextField
          {...form.field('contact')}
          label={isOfRights ? '邮箱' : '邮箱（可不填）'}
          type="email"
          autoComplete="email"
          hint="只有管理员看得到，用来答复您"
        />
        <FormFailure error={report.error} />
        <SubmitButton label="提交" pendingLabel="提交中…" isPending={report.isPending} />
      </Form>
    </Dialog>
  )
}
