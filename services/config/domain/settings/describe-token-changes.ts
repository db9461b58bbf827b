import type { OpenToken } from '@pandex/contracts/settings/protection'
import { isSame, hidden, shorten } from './audited-value.ts'

const shownFields = ['name', 'enabled', 'scopes', 'per_minute', 'remark'] as const

/** Further tokens of one change are counted only. */
const maxDescribed = 20

const describeToken = ({ scopes, per_minute, enabled, remark }: OpenToken): Record<string, unknown> => ({
  enabled,
  scopes,
  per_minute,
  ...(remark !== '' && { remark: shorten(remark) }),
})

const fieldChanges = (before: OpenToken, after: OpenToken): Record<string, unknown> => ({
  ...Object.fromEntries(
    shownFields
      .filter((field) => !isSame(before[field], after[field]))
      .map((field) => [field, [before[field], after[field]]]),
  ),
  ...(before.sha256 !== after.sha256 && { sha256: hidden }),
})

/**
 * The changed tokens by name, never their digests: `[null, token]` for a new one, `[token, null]` for a revoked one, otherwise the values
 * before and after of each changed field.
 */
export const describeTokenChanges = (
  before: readonly OpenToken[],
  after: readonly OpenToken[],
): Record<string, unknown> => {
  const earlierOf = (token: OpenToken): OpenToken | undefined =>
    before.find(({ sha256 }) => sha256 === token.sha256) ??
    before.find(({ name, sha256 }) => name === token.name && !after.some((kept) => kept.sha256 === sha256))
  const known = new Set<OpenToken>()
  const changes: [string, unknown][] = []
  for (const token of after) {
    const earlier = earlierOf(token)
    if (earlier) known.add(earlier)
    if (!earlier) changes.push([token.name, [null, describeToken(token)]])
    else if (!isSame(earlier, token)) changes.push([earlier.name, fieldChanges(earlier, token)])
  }
  for (const token of before) if (!known.has(token)) changes.push([token.name, [describeToken(token), null]])
  const described = changes.slice(0, maxDescribed).map(([name, change]) => [shorten(name), change])
  const rest = changes.length - maxDescribed
  return Object.fromEntries([...described, ...(rest > 0 ? [['…', rest]] : [])]) as Record<string, unknown>
}
