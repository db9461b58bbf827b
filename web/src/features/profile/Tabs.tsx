import { Link } from 'react-router-dom'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Tabs.module.css'
import { placeAddress } from './tabs.ts'
import type { TabName, tabsOf } from './tabs.ts'

export const Tabs = ({ offered, current }: { offered: ReturnType<typeof tabsOf>; current: TabName }) => (
  <nav className={styles.tabs} aria-label="个人中心">
    {offered.map(({ name, label, icon }) => (
      <Link
        key={name}
        to={placeAddress(name)}
        state={{ keepsFocus: true }}
        aria-current={name === current ? 'page' : undefined}
      >
        <Icon of={icon} size={18} />
        {label}
      </Link>
    ))}
  </nav>
)
