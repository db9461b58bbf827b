import { Link } from 'react-router-dom'
import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './Tabs.module.css'
import { tabAddress } from './tabs.ts'
import type { TabName, tabsOf } from './tabs.ts'

export const Tabs = ({ tabs, current }: { tabs: ReturnType<typeof tabsOf>; current: TabName }) => (
  <nav className={styles.tabs} aria-label="个人中心">
    {tabs.map(({ name, label, icon }) => (
      <Link
        key={name}
        to={tabAddress(name)}
        state={{ keepsFocus: true }}
        aria-current={name === current ? 'page' : undefined}
      >
        <Icon of={icon} size={18} />
        {label}
      </Link>
    ))}
  </nav>
)
