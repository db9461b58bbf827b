import type { CdkeyKind } from '@pandex/contracts/enums'
import { choicesOf, labelOf } from '../../kit/form/choices.ts'
import { formatCount, formatDateTime } from '../../../lib/text/text-format.ts'

export const kinds = choicesOf<CdkeyKind>({
  vip: '会员',
  coin: '积分',
  invite: '邀请注册',
})

export const kindLabel = (kind: string): string => labelOf(kinds, kind)

export const describeValue = (kind: string, value: number): string => {
  if (kind === 'vip') return `${formatCount(value)} 天会员`
  if (kind === 'invite') return value > 0 ? `注册一次，送 ${formatCount(value)} 积分` : '注册一次'
  return `${formatCount(value)} 积分`
}

export const describeBatch = (values: Readonly<Record<string, string>>): string | undefined => {
  const [value, count, uses] = [values.value, values.count, values.max_uses].map((text) =>
    /^\d+$/.test(text?.trim() ?? '') ? Number(text) : undefined,
  )
  if (!values.kind || value === undefined || !count || !uses) return undefined
  const until = values.expire_at ? `${formatDateTime(values.expire_at)} 前有效` : '不会过期'
  return `生成 ${formatCount(count)} 个卡密，每个：${describeValue(values.kind, value)}，可以用 ${formatCount(uses)} 次，${until}。`
}
