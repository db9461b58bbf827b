import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { useRetryWait } from '../../lib/browser/use-countdown.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { required, requiredUntrimmed } from '../../ui/form/rules.ts'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { useCaptcha } from './use-captcha.ts'
import { useStartSession } from './use-start-session.ts'

export const LoginForm = () => {
  const { isCaptchaOn } = useSite()
  const startSession = useStartSession()
  const captcha = useCaptcha('login')
  const form = useForm({ username: '', password: '' }, { username: required, password: requiredUntrimmed })
  const login = useMutation({
    mutationFn: ({ username, password }: typeof form.values) =>
      api('POST /v1/user/login', {
        username: username.trim(),
        password,
        ...(captcha.token && { token: captcha.token }),
      }),
    meta: { isFailureShown: true },
    onSuccess: (reply) => startSession(reply, '登录成功'),
    // The server consumes the token whether the login succeeds or fails.
    onSettled: captcha.clear,
  })
  const waitSeconds = useRetryWait(login.error)
  return (
    <Form onSubmit={form.submit((values) => login.mutate(values))}>
      <TextField
        label="用户名或邮箱"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        {...form.field('username')}
      />
      <PasswordField label="密码" autoComplete="current-password" required {...form.field('password')} />
      {isCaptchaOn && <CaptchaField captcha={captcha} />}
      <FormFailure error={login.error} />
      <SubmitButton
        label={waitSeconds > 0 ? `请 ${waitSeconds} 秒后再试` : '登录'}
        pendingLabel="登录中…"
        isPending={login.isPending}
        isDisabled={waitSeconds > 0 || (isCaptchaOn && !captcha.token)}
      />
    </Form>
  )
}
