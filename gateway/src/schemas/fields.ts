/** Kinds of input fields. Query strings and older clients send numbers and booleans as text, so both forms are taken. */
import { z } from 'zod'

/** Text as it may be stored: PostgreSQL knows no NUL. */
const storable = z.string().transform((value) => value.replaceAll('\0', ''))

const numberOrText = z.union([z.number(), storable])

/** `Number` alone would also read `0x10`, `1e3` and `Infinity`. */
const decimal = /^[+-]?\d+(?:\.\d+)?$/

const toNumber = (value: number | string): number => {
  if (typeof value === 'number') return value
  const text = value.trim()
  return decimal.test(text) ? Number(text) : Number.NaN
}

/** A whole number within bounds. */
export const integer = ({ min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {}) =>
  numberOrText.transform(toNumber).pipe(z.int().min(min).max(max))

/** A number within bounds, with or without a fraction. */
export const decimalNumber = ({ min, max }: { min: number; max: number }) =>
  numberOrText.transform(toNumber).pipe(z.number().min(min).max(max))

/** For routes that take nothing. */
export const NoInput = z.object({})

/** The id of a row. */
export const rowId = integer({ min: 1 })

/** A truth value; as text `true`, `1`, `false`, `0` or nothing. */
export const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .transform((value) => (typeof value === 'boolean' ? value : String(value).trim().toLowerCase()))
  .pipe(
    z.union([
      z.boolean(),
      z.enum(['true', '1']).transform(() => true),
      z.enum(['false', '0', '']).transform(() => false),
    ]),
  )

/** Text of at most `max` characters; a number is taken as its digits. */
export const text = (max: number) => numberOrText.transform(String).pipe(z.string().max(max))

/** Text and nothing else, for fields where a number would be a mistake; trimmed, and not blank. */
export const line = (max: number) => storable.pipe(z.string().trim().min(1).max(max))

/** Text of any number of lines. */
export const prose = (max: number) => storable.pipe(z.string().max(max))

/** Text that is nobody's to change, not even by trimming. In two steps for the reason that `listOf` gives. */
export const secret = ({ min, max }: { min: number; max: number }) => z.string().pipe(z.string().min(min).max(max))

/**
 * A list of so many items. One that is too long is refused before its items are looked at, which would take longer than all
 * else that a call needs. Counted by functions of our own: zod's checks measure whatever has a `length` before they know what
 * it is, and throw where that is no number.
 */
export const listOf = <T extends z.ZodType>(item: T, { min, max }: { min: number; max: number }) => {
  const items = z
    .array(item)
    .refine(({ length }) => length >= min)
    .meta({ minItems: min, maxItems: max })
  const isTooLong = (value: unknown): boolean => Array.isArray(value) && value.length > max
  const bounded: unknown = z.preprocess((value) => (isTooLong(value) ? undefined : value), items)
  return bounded as z.ZodType<z.output<T>[], z.input<T>[]>
}

/** A list of texts: repeated keys or an array; one text alone is a list of one, and blank ones are left out. */
export const texts = (maxItems: number, maxLength: number) =>
  z
    .union([listOf(text(maxLength), { min: 0, max: maxItems }), text(maxLength)])
    .transform((value) => (Array.isArray(value) ? value : [value]).map((item) => item.trim()).filter(Boolean))

/** Rows by their ids, for changes of many at once. */
export const rowIds = listOf(rowId, { min: 1, max: 10_000 })

/** What lists of the back office and of one's own take beside their filters. */
export const listFields = {
  page: integer({ min: 1, max: 100_000 }).default(1),
  size: integer({ min: 1, max: 100 }).default(20),
  order_by: text(40).default(''),
  order: z.enum(['', 'asc', 'desc']).default(''),
}

interface ListWindow {
  page: number
  size: number
  order_by: string
  order: string
}

/** The window of such a list as the services' messages have it: a field of its own. */
export const nestPage = <I extends ListWindow>({
  page,
  size,
  order_by,
  order,
  ...filters
}: I): Omit<I, keyof ListWindow> & { page: ListWindow } => ({ ...filters, page: { page, size, order_by, order } })

/** Yes, no, or either: a filter that may be left open. A truth value in any of its forms is taken, too; blank is either. */
export const yesNo = z
  .union([z.enum(['', 'yes', 'no']), flag.transform((value) => (value ? ('yes' as const) : ('no' as const)))])
  .default('')

/** The key with which a caller makes a write repeatable. */
export const requestId = line(64)

/** A moment as RFC 3339. */
export const moment = z.iso.datetime({ offset: true })

/** A window of a list without a total: what the public reads take. */
export const windowOf = (defaultSize: number) => ({
  page: integer({ min: 1, max: 10_000 }).default(1),
  size: integer({ min: 1, max: 100 }).default(defaultSize),
})
