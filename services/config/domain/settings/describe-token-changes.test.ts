import type { OpenToken } from '@pandex/contracts/settings/protection'
import { expect, it } from 'vitest'
import { describeTokenChanges } from './describe-token-changes.ts'

const token = (name: string, more: Partial<OpenToken> = {}): OpenToken => ({
  name,
  sha256: name.padEnd(64, '0'),
  enabled: true,
  scopes: ['search'],
  per_minute: 600,
  remark: '',
  ...more,
})

it('hides the digest of a token that was replaced under its name', () => {
  expect(describeTokenChanges([token('bot')], [token('bot', { sha256: 'f'.repeat(64) })])).toEqual({
    bot: { sha256: '***' },
  })
})

it('bounds the description of many tokens', () => {
  const many = Array.from({ length: 200 }, (_, index) => token(`bot ${index}`, { remark: 'x'.repeat(200) }))
  const changes = describeTokenChanges([], many)
  expect(Object.keys(changes)).toHaveLength(21)
  expect(changes['…']).toBe(180)
})

it('tells nothing when tokens only change their order', () => {
  expect(describeTokenChanges([token('a'), token('b')], [token('b'), token('a')])).toEqual({})
})
