import { AppError } from '@pandex/platform/errors'
import { normalizeShareId } from '@pandex/contracts/share-link'
import type { DiskType } from '@pandex/contracts/share-link'
import { cleanItems, cleanLine, maxNameLength } from '../text/clean-text.ts'
import type { DiskSet } from './disk-state.ts'

export interface DiskChanges {
  disk_name?: string | undefined
  disk_id?: string | undefined
  disk_pass?: string | undefined
  share_user?: string | undefined
  is_mine?: boolean | undefined
  weight?: number | undefined
  status?: number | undefined
  enabled?: boolean | undefined
  tags?: string[] | undefined
  cate_id?: number | undefined
  rel_movie?: string | undefined
}

export const takenDownMessage = '资源因举报或投诉下架，请在“举报处理”里恢复'

const maxWeight = 1_000_000
const maxTagLength = 50

const passwordPattern = /^[^\s&#?=]{0,20}$/u

const numberRules = {
  weight: (value: number) => Number.isInteger(value) && Math.abs(value) <= maxWeight,
  status: (value: number) => Number.isInteger(value) && value >= 0 && value <= 4,
  cost_coin: (value: number) => Number.isInteger(value) && value >= 0 && value <= 1_000_000,
  robots: (value: number) => value === 0 || value === 1,
}

const badNumbers = (values: Partial<Record<keyof typeof numberRules, number>>): string[] =>
  (Object.keys(numberRules) as (keyof typeof numberRules)[]).filter((field) => {
    const value = values[field]
    return value !== undefined && !numberRules[field](value)
  })

const refuse = (fields: string[]): void => {
  if (fields.length === 0) return
  const message = fields.join() === 'disk_id' ? '分享编号不符合该网盘的格式' : '参数错误'
  throw new AppError('invalid', 'disk.bad_disk', message, { fields })
}

const cleaned = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : cleanLine(text, maxNameLength)

export const readChanges = (diskType: DiskType, given: DiskChanges): DiskChanges => {
  const disk_id = given.disk_id === undefined ? undefined : normalizeShareId(diskType, given.disk_id)
  const changes = {
    ...given,
    disk_id,
    disk_name: cleaned(given.disk_name),
    share_user: cleaned(given.share_user),
    rel_movie: cleaned(given.rel_movie),
    tags: given.tags && cleanItems(given.tags, maxTagLength),
  }
  refuse([
    ...(changes.disk_name === '' ? ['disk_name'] : []),
    ...(changes.share_user === '' ? ['share_user'] : []),
    ...(given.disk_id !== undefined && disk_id === undefined ? ['disk_id'] : []),
    ...(changes.disk_pass !== undefined && !passwordPattern.test(changes.disk_pass) ? ['disk_pass'] : []),
    ...badNumbers(changes),
  ])
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as DiskChanges
}

export const readSet = (set: DiskSet | null | undefined): DiskSet => {
  if (!set) throw new AppError('invalid', 'disk.bad_disk', '参数错误', { fields: ['set'] })
  refuse(badNumbers(set))
  const clean = (tags: DiskSet['add_tags']) => (tags ? { values: cleanItems(tags.values, maxTagLength) } : null)
  return { ...set, add_tags: clean(set.add_tags), remove_tags: clean(set.remove_tags) }
}
