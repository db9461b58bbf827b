import { TextField } from '../../ui/form/TextField.tsx'
import type { FormField } from '../../ui/form/use-form.ts'
import type { useMailCode } from './use-mail-code.ts'

interface MailCodeFieldProps extends FormField<string> {
  mail: ReturnType<typeof useMailCode>
  sendLabel: string
  onSend: () => void
}

export const MailCodeField = ({ mail, sendLabel, onSend, ...field }: MailCodeFieldProps) => (
  <TextField
    label="验证码"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={64}
    required
    hint="验证码 10 分钟内有效，可能在垃圾邮件里"
    action={
      <button type="button" className="btn btn-soft num" disabled={!mail.canSend} onClick={onSend}>
        {mail.isPending ? '发送中…' : mail.waitSeconds > 0 ? `${mail.waitSeconds} 秒后重发` : sendLabel}
      </button>
    }
    {...field}
  />
)
