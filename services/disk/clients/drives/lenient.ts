/**
 * Reads the fields of an outside answer that decide nothing: whatever is wrong with them, they come out as nothing. Fields
 * that decide are read strictly, with plain zod, by the drive that knows them.
 */
import { z } from 'zod'

/** Anything at all, also nothing: a field that is missing must not make its object unreadable. */
const anything = z.unknown().optional()

const dayMs = 86_400_000

/** Cut at its end, never through a character. */
export const cutText = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '')
}

/** A text of bounded length; anything else is empty. */
export const looseText = anything.transform((value) => (typeof value === 'string' ? cutText(value, 255) : ''))

/** What a drive wants back as it gave it; anything else is empty. */
export const looseToken = anything.transform((value) =>
  typeof value === 'string' && value.length <= 4_096 ? value : '',
)

/** An id as text. Drives write theirs now as a text, now as a number. */
export const looseId = anything.transform((value) => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[\w-]{1,64}$/.test(text) && text !== '0' ? text : ''
})

/** A count or size as a whole number from 0 up, also when it is written as text. */
export const looseCount = anything.transform((value) => {
  const count = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0
})

/** Reads those members of a list that `item` understands, at most `max`; no list is an empty one. */
export const looseList = <T>(item: z.ZodType<T>, max = 1_000): z.ZodType<T[]> =>
  anything.transform((value) => {
    const members: unknown[] = Array.isArray(value) ? value.slice(0, max) : []
    return members.flatMap((member) => {
      const read = item.safeParse(member)
      return read.success ? [read.data] : []
    })
  })

/** An object whose fields are all lenient; anything else is read as an empty one. */
export const looseObject = <S extends z.ZodRawShape>(shape: S) =>
  z.preprocess((value) => (typeof value === 'object' && value !== null ? value : {}), z.object(shape))

/** RFC 3339 of milliseconds since 1970; empty for what no share's time can be: before 2005 or to come. */
export const toTime = (unixMs: number): string =>
  unixMs > Date.UTC(2005, 0) && unixMs < Date.now() + dayMs ? new Date(unixMs).toISOString() : ''

/** RFC 3339 of a written time. */
export const readTime = (text: string): string => toTime(Date.parse(text))
