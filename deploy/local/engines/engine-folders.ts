import { createHash } from 'node:crypto'
import { chownSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The account engines run as when we are root: PostgreSQL and Elasticsearch refuse to be root. It needs no entry in /etc/passwd. */
const NOBODY = 65534

const isRoot = process.getuid?.() === 0

/** `{ uid, gid }` for `spawn`, empty for an ordinary user. */
export const engineUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

/** Makes a folder that the engines' account may write to. */
export function makeEngineFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o755 })
  if (isRoot) chownSync(path, NOBODY, NOBODY)
  return path
}

/**
 * The folder itself, or, when the engines' account could not reach it (a checkout in root's own 0700 home), a stand-in
 * under /var/tmp that belongs to this path alone.
 */
export function reachableByEngines(path: string): string {
  if (!isRoot || isTraversable(path)) return path
  const parent = standInParent(path)
  mkdirSync(parent, { recursive: true, mode: 0o755 })
  // /var/tmp is open to everybody: what another account put there is not ours to run.
  if (statSync(parent).uid !== 0) throw new Error(`${parent} belongs to another account: remove it and try again`)
  return join(parent, basename(path))
}

/** Removes what lies in the folder or in its stand-in. */
export function removeReachable(path: string): void {
  rmSync(path, { recursive: true, force: true })
  if (isRoot && !isTraversable(path)) rmSync(standInParent(path), { recursive: true, force: true })
}

function standInParent(path: string): string {
  return join('/var/tmp', `pandex-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`)
}

function isTraversable(path: string): boolean {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode
  if (mode !== undefined && (mode & 0o001) === 0) return false
  const parent = dirname(path)
  return parent === path || isTraversable(parent)
}
