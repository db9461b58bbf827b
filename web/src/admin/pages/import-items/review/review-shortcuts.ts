import type { ShortcutGroup } from '../../../shortcuts/shortcut-groups.ts'

export const reviewShortcuts: ShortcutGroup = {
  title: '处理打开的一条',
  shortcuts: [
    { keys: ['a'], description: '通过' },
    { keys: ['r'], description: '拒绝' },
    { keys: ['1', '…'], description: '按这个原因拒绝' },
    { keys: ['e'], description: '改名称' },
    { keys: ['t'], description: '重试' },
    { keys: ['z'], description: '撤销上一个决定' },
    { keys: ['j', 'k'], description: '下一条、上一条' },
    { keys: ['x'], description: '勾选这一条' },
  ],
}
