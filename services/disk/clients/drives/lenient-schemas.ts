/**
 * Parsers for optional fields of outside answers: invalid values become empty. Fields that decide the result are parsed strictly by the
 * adapters.
 */
import { z } from 'zod'

/** Accepts a missing field, so that the surrounding object stays valid. */
const anything = z.unknown().optional()

const dayMs = 86_400_000

/** Never cuts through a surrogate pair. */
export const cutText = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
}

export const looseText = anything.transform((value) => (typeof value === 'string' ? cutText(value, 255) : ''))

export const looseToken = anything.transform((value) =>
  typeof value === 'string' && value.length <= 4_096 ? value : '',
)

/** Drives send ids as text or number. */
export const looseId = anything.transform((value) => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[\w-]{1,64}$/.test(text) && text !== '0' ? text : ''
})

export const looseCount = anything.transform((value) => {
  const count = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0
})

export const looseList = <T>(item: z.ZodType<T>, max = 1_000): z.ZodType<T[]> =>
  anything.transform((value) => {
    const members: unknown[] = Array.isArray(value) ? value.slice(0, max) : []
    return members.flatMap((member) => {
      const read = item.safeParse(member)
      return read.success ? [read.data] : []
    })
  })

export const looseObject = <S extends z.ZodRawShape>(shape: S) =>
  z.preprocess((value) => (typeof value === 'object' && value !== null ? value : {}), z.object(shape))

/** RFC 3339 of Unix ms; empty for implausible share times (before 2005 or in the future). */
export const toTime = (unixMs: number): string =>
  unixMs > Date.UTC(2005, 0) && unixMs < Date.now() + dayMs ? new Date(unixMs).toISOString() : ''

export const readTime = (text: string): string => toTime(Date.parse(text))
