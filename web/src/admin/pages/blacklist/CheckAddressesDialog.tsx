import { useState } from 'react'
import { formatCount } from '../../../lib/text/text-format.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { useApiMutation } from '../../kit/list/use-api-mutation.ts'
import { isIpOrRange } from '../../shared/blacklist/ip-range.ts'
import formStyles from '../../kit/dialogs/DialogForm.module.css'
import styles from '../../shared/blacklist/blacklist.module.css'

const call = 'POST /admin/v1/blacklist/filter_in_blacklist'

export const CheckAddressesDialog = ({ onClose }: { onClose: () => void }) => {
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<readonly string[]>([])
  const change = useApiMutation(call, { refreshes: [], isForm: true })
  const addresses = [...new Set(text.split(/[\s,，;；]+/).filter(Boolean))]
  const matched = change.data?.list
  return (
    <Dialog title="检查地址" onClose={onClose}>
      <form
        className={formStyles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(addresses)
          change.mutate({ ips: addresses })
        }}
      >
        <div className="field">
          <label htmlFor="check-text">要检查的 IP，用空格、逗号或换行分开</label>
          <textarea
            id="check-text"
            className={`input ${formStyles.lines}`}
            rows={5}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <FormFailure error={change.error} />
        <div className={formStyles.actions}>
          <button type="submit" className="btn btn-solid" disabled={addresses.length === 0 || change.isPending}>
            {change.isPending ? '检测中' : '检查'}
          </button>
        </div>
      </form>
      {matched && (
        <section className={styles.preview} aria-live="polite">
          <h3>
            {formatCount(checked.length)} 个里有 {formatCount(matched.length)} 个正被挡在外面
          </h3>
          <ul className={styles.sample}>
            {checked.map((ip) => (
              <li key={ip}>
                <span>{ip}</span>
                <AddressStatus ip={ip} matched={matched} />
              </li>
            ))}
          </ul>
          {matched.length > 0 && <CopyButton text={matched.join('\n')} label="复制在黑名单的" />}
        </section>
      )}
    </Dialog>
  )
}

const AddressStatus = ({ ip, matched }: { ip: string; matched: readonly string[] }) => {
  if (matched.includes(ip)) return <Badge tone="bad">在黑名单</Badge>
  return isIpOrRange(ip) ? <Badge tone="ok">不在</Badge> : <Badge tone="warn">不是 IP</Badge>
}
