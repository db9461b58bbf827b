import type { ApiOutput } from '../../../lib/api/api.ts'
import { useNow } from '../../../lib/browser/clock.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { checkIcon } from '../../../ui/icons/icons.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { required } from '../../../ui/form/rules.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useCdkey } from '../api.ts'
import styles from './CdkeySection.module.css'
import { membershipLine, readMembership } from './membership.ts'

export const CdkeySection = () => {
  const form = useForm({ key: '' }, { key: required })
  const activation = useCdkey()
  return (
    <section aria-label="激活码" className={styles.section}>
      <Form onSubmit={form.submit(({ key }) => activation.mutate(key.trim(), { onSuccess: () => form.reset() }))}>
        <TextField
          {...form.field('key')}
          label="激活码"
          hint="每个激活码同一账号只能使用一次，大小写和连字符不影响。"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={128}
          required
          action={
            <button type="submit" className="btn btn-solid" disabled={activation.isPending}>
              {activation.isPending ? '激活中…' : '激活'}
            </button>
          }
        />
        <FormFailure error={activation.error} />
      </Form>
      <output className={styles.output}>{activation.data && <Gift gift={activation.data} />}</output>
    </section>
  )
}

const Gift = ({ gift: { kind, value, coin, vip_until } }: { gift: ApiOutput<'POST /auth/v1/cdkey/use'> }) => {
  const membership = readMembership(vip_until, useNow())
  return (
    <span className={styles.gift}>
      <Icon of={checkIcon} size={20} />
      {kind === 'vip' ? (
        <span className="num">
          会员增加 <strong>{formatCount(value)}</strong> 天，{membershipLine(membership)}
        </span>
      ) : (
        <span className="num">
          获得 <strong>{formatCount(value)}</strong> 积分，现有 {formatCount(coin)} 积分
        </span>
      )}
    </span>
  )
}
