import type { DiskFacts } from '../resources/merge-disk.ts'

/** Bounds the attempts: a text may contain any number of wrong passwords. */
const maxAttempts = 5

/**
 * Selects the password of the next probe. The stored one comes first, because a pasted one proves nothing about a resource that opens with
 * its own or without one. Without candidates, the probe uses none.
 * @param refused passwords that the drive refused in this round
 * @returns undefined when no candidate is left
 */
export const nextPassword = (
  stored: Pick<DiskFacts, 'disk_pass' | 'health'> | undefined,
  pasted: readonly string[],
  refused: readonly string[],
): string | undefined => {
  const isProven = stored !== undefined && (stored.disk_pass !== '' || stored.health === 'valid')
  const known = new Set([...(isProven ? [stored.disk_pass] : []), ...pasted.filter((pass) => pass !== '')])
  const candidates = known.size === 0 ? [''] : [...known].slice(0, maxAttempts)
  return candidates.find((pass) => !refused.includes(pass))
}
