import { useSession } from '../../lib/session/session.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { PasswordStrength } from '../../ui/form/PasswordStrength.tsx'
import { allOf, requiredUntrimmed } from '../../ui/form/rules.ts'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { passwordRule } from '../../ui/form/account-rules.ts'
import { useUpdateInfo } from './use-update-info.ts'

export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useForm(
    { current_password: '', password: '' },
    { current_password: requiredUntrimmed, password: allOf(requiredUntrimmed, passwordRule) },
  )
  const update = useUpdateInfo()
  const username = useSession()?.user.username
  const current = form.field('current_password')
  return (
    <Dialog title="修改密码" onClose={onClose}>
      <Form onSubmit={form.submit((values) => update.send(values))}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" value={username} autoComplete="username" readOnly hidden />
        <PasswordField
          {...current}
          label="当前密码"
          autoComplete="current-password"
          required
          isFirst
          error={current.error || update.currentError}
        />
        <PasswordField
          {...form.field('password')}
          label="新密码"
          autoComplete="new-password"
          required
          hint={<PasswordStrength password={form.values.password} />}
        />
        <FormFailure error={update.error} />
        <SubmitButton label="修改密码" pendingLabel="修改中…" isPending={update.isPending} />
      </Form>
    </Dialog>
  )
}
