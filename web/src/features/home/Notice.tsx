import { savePreferences, usePreferences } from '../../lib/browser/preferences.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { closeIcon } from '../../ui/icons/icons.ts'
import styles from './Notice.module.css'

/**
 * A closed notice stays hidden until its text changes. The server does not know which notices are closed, so a hidden notice
 * keeps its space, which avoids a layout shift on hydration.
 */
export const Notice = () => {
  const { notice } = useSite()
  const { noticeClosed } = usePreferences()
  if (!notice.isOn) return null
  return (
    <aside className={styles.notice} aria-label={notice.title} hidden={noticeClosed === notice.text}>
      <div className={styles.words}>
        <strong>{notice.title}</strong>
        <p>{notice.text}</p>
      </div>
      {notice.isClosable && (
        <button type="button" onClick={() => savePreferences({ noticeClosed: notice.text })} aria-label="关闭公告">
          <Icon of={closeIcon} size={16} />
        </button>
      )}
    </aside>
  )
}
