import { useAccountQuery } from '../../../lib/session/account.ts'
import type { ApiOutput } from '../../../lib/api/api.ts'
import { useSite } from '../../../lib/settings/use-site.ts'
import type { SiteConfig } from '../../../lib/settings/site-config.ts'
import { formatCount, formatDate } from '../../../lib/text/text-format.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { QrCode } from '../../../ui/qr/QrCode.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { pageSize } from '../api.ts'
import styles from './InviteSection.module.css'
import ledger from './Ledger.module.css'
import { Paged } from './Paged.tsx'
import type { SectionProps } from '../section-props.ts'

export const InviteSection = ({ info, page }: SectionProps) => {
  const site = useSite()
  const invited = useAccountQuery('GET /auth/v1/user/invited', { page, size: pageSize })
  const link = `${site.host || location.origin}/register?invite_code=${info.invite_code}`
  return (
    <section aria-label="邀请">
      <div className={styles.card}>
        <div className={styles.words}>
          <p className={styles.label}>我的邀请码</p>
          <p className={styles.code}>{info.invite_code}</p>
          <p className={styles.link} title={link}>
            {link}
          </p>
          <div className={styles.actions}>
            <CopyButton text={`邀请你加入「${site.siteName}」：${link}`} label="复制邀请" className="btn btn-solid" />
            <CopyButton text={info.invite_code} label="复制邀请码" className="btn btn-line" />
          </div>
        </div>
        <QrCode text={link} caption="扫码注册" />
      </div>
      <p className={styles.rule}>{ruleLine(site.invite)}</p>
      <h2 className={styles.title}>
        已邀请
        {invited.data && (
          <span className="num">
            {formatCount(invited.data.total)} 人，共得 {formatCount(invited.data.coin_total)} 积分
          </span>
        )}
      </h2>
      <Paged query={invited} tab="invite" page={page} empty={<EmptyState title="还没有人通过您的邀请注册" />}>
        {({ list }) => <Invitees list={list} />}
      </Paged>
    </section>
  )
}

const ruleLine = ({ inviterCoin, inviteeCoin, maxPerDay }: SiteConfig['invite']): string =>
  `好友注册后，您得 ${formatCount(inviterCoin)} 积分，好友得 ${formatCount(inviteeCoin)} 积分；每天最多奖励 ${formatCount(maxPerDay)} 次，同一网络地址只奖励一次。`

const Invitees = ({ list }: { list: ApiOutput<'GET /auth/v1/user/invited'>['list'] }) => (
  <table className={ledger.ledger}>
    <thead>
      <tr>
        <th scope="col">好友</th>
        <th scope="col">注册日期</th>
        <th scope="col" data-number="true">
          奖励
        </th>
      </tr>
    </thead>
    <tbody>
      {list.map(({ id, username, create_time, coin }) => (
        <tr key={id}>
          <td data-cell="what">{username}</td>
          <td data-cell="when" className="num">
            <time dateTime={create_time}>{formatDate(create_time)}</time>
          </td>
          <td data-cell="much" data-number="true" data-gain={coin > 0} data-quiet={coin === 0} className="num">
            {coin > 0 ? `+${formatCount(coin)}` : '未奖励'}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
