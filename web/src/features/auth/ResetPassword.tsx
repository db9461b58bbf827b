import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '../../lib/api/api.ts'
import { toast } from '../../lib/browser/toast.ts'
import { useRetryWait } from '../../lib/browser/use-countdown.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { PasswordStrength } from '../../ui/form/PasswordStrength.tsx'
import { required } from '../../ui/form/rules.ts'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { MailCodeField } from '../../shared/account/MailCodeField.tsx'
import { mailAddress, newPassword } from './rules.ts'
import type { useMailCode } from '../../shared/account/use-mail-code.ts'

/** Step two: the code and a new password. The address stays editable for visitors who already have a code. */
export const ResetPassword = ({ email, mail }: { email: string; mail: ReturnType<typeof useMailCode> }) => {
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useForm({ email, code: '', password: '' }, { email: mailAddress, code: required, password: newPassword })
  const { values, field } = form
  const reset = useMutation({
    mutationFn: (values: typeof form.values) =>
      api('POST /v1/user/reset_pass', {
        email: values.email.trim(),
        token: values.code.trim(),
        new_password: values.password,
      }),
    meta: { isFailureShown: true },
    onSuccess: () => {
      toast('success', '重置成功')
      void navigate(`/login${search}`, { replace: true })
    },
  })
  const waitSeconds = useRetryWait(reset.error)
  return (
    <Form onSubmit={form.submit((values) => reset.mutate(values))}>
      <TextField label="邮箱" type="email" autoComplete="username" maxLength={254} required {...field('email')} />
      <MailCodeField
        mail={mail}
        sendLabel="重新发送"
        onSend={() => {
          if (form.check('email')) mail.send(values.email)
        }}
        {...field('code')}
      />
      <FormFailure error={mail.error} />
      <PasswordField
        label="新密码"
        autoComplete="new-password"
        required
        hint={<PasswordStrength password={values.password} />}
        {...field('password')}
      />
      <FormFailure error={reset.error} />
      <SubmitButton
        label={waitSeconds > 0 ? `请 ${waitSeconds} 秒后再试` : '重置密码'}
        pendingLabel="重置中…"
        isPending={reset.isPending}
        isDisabled={waitSeconds > 0}
      />
    </Form>
  )
}
