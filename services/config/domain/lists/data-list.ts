import { AppError } from '@pandex/platform/errors'

const types = [
  'filter_word',
  'alias',
  'plot',
  'ban_robot',
  'ban_ua',
  'ban_disk_name',
  'ban_share_user',
  'ban_files',
  'ban_share_user_id',
] as const

export type DataListType = (typeof types)[number]

const maxLength = 500

/** Clients read whole lists, in messages of at most 8 MB. */
const limits = { count: 20_000, bytes: 2_000_000 }

/** @throws AppError invalid config.unknown_list */
export const readDataListType = (text: string): DataListType => {
  const type = types.find((known) => known === text)
  if (!type) throw new AppError('invalid', 'config.unknown_list', '没有这样的列表', { fields: ['type'] })
  return type
}

export const foldCase = (value: string): string => value.toLowerCase()

const isBad = (value: string): boolean => value.length > maxLength || /\p{Cc}/u.test(value) || !value.isWellFormed()

/** Drops blank values and duplicates. @throws AppError invalid config.bad_list_value */
export const readValues = (given: readonly string[]): string[] => {
  const values = given.map((value) => value.trim()).filter((value) => value !== '')
  if (values.some(isBad))
    throw new AppError('invalid', 'config.bad_list_value', `每个值最多 ${maxLength} 个字，且不能含有换行`, {
      fields: ['values'],
    })
  const seen = new Set<string>()
  return values.filter((value) => !seen.has(foldCase(value)) && seen.add(foldCase(value)))
}

/** Lists whose values match as substrings and block matching texts. */
const substringLists: readonly DataListType[] = ['filter_word', 'ban_disk_name', 'ban_files']

/** A single ASCII character or punctuation sign matches nearly every name; a single Chinese character may be intended. */
const isTooCommon = (value: string): boolean =>
  /^[\p{ASCII}\p{P}]$/u.test(
    value
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  )

/** @throws AppError invalid config.bad_list_value for a value that matches nearly everything */
export const checkNotTooBroad = (type: DataListType, values: readonly string[]): void => {
  const tooWide = values.find(isTooCommon)
  if (!substringLists.includes(type) || tooWide === undefined) return
  throw new AppError('invalid', 'config.bad_list_value', `“${tooWide}” 几乎会命中所有内容，没有添加`, {
    fields: ['values'],
  })
}

/** @throws AppError invalid config.list_full */
export const checkListSize = ({ count, bytes }: typeof limits): void => {
  if (count > limits.count || bytes > limits.bytes)
    throw new AppError('invalid', 'config.list_full', `每个列表最多 ${limits.count} 个值`, { fields: ['values'] })
}
