import { Form } from '../../ui/form/Form.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { mailAddress } from './rules.ts'
import type { useMailCode } from '../../shared/account/use-mail-code.ts'

interface SendResetCodeProps {
  email: string
  mail: ReturnType<typeof useMailCode>
  onSend: (email: string) => void
  /** Skips to step two without validating the address. */
  onHaveCode: (email: string) => void
}

export const SendResetCode = ({ email, mail, onSend, onHaveCode }: SendResetCodeProps) => {
  const form = useForm({ email }, { email: mailAddress })
  return (
    <Form onSubmit={form.submit((values) => onSend(values.email))}>
      <TextField
        label="邮箱"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        hint="验证码 10 分钟内有效"
        {...form.field('email')}
      />
      <FormFailure error={mail.error} />
      <SubmitButton
        label={mail.waitSeconds > 0 ? `${mail.waitSeconds} 秒后可重发` : '发送验证码'}
        pendingLabel="发送中…"
        isPending={mail.isPending}
        isDisabled={!mail.canSend}
      />
      <button type="button" className="btn btn-line" onClick={() => onHaveCode(form.values.email)}>
        已有验证码
      </button>
    </Form>
  )
}
