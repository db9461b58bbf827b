// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { hasEnded, pollDelayMs } from './rules.ts'

describe('waiting for an import', () => {
  it('ends when nothing is pending or being resolved; a review is not waited for', () => {
    expect(hasEnded([{ status: 'finished' }, { status: 'review' }, { status: 'failed' }])).toBe(true)
    expect(hasEnded([{ status: 'finished' }, { status: 'pending' }])).toBe(false)
  })

  it('looks less and less often, but at least every five seconds', () => {
    const delays = Array.from({ length: 12 }, (_, looks) => pollDelayMs(looks))
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect([delays[0], delays.at(-1)]).toEqual([500, 5_000])
  })
})
