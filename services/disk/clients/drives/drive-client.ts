import type { Asking } from './asking.ts'
import type { AskedShare, DriveAnswer } from './drive.ts'

/** One drive's file: everything that is known of that drive, and nothing of another. */
export interface DriveClient {
  /** What outbound has to allow for it, in outbound's own form: exact names, or `.domain` with everything below. */
  hosts: readonly string[]
  /** May throw: what it throws is never read as an answer about the share. */
  ask(asking: Asking, share: AskedShare): Promise<DriveAnswer>
}
