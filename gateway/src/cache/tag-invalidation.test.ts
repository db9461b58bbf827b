import { expect, it } from 'vitest'
import { createTagInvalidation } from './tag-invalidation.ts'

const createFixture = (maxTags?: number) => {
  const clock = { nowMs: 1_000 }
  return { clock, drops: createTagInvalidation({ now: () => clock.nowMs, ...(maxTags !== undefined && { maxTags }) }) }
}

it('marks responses as outdated that were started before an invalidation of one of their tags', () => {
  const { clock, drops: invalidation } = createFixture()
  invalidation.invalidate(['doc:1'])
  clock.nowMs += 10
  expect(invalidation.isOutdated(['docs', 'doc:1'], 999)).toBe(true)
  expect(invalidation.isOutdated(['docs', 'doc:1'], 1_000)).toBe(true)
  expect(invalidation.isOutdated(['docs', 'doc:1'], 1_001)).toBe(false)
  expect(invalidation.isOutdated(['docs', 'doc:2'], 999)).toBe(false)
})

it('marks all tagged responses as outdated after an invalidation of everything', () => {
  const { drops: invalidation } = createFixture()
  invalidation.invalidateAll()
  expect(invalidation.isOutdated(['words'], 1_000)).toBe(true)
  expect(invalidation.isOutdated(['words'], 1_001)).toBe(false)
  expect(invalidation.isOutdated([], 999)).toBe(false)
})

it('limits the stored tags without losing an invalidation', () => {
  const { clock, drops: invalidation } = createFixture(10)
  for (let id = 0; id < 100; id++) {
    clock.nowMs += 1
    invalidation.invalidate([`doc:${id}`])
  }
  for (let id = 0; id < 100; id++) expect(invalidation.isOutdated([`doc:${id}`], 1_001 + id)).toBe(true)
  expect(invalidation.isOutdated(['doc:5'], 1_100)).toBe(false)
})

it('marks responses with links as outdated five seconds after the last confirmation', () => {
  const { clock, drops: invalidation } = createFixture()
  invalidation.confirmUpTo(1_000)
  clock.nowMs = 6_000
  expect(invalidation.isOutdated(['links'], 900)).toBe(false)
  clock.nowMs = 6_001
  expect(invalidation.isOutdated(['links'], 900)).toBe(true)
  expect(invalidation.isOutdated(['docs'], 900)).toBe(false)
  // Built within the last five seconds, so it needs no confirmation.
  expect(invalidation.isOutdated(['links'], 2_000)).toBe(false)
  invalidation.confirmUpTo(6_000)
  expect(invalidation.isOutdated(['links'], 900)).toBe(false)
})
