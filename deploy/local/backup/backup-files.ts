import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const namePattern = /^pandex-\d{8}-\d{6}\.backup\.gz$/

/** Ordered by time. */
export const listBackups = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => namePattern.test(name))
    .toSorted()

/** A new file name, by the time in UTC. */
export function nameBackup(folder: string, now: Date): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const [day = '', time = ''] = now.toISOString().split('T')
  return join(folder, `pandex-${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}.backup.gz`)
}

/** Deletes the oldest backups. @returns their names */
export function pruneBackups(folder: string, keep: number): string[] {
  const expired = listBackups(folder).slice(0, -keep)
  for (const name of expired) rmSync(join(folder, name))
  return expired
}
