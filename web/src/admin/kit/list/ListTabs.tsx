import { Link } from 'react-router-dom'
import { Menu } from 'semantic-ui-react'
import { formatCount } from '../../../lib/text/text-format.ts'
import styles from './ListTabs.module.css'

interface Tab {
  type: string
  label: string
}

interface ListTabsProps<T extends Tab> {
  label: string
  tabs: readonly T[]
  activeTab: T
  counts: readonly (number | undefined)[]
  description: string
}

export const ListTabs = <T extends Tab>({ label, tabs, activeTab, counts, description }: ListTabsProps<T>) => (
  <>
    <nav className={styles.tabs} aria-label={label}>
      <Menu secondary pointing>
        {tabs.map((tab, index) => (
          <Menu.Item
            key={tab.type}
            as={Link}
            to={`?type=${tab.type}`}
            active={tab === activeTab}
            aria-current={tab === activeTab ? 'page' : undefined}
          >
            {tab.label}
            <span className="num">{formatCount(counts[index] ?? 0)}</span>
          </Menu.Item>
        ))}
      </Menu>
    </nav>
    <p className={styles.description}>{description}</p>
  </>
)
