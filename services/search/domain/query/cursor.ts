import { createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { AppError } from '@pandex/platform/errors'
import { listSecrets } from '@pandex/contracts/derive-key'
import type { Secrets } from '@pandex/contracts/derive-key'

export interface PagePosition {
  page: number
  /** Sort values of the last hit so far; absent for lists that continue by page number. */
  after?: (number | string)[]
}

/** Signs positions, so that clients cannot forge one or reuse it for another search. */
export interface CursorCodec {
  encode(place: PagePosition, search: object): string
  /** @throws AppError invalid search.bad_cursor */
  decode(cursor: string, search: object): PagePosition
}

const maxLength = 500
const macBytes = 16

const badCursor = (): AppError =>
  new AppError('invalid', 'search.bad_cursor', '翻页标记无效，请重新搜索', { fields: ['cursor'] })

const signerOf = (secret: string): KeyObject =>
  createSecretKey(createHash('sha256').update(`search.cursor ${secret}`).digest())

/**
 * A cursor is the position as JSON, preceded by an HMAC of position and search: clients cannot change the page number
 * that the access policy checks.
 * @param secret of the services, so that replicas read each other's cursors; signs with the first, accepts each
 */
export const createCursorCodec = (secret: string | Secrets): CursorCodec => {
  const [current, ...older] = listSecrets(secret)
  const signer = signerOf(current)
  const accepted = [signer, ...older.map(signerOf)]
  const macOf = (place: string, search: object, key: KeyObject): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify([place, search]))
      .digest()
      .subarray(0, macBytes)
  return {
    encode: (place, search) => {
      const text = JSON.stringify([place.page, ...(place.after ?? [])])
      return Buffer.concat([macOf(text, search, signer), Buffer.from(text)]).toString('base64url')
    },
    decode: (cursor, search) => {
      const bytes = Buffer.from(cursor.slice(0, maxLength + 1), 'base64url')
      const text = bytes.subarray(macBytes).toString()
      if (cursor.length > maxLength || bytes.length <= macBytes) throw badCursor()
      const mac = bytes.subarray(0, macBytes)
      if (!accepted.some((key) => timingSafeEqual(mac, macOf(text, search, key)))) throw badCursor()
      const [page, ...after] = JSON.parse(text) as [number, ...(number | string)[]]
      return after.length > 0 ? { page, after } : { page }
    },
  }
}
