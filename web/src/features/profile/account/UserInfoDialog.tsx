import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { AccountInfo } from '../../../lib/session/account.ts'
import { useSite } from '../../../lib/settings/use-site.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { PasswordStrength } from '../../../ui/form/PasswordStrength.tsx'
import { optionalEmail, required, requiredUntrimmed } from '../../../ui/form/rules.ts'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { usernameRule, passwordRule } from '../../../ui/form/account-rules.ts'
import { MailCodeField } from '../../../shared/account/MailCodeField.tsx'
import { useMailCode } from '../../../shared/account/use-mail-code.ts'
import styles from './UserInfoDialog.module.css'
import { useUpdateInfo } from '../../../shared/account/use-update-info.ts'

/** Empty fields stay unchanged. The current password is requested only after the server requires it. */
export const UserInfoDialog = ({ info, onClose }: { info: AccountInfo; onClose: () => void }) => {
  const update = useUpdateInfo()
  const { needsMailCode } = useSite()
  const mail = useMailCode('POST /auth/v1/user/send_change_email')
  const form = useForm(
    { username: '', password: '', email: '', code: '' },
    {
      username: usernameRule,
      password: passwordRule,
      email: optionalEmail('请输入正确的邮箱格式'),
      code: (code, { email }) => (needsMailCode && email.trim() ? required(code, undefined) : ''),
    },
  )
  // A separate form, so that validation ignores a field that was not shown at the last submit.
  const currentForm = useForm({ current_password: '' }, { current_password: requiredUntrimmed })
  const current = currentForm.field('current_password')
  return (
    <Dialog title="修改资料" onClose={onClose}>
      <p className={styles.hint}>留空则不修改。修改后需要重新登录。</p>
      <Form
        onSubmit={(event) =>
          form.submit(({ username, password, email, code }) => {
            const change = { username: username.trim(), password, email: email.trim() }
            if (Object.values(change).every((value) => !value)) return toast('info', '没有要修改的内容')
            const withCode = change.email && needsMailCode ? { ...change, code: code.trim() } : change
            if (!update.needsCurrent) return update.send(withCode)
            currentForm.submit((own) => update.send({ ...withCode, ...own }))(event)
          })(event)
        }
      >
        <TextField
          {...form.field('username')}
          label="新昵称"
          placeholder={info.username}
          autoComplete="off"
          maxLength={254}
          isFirst
        />
        <PasswordField
          {...form.field('password')}
          label="新密码"
          autoComplete="new-password"
          hint={<PasswordStrength password={form.values.password} />}
        />
        <TextField
          {...form.field('email')}
          label="新邮箱"
          type="email"
          placeholder={info.email}
          autoComplete="off"
          maxLength={254}
        />
        {needsMailCode && form.values.email.trim() !== '' && (
          <MailCodeField
            mail={mail}
            sendLabel="发送验证码"
            onSend={() => {
              if (form.check('email')) mail.send(form.values.email)
            }}
            {...form.field('code')}
          />
        )}
        <FormFailure error={mail.error} />
        {update.needsCurrent && (
          <FocusOnMount>
            <PasswordField
              {...current}
              label="当前密码"
              autoComplete="current-password"
              required
              hint="登录已超过 10 分钟，修改密码或邮箱需要当前密码"
              error={current.error || update.currentError}
            />
          </FocusOnMount>
        )}
        <FormFailure error={update.error} />
        <SubmitButton label="保存" pendingLabel="保存中…" isPending={update.isPending} />
      </Form>
    </Dialog>
  )
}

const FocusOnMount = ({ children }: { children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  return <div ref={element}>{children}</div>
}
