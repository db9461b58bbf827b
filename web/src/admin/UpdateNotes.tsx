import { savePreferences, usePreferences } from '../lib/browser/preferences.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { changelog } from './changelog.ts'
import { bellIcon } from './icons.ts'
import { Popover } from '../ui/overlays/Popover.tsx'
import styles from './UpdateNotes.module.css'

export const UpdateNotes = () => {
  const { notesSeen } = usePreferences()
  const newest = changelog[0]?.date ?? ''
  const hasNew = newest > notesSeen
  return (
    <Popover
      label={hasNew ? '更新说明，有新内容' : '更新说明'}
      side="below"
      className="btn btn-icon"
      onOpen={() => savePreferences({ notesSeen: newest })}
      trigger={
        <span className={styles.bell} data-new={hasNew}>
          <Icon of={bellIcon} />
        </span>
      }
    >
      {() => (
        <section className={styles.notes}>
          <h2>更新说明</h2>
          <dl>
            {changelog.map((entry) => (
              <div key={entry.content}>
                <dt className="num">{entry.date}</dt>
                <dd>{entry.content}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </Popover>
  )
}
