import type { ComponentType } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useAccount } from '../../lib/session/account.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { loginAddress } from '../../lib/session/return-url.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { AccountSection } from './account/AccountSection.tsx'
import { BoughtSection } from './ledger/BoughtSection.tsx'
import { CdkeySection } from './membership/CdkeySection.tsx'
import { CheckInSection } from './check-in/CheckInSection.tsx'
import { CoinSection } from './ledger/CoinSection.tsx'
import { OrderSection } from './orders/OrderSection.tsx'
import { Identity, IdentitySkeleton } from './Identity.tsx'
import { InviteSection } from './ledger/InviteSection.tsx'
import styles from './ProfilePage.module.css'
import { Summary, SummarySkeleton } from './Summary.tsx'
import { Tabs } from './Tabs.tsx'
import { readTabPosition, tabsOf } from './tabs.ts'
import type { TabName } from './tabs.ts'
import { VipSection } from './membership/VipSection.tsx'
import type { SectionProps } from './section-props.ts'
import { SectionSkeleton } from './SectionSkeleton.tsx'

const sections: Record<TabName, ComponentType<SectionProps>> = {
  account: AccountSection,
  bought: BoughtSection,
  coin: CoinSection,
  vip: VipSection,
  order: OrderSection,
  check_in: CheckInSection,
  invite: InviteSection,
  cdkey: CdkeySection,
}

/** The server renders only the skeleton: caches may serve the HTML to other visitors, so it must not contain personal data. */
export const Page = () => {
  const account = useAccount()
  const location = useLocation()
  const [search] = useSearchParams()
  const shownTabs = tabsOf(useSite())
  const { tab, page } = readTabPosition(search, shownTabs)
  if (account.state === 'anonymous') return <Navigate to={loginAddress(location)} replace />
  const info = account.state === 'loggedIn' ? account.info : undefined
  const Section = sections[tab]
  return (
    <div className={`page ${styles.grid}`}>
      <PageHead title="个人中心" noindex />
      <h1 className="vh">个人中心</h1>
      {account.state === 'failed' ? (
        <div className={styles.whole}>
          <ErrorState error={account.error} onRetry={account.retry} />
        </div>
      ) : (
        <>
          {info ? <Identity info={info} /> : <IdentitySkeleton />}
          {info ? <Summary info={info} /> : <SummarySkeleton />}
          <Tabs tabs={shownTabs} current={tab} />
          <div className={styles.section}>
            {info ? <Section info={info} page={page} /> : <SectionSkeleton of={tab} />}
          </div>
        </>
      )}
    </div>
  )
}
