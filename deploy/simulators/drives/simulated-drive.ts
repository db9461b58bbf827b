import type { DiskType } from '@pandex/contracts/share-link'
import type { SimulatedShare } from './simulated-share.ts'

export interface DriveRequest {
  method: string
  host: string
  path: string
  query: URLSearchParams
  headers: Record<string, string | undefined>
  cookies: ReadonlyMap<string, string>
  /** Fields of a form or JSON body; other values than text are written as JSON. */
  fields: ReadonlyMap<string, string>
  body: string
}

/** An object is sent as JSON, a text as HTML. */
export interface DriveReply {
  status?: number
  headers?: Record<string, string | string[]>
  body: string | object
}

export interface SimulatedDrive {
  diskType: DiskType
  /** Exact names, or `.domain` for the domain and everything below. */
  hosts: readonly string[]
  /** @returns the requested share; undefined for calls that concern none. @param shares of this drive */
  findShareId(request: DriveRequest, shares: readonly SimulatedShare[]): string | undefined
  /** @param share undefined where `findShareId` found none. @returns null when the page does not exist */
  answer(request: DriveRequest, share: SimulatedShare | undefined): DriveReply | null
  refuse(kind: 'captcha' | 'limited', request: DriveRequest): DriveReply
}

export const tooManyRequests: DriveReply = { status: 429, headers: { 'retry-after': '30' }, body: 'Too Many Requests' }
