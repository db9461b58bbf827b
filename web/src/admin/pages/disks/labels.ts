import type { DiskStatus, Health } from '@pandex/contracts/enums'
import { choicesOf } from '../../kit/form/choices.ts'

export const statuses = [
  { value: '0', label: '正常', tone: 'ok' },
  { value: '1', label: '被举报', tone: 'bad' },
  { value: '2', label: '已处理', tone: 'accent' },
  { value: '3', label: '相似资源', tone: 'off' },
  { value: '4', label: '可能失效', tone: 'warn' },
] as const satisfies readonly { value: DiskStatus; label: string; tone: string }[]

/** The same labels as on the public pages. */
export const healths = choicesOf<Health>({
  valid: '有效',
  dead: '已失效',
  password: '需要密码',
  unsure: '未检测',
  unsupported: '无法检测',
})
