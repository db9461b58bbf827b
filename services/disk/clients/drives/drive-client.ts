import type { ProbeSession } from './probe-session.ts'
import type { ProbedShare, DriveAnswer } from './drive.ts'

/** Adapter of one drive; it contains everything specific to that drive. */
export interface DriveClient {
  /** Allow-list for outbound: exact names, or `.domain` including subdomains. */
  hosts: readonly string[]
  /** May throw; an error never counts as an answer about the share. */
  ask(session: ProbeSession, share: ProbedShare): Promise<DriveAnswer>
}
