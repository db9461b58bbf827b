import type { AccountInfo } from '../../../lib/session/account.ts'
import { isOutcomeUnknown } from '../../../lib/api/api.ts'
import { useNow } from '../../../lib/browser/clock.ts'
import type { ExchangeRule } from '../../../lib/settings/site-config.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useExchange } from '../api.ts'
import styles from '../Confirm.module.css'
import { extendedDate } from './membership.ts'

interface ExchangeDialogProps {
  rule: ExchangeRule
  info: AccountInfo
  onClose: () => void
}

export const ExchangeDialog = ({ rule, info, onClose }: ExchangeDialogProps) => {
  const nowMs = useNow()
  const exchange = useExchange()
  const buy = (): void =>
    exchange.mutate(rule, {
      onSuccess: () => {
        toast('success', '兑换成功')
        onClose()
      },
    })
  return (
    <Dialog title="兑换会员" onClose={onClose}>
      <dl className={`num ${styles.figures}`}>
        <Figure name="兑换" value={`${formatCount(rule.vipDays)} 天会员`} />
        <Figure name="需要" value={`${formatCount(rule.coin)} 积分`} />
        <Figure name="兑换后剩余" value={`${formatCount(info.coin - rule.coin)} 积分`} />
        <Figure name="会员有效期至" value={extendedDate(info.vip_until, rule.vipDays, nowMs)} />
      </dl>
      <FormFailure error={exchange.error} />
      {exchange.error && isOutcomeUnknown(exchange.error) && (
        <p className={styles.text}>没有收到结果。再按一次不会重复扣积分。</p>
      )}
      <div className={styles.actions}>
        <button type="button" className="btn" onClick={onClose}>
          取消
        </button>
        <button type="button" className="btn btn-solid" disabled={exchange.isPending} onClick={buy}>
          {exchange.isPending ? '兑换中…' : '确认兑换'}
        </button>
      </div>
    </Dialog>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
