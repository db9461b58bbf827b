import { useEffect } from 'react'
import { createStore } from '../../lib/browser/store.ts'
import type { Shortcut } from '../../ui/overlays/ShortcutHelp.tsx'

export interface ShortcutGroup {
  title: string
  shortcuts: readonly Shortcut[]
}

const globalShortcuts: ShortcutGroup = {
  title: '所有页面',
  shortcuts: [
    { keys: ['Ctrl K'], description: '查找页面、资源、用户、任务和操作' },
    { keys: ['?'], description: '显示这份说明' },
    { keys: ['Esc'], description: '关闭窗口或侧栏' },
  ],
}

export const listShortcuts: ShortcutGroup = {
  title: '列表',
  shortcuts: [
    { keys: ['/'], description: '跳到筛选框' },
    { keys: ['↑', '↓'], description: '在行之间移动（也可用 k、j）' },
    { keys: ['Enter'], description: '打开选中的行' },
    { keys: ['n'], description: '添加一条' },
    { keys: ['[', ']'], description: '上一页、下一页' },
    { keys: ['x'], description: '勾选这一行；按住 Shift 点击可选一段' },
    { keys: ['b'], description: '跳到批量操作' },
    { keys: ['←', '→'], description: '在列名的边缘上：调整列宽' },
  ],
}

/** The groups of the parts that are on the page now. */
const pageGroups = createStore<readonly ShortcutGroup[]>([])

/** Lists these shortcuts in the help while the component is on the page. @param group a constant */
export const useShortcutGroup = (group: ShortcutGroup): void =>
  useEffect(() => {
    pageGroups.set([...pageGroups.get(), group])
    return () => {
      const at = pageGroups.get().indexOf(group)
      pageGroups.set(pageGroups.get().toSpliced(at, 1))
    }
  }, [group])

/** The global shortcuts, then those of the page. */
export const useShortcutGroups = (): ShortcutGroup[] => [...new Set([globalShortcuts, ...pageGroups.use()])]
