import { cdkeyKinds } from '@pandex/contracts/enums'
import type { CdkeyKind } from '@pandex/contracts/enums'
import { AppError } from '@pandex/platform/errors'
import { randomCode } from '../code-text.ts'

export interface CdkeyBatch {
  kind: CdkeyKind
  /** Days for vip, points for the other kinds. */
  value: number
  count: number
  max_uses: number
  /** Null: never. */
  expire_at: Date | null
  remark: string
}

const limits = { value: 1_000_000, count: 10_000, max_uses: 100_000, remark: 200 }

const isKind = (text: string): text is CdkeyKind => cdkeyKinds.some((kind) => kind === text)

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max

/** @throws AppError `invalid` if the remark is too long */
export const readRemark = (text: string): string => {
  const remark = text.replaceAll('\0', '').trim()
  if (remark.length > limits.remark) throw badBatch('remark', `备注不能超过 ${limits.remark} 个字`)
  return remark
}

const badBatch = (field: string, message: string): AppError =>
  new AppError('invalid', 'user.bad_cdkey_batch', message, { fields: [field] })

const readExpiry = (text: string, now: Date): Date | null => {
  if (text === '') return null
  const expireAt = new Date(text)
  if (!(expireAt > now)) throw badBatch('expire_at', '过期时间必须晚于现在')
  // A later year is a typing error.
  if (expireAt.getUTCFullYear() > 9999) throw badBatch('expire_at', '过期时间太晚')
  return expireAt
}

/**
 * Validates a requested batch. Only invite keys may be worth 0.
 * @throws AppError `invalid` `user.bad_cdkey_batch`, naming the field
 */
export const readBatch = (
  request: { kind: string; value: number; count: number; max_uses: number; expire_at: string; remark: string },
  now: Date,
): CdkeyBatch => {
  const { kind, value, count, max_uses } = request
  if (!isKind(kind)) throw badBatch('kind', '激活码类型不对')
  const least = kind === 'invite' ? 0 : 1
  if (!isWithin(value, least, limits.value)) throw badBatch('value', `数值应为 ${least}–${limits.value}`)
  if (!isWithin(count, 1, limits.count)) throw badBatch('count', `数量应为 1–${limits.count}`)
  if (!isWithin(max_uses, 1, limits.max_uses)) throw badBatch('max_uses', `可用次数应为 1–${limits.max_uses}`)
  return {
    kind,
    value,
    count,
    max_uses,
    expire_at: readExpiry(request.expire_at, now),
    remark: readRemark(request.remark),
  }
}

export const makeKeyTexts = (count: number, { prefix, length }: { prefix: string; length: number }): string[] =>
  Array.from({ length: count }, () => `${prefix}${randomCode(length)}`)

export const makeBatchName = (day: string): string => `${day.replaceAll('-', '')}-${randomCode(6)}`

const tailLength = 4

/** The last characters, stored in plain text to identify keys. */
export const tailOf = (key: string): string => key.slice(-tailLength)

export const isTail = (code: string): boolean => code.length === tailLength
