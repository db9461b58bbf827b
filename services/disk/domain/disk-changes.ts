import { AppError } from '@pandex/platform/errors'
import type { DiskSet__Output as DiskSet } from '@pandex/platform/gen/pandex/disk/v1/DiskSet'
import type { UpdateDiskRequest__Output as UpdateDiskRequest } from '@pandex/platform/gen/pandex/disk/v1/UpdateDiskRequest'
import { cleanItems, cleanLine, maxNameLength } from './clean-text.ts'

/** Fields of one resource as an admin changes them, cleaned; absent ones stay. */
export interface DiskChanges extends Omit<UpdateDiskRequest, 'id' | 'tags'> {
  tags?: string[]
}

const maxWeight = 1_000_000
const maxTagLength = 50

/** Ids of all drives and the custom ones of some: whatever fits into the last part of an address. */
const shareIdForm = /^[^\s/?#&=%\\]{1,100}$/u
const passForm = /^[^\s&#?=]{0,20}$/u

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
  if (fields.length > 0) throw new AppError('invalid', 'disk.bad_disk', '参数错误', { fields })
}

const cleaned = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : cleanLine(text, maxNameLength)

/** @throws AppError invalid disk.bad_disk, with the fields that are wrong */
export const readChanges = ({ id: _, tags, ...given }: UpdateDiskRequest): DiskChanges => {
  const changes = {
    ...given,
    disk_name: cleaned(given.disk_name),
    share_user: cleaned(given.share_user),
    rel_movie: cleaned(given.rel_movie),
    ...(tags && { tags: cleanItems(tags.values, maxTagLength) }),
  }
  refuse([
    ...(changes.disk_name === '' ? ['disk_name'] : []),
    ...(changes.share_user === '' ? ['share_user'] : []),
    ...(changes.disk_id !== undefined && !shareIdForm.test(changes.disk_id) ? ['disk_id'] : []),
    ...(changes.disk_pass !== undefined && !passForm.test(changes.disk_pass) ? ['disk_pass'] : []),
    ...badNumbers(changes),
  ])
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as DiskChanges
}

/** What many become alike, checked. @throws AppError invalid disk.bad_disk */
export const readSet = (set: DiskSet | null | undefined): Partial<DiskSet> => {
  if (!set) throw new AppError('invalid', 'disk.bad_disk', '参数错误', { fields: ['set'] })
  refuse(badNumbers(set))
  const clean = (tags: DiskSet['add_tags']) => (tags ? { values: cleanItems(tags.values, maxTagLength) } : null)
  return { ...set, add_tags: clean(set.add_tags), remove_tags: clean(set.remove_tags) }
}
