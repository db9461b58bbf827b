import { describe, expect, it } from 'vitest'
import { readAccessRequirement, isGone, missingCoins } from './access-policy.ts'

const nowMs = Date.parse('2026-11-21T12:00:00+08:00')
const policy = { kind: 'coin', cost_coin: 20, bought: false, allowed: false, refusal: 'buy', free_left: 2, refunded: 0 }

describe('isGone', () => {
  it.each([
    ['30 days and a second ago', '2026-10-22T11:59:59+08:00', true],
    ['30 days ago', '2026-10-22T12:00:00+08:00', false],
    ['an unknown time', '', false],
  ])('counts days from the death of the link: %s', (_when, dead_since, expected) => {
    expect(isGone({ health: 'dead', dead_since }, nowMs)).toBe(expected)
  })

  it('is false for a live resource', () => {
    expect(isGone({ health: 'valid', dead_since: '2020-01-01T00:00:00Z' }, nowMs)).toBe(false)
  })
})

describe('readAccessRequirement', () => {
  it('counts free openings only for logged-in visitors', () => {
    expect(readAccessRequirement(policy, false)).toMatchObject({ kind: 'price', price: 20, freeLeft: 0 })
    expect(readAccessRequirement(policy, true)).toMatchObject({ kind: 'price', price: 20, freeLeft: 2 })
  })

  it('requires a login for an unknown policy', () => {
    expect(readAccessRequirement({ ...policy, kind: 'moon', refusal: 'login' }, true)).toEqual({ kind: 'login' })
  })
})

describe('missingCoins', () => {
  it('is 0 while a free opening is left', () => {
    expect(missingCoins(readAccessRequirement(policy, true), 0)).toBe(0)
    expect(missingCoins(readAccessRequirement({ ...policy, free_left: 0 }, true), 5)).toBe(15)
    expect(missingCoins(readAccessRequirement({ ...policy, free_left: 0 }, true), 20)).toBe(0)
  })
})
