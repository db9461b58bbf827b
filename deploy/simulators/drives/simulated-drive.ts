import type { DiskType } from '@pandex/platform/share-link'
import type { SimulatedShare } from './simulated-share.ts'

/** A request as a drive sees it. */
export interface DriveRequest {
  method: string
  host: string
  path: string
  query: URLSearchParams
  headers: Record<string, string | undefined>
  cookies: ReadonlyMap<string, string>
  /** Fields of its body, whether that was a form or JSON; values that are no text are written as JSON. */
  fields: ReadonlyMap<string, string>
  /** As it came. */
  body: string
}

/** An object is sent as JSON, a text as a page. */
export interface DriveReply {
  status?: number
  headers?: Record<string, string | string[]>
  body: string | object
}

/** One drive's file: how that drive answers, by what is publicly known of it. */
export interface SimulatedDrive {
  diskType: DiskType
  /** Exact names, or `.domain` with everything below. */
  hosts: readonly string[]
  /** The share that is asked for; undefined for calls that are about none. `shares` are this drive's. */
  findShareId(request: DriveRequest, shares: readonly SimulatedShare[]): string | undefined
  /** Answers about a share, or without one where `findShareId` found none. Null: no such page. */
  answer(request: DriveRequest, share: SimulatedShare | undefined): DriveReply | null
  /** How this drive shows that it wants a human, or fewer questions. */
  refuse(kind: 'captcha' | 'limited', request: DriveRequest): DriveReply
}

export const tooMany: DriveReply = { status: 429, headers: { 'retry-after': '30' }, body: 'Too Many Requests' }
