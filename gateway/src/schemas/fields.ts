/** Field types. Query strings and older clients send numbers and booleans as text, so both forms are accepted. */
import { z } from 'zod'

/** Removes NUL, which PostgreSQL text cannot store. */
const storable = z.string().transform((value) => value.replaceAll('\0', ''))

const numberOrText = z.union([z.number(), storable])

/** `Number` alone would also accept `0x10`, `1e3` and `Infinity`. */
const decimal = /^[+-]?\d+(?:\.\d+)?$/

const toNumber = (value: number | string): number => {
  if (typeof value === 'number') return value
  const text = value.trim()
  return decimal.test(text) ? Number(text) : Number.NaN
}

export const integer = ({ min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {}) =>
  numberOrText.transform(toNumber).pipe(z.int().min(min).max(max))

export const decimalNumber = ({ min, max }: { min: number; max: number }) =>
  numberOrText.transform(toNumber).pipe(z.number().min(min).max(max))

export const NoInput = z.object({})

export const rowId = integer({ min: 1 })

/** Accepts `true`, `1`, `false`, `0` and empty as text. */
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

/** Text of at most `max` characters; numbers are converted to text. */
export const text = (max: number) => numberOrText.transform(String).pipe(z.string().max(max))

/** Non-empty trimmed text; numbers are refused. */
export const line = (max: number) => storable.pipe(z.string().trim().min(1).max(max))

export const prose = (max: number) => storable.pipe(z.string().max(max))

/** Text that is not modified, not even trimmed. Two steps for the reason that `listOf` gives. */
export const secret = ({ min, max }: { min: number; max: number }) => z.string().pipe(z.string().min(min).max(max))

/**
 * A list with bounds. A list that is too long is refused before its items are parsed, which would be expensive. Own predicates count the
 * items: zod's checks read `length` before they check the type, and throw when `length` is no number.
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

/** A list of texts: repeated keys, an array or one text. Blank items are removed. */
export const texts = (maxItems: number, maxLength: number) =>
  z
    .union([listOf(text(maxLength), { min: 0, max: maxItems }), text(maxLength)])
    .transform((value) => (Array.isArray(value) ? value : [value]).map((item) => item.trim()).filter(Boolean))

export const rowIdsUpTo = (max: number) => listOf(rowId, { min: 1, max })

export const rowIds = rowIdsUpTo(10_000)

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

export const nestPage = <I extends ListWindow>({
  page,
  size,
  order_by,
  order,
  ...filters
}: I): Omit<I, keyof ListWindow> & { page: ListWindow } => ({ ...filters, page: { page, size, order_by, order } })

/** A filter with three states: yes, no, or blank for either. Accepts `flag` values, too. */
export const yesNo = z
  .union([z.enum(['', 'yes', 'no']), flag.transform((value) => (value ? ('yes' as const) : ('no' as const)))])
  .default('')

/** Idempotency key of a write. */
export const requestId = line(64)

/** RFC 3339. */
export const moment = z.iso.datetime({ offset: true })

/** A bound of a list's period; blank for none. */
export const momentOrEmpty = z.union([z.literal(''), moment]).default('')

export const windowOf = (defaultSize: number) => ({
  page: integer({ min: 1, max: 10_000 }).default(1),
  size: integer({ min: 1, max: 100 }).default(defaultSize),
})
