import type { DiskType } from '@pandex/contracts/share-link'

export interface ProbedShare {
  disk_id: string
  disk_pass: string
}

/**
 * Facts as a drive reports them: texts have limited length but are not cleaned. Some drives mask names (`张**`), so different sharers can
 * have equal names.
 */
export interface ShareFacts {
  disk_name: string
  /** Lines `file:…` and `folder:…` with paths relative to the share, joined by `/`; upper levels first. */
  files: string
  /** Bytes of each line of `files`; 0 for folders and for files without a reported size. */
  file_sizes: number[]
  share_user: string
  share_user_id: string
  /** RFC 3339; empty when the drive does not report it. */
  shared_time: string
  /** Bytes of all files; of the listed ones when the drive reports no total. */
  size: number
  /** The tree is incomplete: a bound was reached, or the drive stopped answering. */
  isPartial: boolean
}

export type DeadReason = 'not_found' | 'cancelled' | 'expired' | 'illegal' | 'sharer_banned' | 'empty'

export type UnsureCause = 'limited' | 'captcha' | 'unreachable' | 'unreadable'

export type DriveAnswer =
  | { verdict: 'valid'; share: ShareFacts }
  /** Requires an unambiguous statement of the drive. */
  | { verdict: 'dead'; reason: DeadReason; msg: string }
  | { verdict: 'password'; isWrong: boolean; share?: Partial<ShareFacts> }
  /** The probe failed; the state of the share is unknown. */
  | { verdict: 'unsure'; cause: UnsureCause; msg: string; retryAfterMs?: number }
  /** The id is invalid for this drive, so retries are useless. */
  | { verdict: 'unsupported'; msg: string }

export interface Drive {
  /** Probes once, within the bounds of the settings. Never throws. */
  ask(share: ProbedShare, signal: AbortSignal): Promise<DriveAnswer>
}

export interface DriveSettings {
  /** Every Lanzou host serves every id; hosts are abandoned about once a year. */
  lanzouHost: string
  /** Client identity for Xunlei. The salts belong to the client and its version; without salts Xunlei cannot be probed. */
  xunlei: {
    clientId: string
    /** 32 hex digits; by default random per process. */
    deviceId?: string
    clientVersion: string
    packageName: string
    salts: readonly string[]
  }
  /** Per probe: folder levels, tree lines, bytes of all answers, total time. */
  bounds: { depth: number; entries: number; bytes: number; timeMs: number }
  pauseMs: Record<DiskType, number>
}
