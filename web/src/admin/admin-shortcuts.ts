import type { Shortcut } from '../ui/overlays/ShortcutHelp.tsx'

export const adminShortcuts: readonly Shortcut[] = [
  { keys: ['Ctrl K'], description: '查找页面、资源、用户、任务和操作' },
  { keys: ['/'], description: '跳到列表的筛选框' },
  { keys: ['↑', '↓'], description: '在行之间移动（也可用 k、j）' },
  { keys: ['Enter'], description: '打开选中的行' },
  { keys: ['x'], description: '勾选这一行，按住 Shift 点击可选一段' },
  { keys: ['b'], description: '跳到批量操作' },
  { keys: ['?'], description: '显示这份说明' },
  { keys: ['Esc'], description: '关闭窗口或侧栏' },
]
