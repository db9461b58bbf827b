import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { ShortcutTable } from '../../ui/overlays/ShortcutHelp.tsx'
import { useShortcutGroups } from './shortcut-groups.ts'
import styles from './ShortcutDialog.module.css'

/** The shortcuts of the admin area and of the current page. */
export const ShortcutDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="键盘操作" onClose={onClose}>
    {useShortcutGroups().map(({ title, shortcuts }) => (
      <section key={title} className={styles.group} aria-label={title}>
        <h3>{title}</h3>
        <ShortcutTable shortcuts={shortcuts} />
      </section>
    ))}
  </Dialog>
)
