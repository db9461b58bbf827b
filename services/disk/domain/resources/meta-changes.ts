import { AppError } from '@pandex/platform/errors'
import { readImageUrl } from '@pandex/contracts/image-url'

export interface DiskMeta {
  decompress_password: string
  description: string
  posters_url: string
  cost_coin: number
  /** 1 lets search engines index the page, 0 does not; null for the site's setting. */
  robots: number | null
}

export type MetaChanges = { [K in keyof DiskMeta]?: DiskMeta[K] | undefined }

/** PostgreSQL text cannot contain NUL. */
const isText = (text: string, maxLength: number): boolean => text.length <= maxLength && !text.includes('\0')

/** `{host}` stands for the site's own address. */
const readPoster = (text: string): string | undefined => readImageUrl(text, { mayHaveMark: true })

const messages: { [K in keyof DiskMeta]?: string } = { posters_url: '请输入正确的URL地址' }

const rules: { [K in keyof DiskMeta]: (value: DiskMeta[K]) => boolean } = {
  decompress_password: (text) => isText(text, 200),
  description: (text) => isText(text, 20_000),
  posters_url: (text) => isText(text, 500) && readPoster(text) !== undefined,
  cost_coin: (coins) => Number.isInteger(coins) && coins >= 0 && coins <= 1_000_000,
  robots: (value) => value === 0 || value === 1,
}

const isValid = <K extends keyof DiskMeta>(field: K, value: DiskMeta[K] | undefined): boolean =>
  value === undefined || rules[field](value)

export const changeMeta = (stored: DiskMeta, changes: MetaChanges): DiskMeta => {
  const fields = (Object.keys(rules) as (keyof DiskMeta)[]).filter((field) => !isValid(field, changes[field]))
  const [first] = fields
  if (first) throw new AppError('invalid', 'disk.bad_meta', messages[first] ?? '参数错误', { fields })
  return {
    decompress_password: changes.decompress_password ?? stored.decompress_password,
    description: changes.description ?? stored.description,
    posters_url: changes.posters_url === undefined ? stored.posters_url : (readPoster(changes.posters_url) ?? ''),
    cost_coin: changes.cost_coin ?? stored.cost_coin,
    robots: changes.robots ?? stored.robots,
  }
}
