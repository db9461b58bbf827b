import type { ComponentType } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useAccount } from '../../lib/account.ts'
import type { AccountInfo } from '../../lib/account.ts'
import { useSite } from '../../lib/site.ts'
import { loginAddress } from '../../lib/way-back.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Failed } from '../../ui/states.tsx'
import { AccountSection } from './AccountSection.tsx'
import { BoughtSection } from './BoughtSection.tsx'
import { CdkeySection } from './CdkeySection.tsx'
import { CheckInSection } from './CheckInSection.tsx'
import { CoinSection } from './CoinSection.tsx'
import { Identity, IdentityWaiting } from './Identity.tsx'
import { InviteSection } from './InviteSection.tsx'
import styles from './ProfilePage.module.css'
import { Summary, SummaryWaiting } from './Summary.tsx'
import { Tabs } from './Tabs.tsx'
import { readPlace, tabsOf } from './tabs.ts'
import type { TabName } from './tabs.ts'
import { VipSection } from './VipSection.tsx'
import { Waiting } from './Waiting.tsx'

export interface SectionProps {
  info: AccountInfo
  page: number
}

const sections: Record<TabName, ComponentType<SectionProps>> = {
  account: AccountSection,
  bought: BoughtSection,
  coin: CoinSection,
  vip: VipSection,
  check_in: CheckInSection,
  invite: InviteSection,
  cdkey: CdkeySection,
}

/** The server renders only the skeleton: caches may serve the HTML to other visitors, so it must not contain personal data. */
export const Page = () => {
  const account = useAccount()
  const location = useLocation()
  const [search] = useSearchParams()
  const offered = tabsOf(useSite())
  const { tab, page } = readPlace(search, offered)
  if (account.state === 'nobody') return <Navigate to={loginAddress(location)} replace />
  const info = account.state === 'known' ? account.info : undefined
  const Section = sections[tab]
  return (
    <div className={`page ${styles.grid}`}>
      <PageHead title="个人中心" noindex />
      <h1 className="vh">个人中心</h1>
      {account.state === 'failed' ? (
        <div className={styles.whole}>
          <Failed error={account.error} onRetry={account.retry} />
        </div>
      ) : (
        <>
          {info ? <Identity info={info} /> : <IdentityWaiting />}
          {info ? <Summary info={info} /> : <SummaryWaiting />}
          <Tabs offered={offered} current={tab} />
          <div className={styles.section}>{info ? <Section info={info} page={page} /> : <Waiting of={tab} />}</div>
        </>
      )}
    </div>
  )
}
