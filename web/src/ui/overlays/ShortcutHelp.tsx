import { Dialog } from './Dialog.tsx'
import styles from './ShortcutHelp.module.css'

export interface Shortcut {
  keys: readonly string[]
  description: string
}

const publicShortcuts: readonly Shortcut[] = [
  { keys: ['/', 'Ctrl K'], description: '跳到搜索框' },
  { keys: ['↑', '↓'], description: '在结果之间移动' },
  { keys: ['Enter'], description: '打开选中的结果' },
  { keys: ['c'], description: '复制选中结果的链接和提取码' },
  { keys: ['?'], description: '显示这份说明' },
  { keys: ['Esc'], description: '关闭窗口' },
]

export const ShortcutTable = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) => (
  <dl className={styles.list}>
    {shortcuts.map(({ keys, description }) => (
      <div key={description}>
        <dt>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dt>
        <dd>{description}</dd>
      </div>
    ))}
  </dl>
)

export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="键盘操作" onClose={onClose}>
    <ShortcutTable shortcuts={publicShortcuts} />
  </Dialog>
)
