import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { useRetryWait } from '../../lib/browser/use-countdown.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { PasswordStrength } from '../../ui/form/PasswordStrength.tsx'
import { required } from '../../ui/form/rules.ts'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { forgetInviteCode, useInviteCode } from './invite-code.ts'
import { MailCodeField } from '../../shared/account/MailCodeField.tsx'
import { mailAddress, newPassword, newUsername } from './rules.ts'
import { useCaptcha } from './use-captcha.ts'
import { useStartSession } from './use-start-session.ts'
import { useMailCode } from '../../shared/account/use-mail-code.ts'

export const RegisterForm = () => {
  const { isCaptchaOn, isRegisterOn, needsMailCode } = useSite()
  const startSession = useStartSession()
  const captcha = useCaptcha('register')
  const form = useForm(
    { username: '', email: '', code: '', password: '', invite_code: '' },
    {
      username: newUsername,
      email: mailAddress,
      password: newPassword,
      ...(needsMailCode && { code: required }),
      ...(!isRegisterOn && { invite_code: required }),
    },
  )
  const { values, field } = form
  useInviteCode((invite_code) => form.set({ invite_code }))
  const mail = useMailCode('POST /v1/user/send_reg_email')
  const register = useMutation({
    mutationFn: ({ username, email, code, password, invite_code }: typeof form.values) =>
      api('POST /v1/user/register', {
        username: username.trim(),
        email: email.trim(),
        password,
        ...(needsMailCode && { code: code.trim() }),
        ...(invite_code.trim() && { invite_code: invite_code.trim() }),
        ...(captcha.token && { token: captcha.token }),
      }),
    meta: { isFailureShown: true },
    onSuccess: (reply) => {
      forgetInviteCode()
      startSession(reply, '注册成功')
    },
    onSettled: captcha.clear,
  })
  const waitSeconds = useRetryWait(register.error)
  return (
    <Form onSubmit={form.submit((given) => register.mutate(given))}>
      <TextField
        label="用户名"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
        {...field('username')}
      />
      <TextField label="邮箱" type="email" autoComplete="email" maxLength={254} required {...field('email')} />
      {needsMailCode && (
        <MailCodeField
          mail={mail}
          sendLabel="发送验证码"
          onSend={() => {
            if (form.check('email')) mail.send(values.email, isRegisterOn ? '' : values.invite_code)
          }}
          {...field('code')}
        />
      )}
      <FormFailure error={mail.error} />
      <PasswordField
        label="密码"
        autoComplete="new-password"
        required
        hint={<PasswordStrength password={values.password} />}
        {...field('password')}
      />
      <TextField
        label={isRegisterOn ? '邀请码（选填）' : '邀请激活码'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        {...field('invite_code')}
      />
      {isCaptchaOn && <CaptchaField captcha={captcha} />}
      <FormFailure error={register.error} />
      <SubmitButton
        label={waitSeconds > 0 ? `请 ${waitSeconds} 秒后再试` : '注册'}
        pendingLabel="注册中…"
        isPending={register.isPending}
        isDisabled={waitSeconds > 0 || (isCaptchaOn && !captcha.token)}
      />
    </Form>
  )
}
