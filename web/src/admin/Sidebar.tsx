import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Menu } from 'semantic-ui-react'
import { Icon } from '../ui/icons/Icon.tsx'
import { chevronDownIcon } from '../ui/icons/icons.ts'
import { foldIcon } from './icons.ts'
import { menu } from './menu.ts'
import type { MenuGroup, MenuPage } from './menu.ts'
import { Popover } from '../ui/overlays/Popover.tsx'
import { SiteLinks } from './SiteLinks.tsx'
import styles from './Sidebar.module.css'

export const Sidebar = ({ isFolded, onFold }: { isFolded: boolean; onFold: () => void }) => {
  const { pathname } = useLocation()
  const currentPath = pathname.replace(/^\/admin\/?/, '') || 'index'
  return (
    <nav className={styles.side} data-folded={isFolded} aria-label="后台菜单">
      <Menu vertical fluid borderless>
        {menu.map((group) => (
          <Group key={group.label} group={group} currentPath={currentPath} isFolded={isFolded} />
        ))}
      </Menu>
      <SiteLinks className={styles.links} />
      <button
        type="button"
        className={styles.fold}
        onClick={onFold}
        aria-label={isFolded ? '展开菜单' : '收起菜单'}
        title={isFolded ? '展开菜单' : '收起菜单'}
      >
        <Icon of={foldIcon} />
        {!isFolded && '收起菜单'}
      </button>
    </nav>
  )
}

const Group = ({ group, currentPath, isFolded }: { group: MenuGroup; currentPath: string; isFolded: boolean }) => {
  const containsCurrent = group.pages.some((page) => page.path === currentPath)
  // Initially open for the group of the current page.
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? containsCurrent
  const [first, ...others] = group.pages
  if (!first) return null
  if (others.length === 0) {
    return (
      <Menu.Item
        as={Link}
        to={`/admin/${first.path}`}
        active={containsCurrent}
        title={group.label}
        aria-current={containsCurrent ? 'page' : undefined}
      >
        <Icon of={group.icon} />
        <span className={isFolded ? 'vh' : undefined}>{group.label}</span>
      </Menu.Item>
    )
  }
  if (isFolded) return <Flyout group={group} currentPath={currentPath} containsCurrent={containsCurrent} />
  return (
    <div className={styles.group}>
      <button type="button" className={styles.title} aria-expanded={isOpen} onClick={() => setChosen(!isOpen)}>
        <Icon of={group.icon} />
        <span>{group.label}</span>
        <Icon of={chevronDownIcon} size={16} />
      </button>
      {isOpen && group.pages.map((page) => <MenuLink key={page.path} page={page} currentPath={currentPath} />)}
    </div>
  )
}

const Flyout = ({
  group,
  currentPath,
  containsCurrent,
}: {
  group: MenuGroup
  currentPath: string
  containsCurrent: boolean
}) => (
  <Popover
    label={group.label}
    side="beside"
    className={`${styles.sign} ${containsCurrent ? styles.current : ''}`}
    trigger={<Icon of={group.icon} />}
  >
    {(close) => (
      <>
        <p className={styles.flyoutTitle}>{group.label}</p>
        <Menu vertical fluid borderless>
          {group.pages.map((page) => (
            <MenuLink key={page.path} page={page} currentPath={currentPath} onClick={close} />
          ))}
        </Menu>
      </>
    )}
  </Popover>
)

const MenuLink = ({ page, currentPath, onClick }: { page: MenuPage; currentPath: string; onClick?: () => void }) => (
  <Menu.Item
    as={Link}
    to={`/admin/${page.path}`}
    active={page.path === currentPath}
    aria-current={page.path === currentPath ? 'page' : undefined}
    className={styles.child}
    onClick={onClick}
  >
    {page.label}
  </Menu.Item>
)
