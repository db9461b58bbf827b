import type { ShortcutGroup } from '../../shortcuts/shortcut-groups.ts'

export const treeShortcuts: ShortcutGroup = {
  title: '分类',
  shortcuts: [
    { keys: ['↑', '↓'], description: '在分类之间移动（也可用 k、j）' },
    { keys: ['Enter'], description: '打开选中的分类' },
    { keys: ['→', '←'], description: '展开或进入，收起或返回上级' },
    { keys: ['Alt ↑', '↓'], description: '上移、下移' },
    { keys: ['Alt Shift ← →'], description: '移出上级，移入上一个分类' },
    { keys: ['F2'], description: '改名' },
    { keys: ['+'], description: '添加下级分类' },
    { keys: ['Delete'], description: '删除' },
  ],
}
