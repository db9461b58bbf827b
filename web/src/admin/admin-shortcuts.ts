import type { Shortcut } from '../ui/overlays/ShortcutHelp.tsx'

export const adminShortcuts: readonly Shortcut[] = [
  { keys: ['Ctrl K'], does: '查找页面、资源、用户、任务和操作' },
  { keys: ['/'], does: '跳到列表的筛选框' },
  { keys: ['↑', '↓'], does: '在行之间移动（也可用 k、j）' },
  { keys: ['Enter'], does: '打开选中的行' },
  { keys: ['x'], does: '勾选这一行，按住 Shift 点击可选一段' },
  { keys: ['b'], does: '跳到批量操作' },
  { keys: ['?'], does: '显示这份说明' },
  { keys: ['Esc'], does: '关闭窗口或侧栏' },
]
