import pg from 'pg'

const int8 = 20
const int8Array = 1016

type Parse = (text: string) => unknown
type GetTypeParser = (oid: number, format?: string) => Parse

const defaultParser = pg.types.getTypeParser as GetTypeParser

const parseInt8 = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`postgres: int8 value ${text} is not a safe integer`)
  return value
}

const parseInt8Array = (text: string): (number | null)[] =>
  (defaultParser(int8Array)(text) as (string | null)[]).map((entry) => (entry === null ? null : parseInt8(entry)))

const parsers = new Map<number, Parse>([
  [int8, parseInt8],
  [int8Array, parseInt8Array],
])

/**
 * Reads int8 values as numbers; pg reads them as strings. A query with a value outside the safe integers rejects with a RangeError, because
 * a rounded id could be that of another row.
 */
export const int8AsNumber: { getTypeParser: GetTypeParser } = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? defaultParser(oid, format),
}
