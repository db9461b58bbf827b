import type { DiskFacts } from './merge-disk.ts'

/** More are not tried in a row: texts may name any number of wrong ones. */
const mostTries = 5

/**
 * The password a share is to be asked with next. The stored one goes first: what somebody pastes beside a link says nothing about a
 * resource that opens with its own, or without one. Without any, the share is asked with none.
 * @param refused those that its drive refused in this round
 * @returns undefined when there is none left to try
 */
export const nextPassword = (
  stored: Pick<DiskFacts, 'disk_pass' | 'health'> | undefined,
  pasted: readonly string[],
  refused: readonly string[],
): string | undefined => {
  const isProven = stored !== undefined && (stored.disk_pass !== '' || stored.health === 'valid')
  const known = new Set([...(isProven ? [stored.disk_pass] : []), ...pasted.filter((pass) => pass !== '')])
  const candidates = known.size === 0 ? [''] : [...known].slice(0, mostTries)
  return candidates.find((pass) => !refused.includes(pass))
}
