import { describe, expect, it } from 'vitest'
import { barrierOf, isGone, shortOf } from './rules.ts'

const nowMs = Date.parse('2026-11-21T12:00:00+08:00')
const policy = { kind: 'coin', cost_coin: 20, bought: false, allowed: false, refusal: 'buy', free_left: 2 }

describe('isGone', () => {
  it.each([
    ['30 days and a second ago', '2026-10-22T11:59:59+08:00', true],
    ['30 days ago', '2026-10-22T12:00:00+08:00', false],
    ['nobody knows when', '', false],
  ])('counts from the day it died: %s', (_when, dead_since, gone) => {
    expect(isGone({ health: 'dead', dead_since }, nowMs)).toBe(gone)
  })

  it('is nothing that a living one can be', () => {
    expect(isGone({ health: 'valid', dead_since: '2020-01-01T00:00:00Z' }, nowMs)).toBe(false)
  })
})

describe('barrierOf', () => {
  it('promises free ones only to who is logged in', () => {
    expect(barrierOf(policy, false)).toMatchObject({ kind: 'price', price: 20, freeLeft: 0 })
    expect(barrierOf(policy, true)).toMatchObject({ kind: 'price', price: 20, freeLeft: 2 })
  })

  it('asks nothing but a login where it does not know the rule', () => {
    expect(barrierOf({ ...policy, kind: 'moon', refusal: 'login' }, true)).toEqual({ kind: 'login' })
  })
})

describe('shortOf', () => {
  it('misses nothing as long as there is a free one', () => {
    expect(shortOf(barrierOf(policy, true), 0)).toBe(0)
    expect(shortOf(barrierOf({ ...policy, free_left: 0 }, true), 5)).toBe(15)
    expect(shortOf(barrierOf({ ...policy, free_left: 0 }, true), 20)).toBe(0)
  })
})
