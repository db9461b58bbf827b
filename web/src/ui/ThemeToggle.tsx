import { toggleTheme } from '../lib/browser/theme.ts'
import { Icon } from './icons/Icon.tsx'
import { moonIcon, sunIcon } from './icons/icons.ts'
import styles from './ThemeToggle.module.css'

/** Renders both icons and lets the stylesheet choose: the server does not know the system's preference. */
export const ThemeToggle = () => (
  <button
    type="button"
    className="btn btn-icon"
    onClick={() => toggleTheme()}
    aria-label="切换深色或浅色"
    title="切换深色或浅色"
  >
    <span className={styles.moon}>
      <Icon of={moonIcon} />
    </span>
    <span className={styles.sun}>
      <Icon of={sunIcon} />
    </span>
  </button>
)
