import { driveOf } from '../../lib/resource/drives.ts'
import { formatGroupNames } from '../../lib/resource/format-groups.ts'
import { isFormatGroup } from '@pandex/contracts/format-groups'
import type { SearchReply } from '../../shared/search/api.ts'

export type Operator = SearchReply['operators'][number]

const comparisons: readonly (readonly [string, string])[] = [
  ['>=', '至少 '],
  ['<=', '至多 '],
  ['>', '大于 '],
  ['<', '小于 '],
]

/** `>=10GB` → 至少 10 GB, `1GB..10GB` → 1 GB–10 GB, `10GB` → 约 10 GB. */
const sizeLabel = (value: string): string => {
  const [sign, words] = comparisons.find(([prefix]) => value.startsWith(prefix)) ?? [
    '',
    value.includes('..') ? '' : '约 ',
  ]
  return (
    words +
    value
      .slice(sign.length)
      .replaceAll(/(\d)(?=[KMGT]B)/g, '$1 ')
      .replace('..', '–')
  )
}

export const operatorLabel = ({ kind, value }: Operator): string => {
  switch (kind) {
    case 'exact':
      return `“${value}”`
    case 'without':
      return `不含 ${value}`
    case 'site':
      return driveOf(value).label
    case 'type':
      return isFormatGroup(value) ? formatGroupNames[value] : value
    case 'size':
      return sizeLabel(value)
    case 'year':
      return `${value.replace('-', '–')} 年`
    default:
      return value
  }
}
