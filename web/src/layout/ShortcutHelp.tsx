import { Dialog } from '../ui/Dialog.tsx'
import styles from './ShortcutHelp.module.css'

const keys = [
  { keys: ['/', 'Ctrl K'], does: '跳到搜索框' },
  { keys: ['↑', '↓'], does: '在结果之间移动' },
  { keys: ['Enter'], does: '打开选中的结果' },
  { keys: ['c'], does: '复制选中结果的链接和提取码' },
  { keys: ['?'], does: '显示这份说明' },
  { keys: ['Esc'], does: '关闭窗口' },
]

export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="键盘操作" onClose={onClose}>
    <dl className={styles.list}>
      {keys.map((entry) => (
        <div key={entry.does}>
          <dt>
            {entry.keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{entry.does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
