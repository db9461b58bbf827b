import { expect, it } from 'vitest'
import { createTagInvalidation } from './tag-invalidation.ts'

const startDrops = (maxTags?: number) => {
  const clock = { nowMs: 1_000 }
  return { clock, drops: createTagInvalidation({ now: () => clock.nowMs, ...(maxTags !== undefined && { maxTags }) }) }
}

it('takes for outdated what was begun before the change of anything that it is made of, and nothing else', () => {
  const { clock, drops } = startDrops()
  drops.invalidate(['doc:1'])
  clock.nowMs += 10
  expect(drops.isOutdated(['docs', 'doc:1'], 999)).toBe(true)
  expect(drops.isOutdated(['docs', 'doc:1'], 1_000)).toBe(true)
  expect(drops.isOutdated(['docs', 'doc:1'], 1_001)).toBe(false)
  expect(drops.isOutdated(['docs', 'doc:2'], 999)).toBe(false)
})

it('takes everything that is made of something for outdated when anything may have changed', () => {
  const { drops } = startDrops()
  drops.invalidateAll()
  expect(drops.isOutdated(['words'], 1_000)).toBe(true)
  expect(drops.isOutdated(['words'], 1_001)).toBe(false)
  expect(drops.isOutdated([], 999)).toBe(false)
})

it('remembers a bounded number of changes and forgets none of them', () => {
  const { clock, drops } = startDrops(10)
  for (let id = 0; id < 100; id++) {
    clock.nowMs += 1
    drops.invalidate([`doc:${id}`])
  }
  for (let id = 0; id < 100; id++) expect(drops.isOutdated([`doc:${id}`], 1_001 + id)).toBe(true)
  expect(drops.isOutdated(['doc:5'], 1_100)).toBe(false)
})

it('takes answers with links for outdated once nobody has known for five seconds what changed, and no others', () => {
  const { clock, drops } = startDrops()
  drops.confirmUpTo(1_000)
  clock.nowMs = 6_000
  expect(drops.isOutdated(['links'], 900)).toBe(false)
  clock.nowMs = 6_001
  expect(drops.isOutdated(['links'], 900)).toBe(true)
  expect(drops.isOutdated(['docs'], 900)).toBe(false)
  // Built within the last five seconds, so it needs no confirmation.
  expect(drops.isOutdated(['links'], 2_000)).toBe(false)
  drops.confirmUpTo(6_000)
  expect(drops.isOutdated(['links'], 900)).toBe(false)
})
