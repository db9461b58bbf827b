import { AppError } from '@pandex/platform/errors'
import { readImageUrl } from '@pandex/contracts/image-url'

const types = [
  'site_group_list',
  'home_search_keywords',
  'home_top_links',
  'home_middle_ads',
  'home_friend_links',
  'home_hot_film_words',
  'search_below_links',
  'doc_content_links',
  'doc_side_links',
  'home_cate_keywords',
] as const

export type StoredListType = (typeof types)[number]

/** @throws AppError invalid config.unknown_list */
export const readStoredType = (text: string): StoredListType => {
  const type = types.find((known) => known === text)
  if (!type) throw new AppError('invalid', 'config.unknown_list', '没有这样的列表', { fields: ['type'] })
  return type
}

export interface ItemValues {
  name: string
  url: string
  image: string
  text: string
  enabled: boolean
}

const limits = { name: 200, address: 500, text: 2_000 }

const badItem = (field: keyof ItemValues | 'ids', message: string): AppError =>
  new AppError('invalid', 'config.bad_list_item', message, { fields: [field] })

/** A path of this site: browsers resolve `//host` and `/\host` to other hosts. */
const ownPath = /^\/(?![/\\])/

/** Empty, a path of this site, or http(s); other schemes could run scripts. */
const isGoodAddress = (text: string): boolean => {
  if (text === '') return true
  // Browsers strip control characters from URLs, which could restore a refused form.
  if (text.length > limits.address || /[\s\p{Cc}\p{Cf}\\]/u.test(text) || !text.isWellFormed()) return false
  return ownPath.test(text) || (/^https?:\/\//i.test(text) && URL.canParse(text))
}

/** Control characters except line breaks and tabs, and bidirectional overrides. */
const refusedCharacters = /(?![\n\r\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u

const isGoodText = (text: string, maxLength: number): boolean =>
  text.length <= maxLength && text.isWellFormed() && !refusedCharacters.test(text)

/** @returns the normalized item @throws AppError invalid config.bad_list_item */
export const checkItem = ({ enabled, ...given }: ItemValues): ItemValues => {
  const name = given.name.trim()
  const [url, image, text] = [given.url.trim(), readImageUrl(given.image), given.text.trim()]
  if (name === '' || !isGoodText(name, limits.name) || /[\n\r\t]/.test(name))
    throw badItem('name', `名称为 1–${limits.name} 个字，不能换行`)
  if (!isGoodAddress(url)) throw badItem('url', '链接须是本站路径（以 / 开头）或 http(s) 地址')
  if (image === undefined || !isGoodAddress(image))
    throw badItem('image', '图片须是本站路径（以 / 开头）或公网的 https 地址')
  if (!isGoodText(text, limits.text)) throw badItem('text', `文字最多 ${limits.text} 个字`)
  return { name, url, image, text, enabled }
}

const maxItems = 1_000

/** @param count current size of the list @throws AppError failed_precondition config.list_full */
export const checkListCapacity = (count: number): void => {
  if (count >= maxItems)
    throw new AppError('failed_precondition', 'config.list_full', `每个列表最多 ${maxItems} 项`, { fields: ['type'] })
}

/**
 * The new order: `orderedIds` first, then the other ids in their old order.
 * @throws AppError invalid config.bad_list_item for an unknown or repeated id
 */
export const orderIds = (current: readonly number[], orderedIds: readonly number[]): number[] => {
  const named = new Set(orderedIds)
  const known = new Set(current)
  if (named.size !== orderedIds.length || orderedIds.some((id) => !known.has(id)))
    throw badItem('ids', '列表已有变化，请刷新后再排序')
  return [...orderedIds, ...current.filter((id) => !named.has(id))]
}
