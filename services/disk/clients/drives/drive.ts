import type { DiskType } from '@pandex/platform/share-link'

/** A share as it is asked for: the id as it is stored (see `shareLink`), the password empty when none is known. */
export interface AskedShare {
  disk_id: string
  disk_pass: string
}

/**
 * What a drive tells of a share. Texts are the drive's own, limited in length and else untouched: the caller cleans them.
 * Some drives mask names (`张**`): such a name is worth showing, but two sharers may well have the same one.
 */
export interface ShareFacts {
  disk_name: string
  /** Lines `file:…` and `folder:…`, paths relative to the share and joined by `/`; the nearest levels come first. */
  files: string
  /** Bytes of each line of `files`; 0 for folders and for files without a reported size. */
  file_sizes: number[]
  share_user: string
  share_user_id: string
  /** RFC 3339, or empty where the drive does not tell. */
  shared_time: string
  /** Bytes of all files; where the drive names no total, of those listed. */
  size: number
  /** The tree was cut: by a bound, or because the drive stopped answering on the way. */
  isPartial: boolean
}

export type DeadReason = 'not_found' | 'cancelled' | 'expired' | 'illegal' | 'sharer_banned' | 'empty'

export type UnsureCause = 'limited' | 'captcha' | 'unreachable' | 'unreadable'

export type DriveAnswer =
  | { verdict: 'valid'; share: ShareFacts }
  /** The drive said so itself, in words that can mean nothing else. */
  | { verdict: 'dead'; reason: DeadReason; msg: string }
  /** `share` is what the drive tells without the password. */
  | { verdict: 'password'; isWrong: boolean; share?: Partial<ShareFacts> }
  /** Everything that is no answer. Says nothing about the share. */
  | { verdict: 'unsure'; cause: UnsureCause; msg: string; retryAfterMs?: number }
  /** No question can be made of this id: asking again is of no use. */
  | { verdict: 'unsupported'; msg: string }

export interface Drive {
  /** Asks once, within the bounds of the settings. Never throws. */
  ask(share: AskedShare, signal: AbortSignal): Promise<DriveAnswer>
}

export interface DriveSettings {
  /** Any of Lanzou's hosts answers for every id; they are given up about once a year. */
  lanzouHost: string
  /** As what client Xunlei is asked. The salts belong to the client and its version; without any it cannot be asked. */
  xunlei: {
    clientId: string
    /** 32 hex digits; each process makes up one of its own where none is given. */
    deviceId?: string
    clientVersion: string
    packageName: string
    salts: readonly string[]
  }
  /** Of one ask: levels of folders, lines of the tree, bytes of all answers together, and the whole time. */
  bounds: { depth: number; entries: number; bytes: number; timeMs: number }
  /** Least time between two listings of one ask. */
  pauseMs: Record<DiskType, number>
}
