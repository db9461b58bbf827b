import { createHash } from 'node:crypto'
import { chownSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Engines run as this account when started by root: PostgreSQL and Elasticsearch refuse root. It needs no entry in /etc/passwd. */
const NOBODY = 65534

const isRoot = process.getuid?.() === 0

export const engineUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

export function makeEngineFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o755 })
  if (isRoot) chownSync(path, NOBODY, NOBODY)
  return path
}

/**
 * @returns the folder, or one under /var/tmp unique to this path when the engines' account cannot reach it (a checkout in root's 0700
 * home)
 */
export function toReachableFolder(path: string): string {
  if (!isRoot || isTraversable(path)) return path
  const parent = fallbackParent(path)
  mkdirSync(parent, { recursive: true, mode: 0o755 })
  // /var/tmp is world-writable: do not run files that another account put there.
  if (statSync(parent).uid !== 0)
    throw new Error(`engines: ${parent} belongs to another account, remove it and try again`)
  return join(parent, basename(path))
}

export function removeReachableFolder(path: string): void {
  rmSync(path, { recursive: true, force: true })
  if (isRoot && !isTraversable(path)) rmSync(fallbackParent(path), { recursive: true, force: true })
}

function fallbackParent(path: string): string {
  return join('/var/tmp', `pandex-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`)
}

function isTraversable(path: string): boolean {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode
  if (mode !== undefined && (mode & 0o001) === 0) return false
  const parent = dirname(path)
  return parent === path || isTraversable(parent)
}
