import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@pandex/platform/errors'

/** Where a list goes on: behind which hit, and which page that is. */
export interface Place {
  /** Of the page to come, from 1. */
  page: number
  /** Sort values of the last hit so far; absent for lists that go on by their page number alone. */
  after?: (number | string)[]
}

/** Writes and reads places so that nobody else can make one, or use one for another search. */
export interface CursorSeal {
  write(place: Place, search: object): string
  /** @throws AppError invalid search.bad_cursor */
  read(cursor: string, search: object): Place
}

const longest = 500
const macBytes = 16

const badCursor = (): AppError =>
  new AppError('invalid', 'search.bad_cursor', '翻页标记无效，请重新搜索', { fields: ['cursor'] })

/**
 * A cursor is the place as JSON behind a keyed digest of it and of the search: a page number that a policy is asked about
 * cannot be changed in it.
 * @param secret the site's service secret, so that every replica reads what another wrote
 */
export const createCursorSeal = (secret: string): CursorSeal => {
  const key = createHash('sha256').update(`search.cursor ${secret}`).digest()
  const macOf = (place: string, search: object): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([place, search]))
      .digest()
      .subarray(0, macBytes)
  return {
    write: (place, search) => {
      const text = JSON.stringify([place.page, ...(place.after ?? [])])
      return Buffer.concat([macOf(text, search), Buffer.from(text)]).toString('base64url')
    },
    read: (cursor, search) => {
      const bytes = Buffer.from(cursor.slice(0, longest + 1), 'base64url')
      const text = bytes.subarray(macBytes).toString()
      if (cursor.length > longest || bytes.length <= macBytes) throw badCursor()
      if (!timingSafeEqual(bytes.subarray(0, macBytes), macOf(text, search))) throw badCursor()
      const [page, ...after] = JSON.parse(text) as [number, ...(number | string)[]]
      return after.length > 0 ? { page, after } : { page }
    },
  }
}
