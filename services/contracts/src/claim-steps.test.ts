import fc from 'fast-check'
import { expect, test } from 'vitest'
import { needsGrounds, nextClaimStates } from './claim-steps.ts'
import { claimStates } from './enums.ts'
import type { ClaimState } from './enums.ts'

/** The states of a claim after any sequence of steps; steps that are not allowed are left out. */
const histories = fc.array(fc.constantFrom(...claimStates), { maxLength: 40 }).map((steps) => {
  const history: ClaimState[] = ['claim']
  for (const step of steps) if (nextClaimStates(history.at(-1) ?? 'claim').includes(step)) history.push(step)
  return history
})

test('a resource is restored or removed only by the step after a decision', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const causes = history.filter((_, index) => ['restored', 'removed'].includes(history[index + 1] ?? ''))
      expect(causes.every((state) => state === 'decision')).toBe(true)
    }),
  )
})

test('the first decision follows the hiding of the resource, which follows the claim', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const decided = history.indexOf('decision')
      expect(history.slice(0, decided + 1)).toEqual(decided < 0 ? [] : ['claim', 'hidden', 'decision'])
    }),
  )
})

test('a restored or refused claim takes no further step, and no claim returns to its beginning', () => {
  fc.assert(
    fc.property(histories, (history) => {
      expect(history.slice(0, -1)).not.toContain('restored')
      expect(history.slice(0, -1)).not.toContain('refused')
      expect(history.lastIndexOf('claim')).toBe(0)
    }),
  )
})

test('every state can be reached, and every open claim can be ended', () => {
  const reached = new Set<ClaimState>(['claim'])
  for (const state of reached) for (const next of nextClaimStates(state)) reached.add(next)
  expect([...reached].toSorted()).toEqual(claimStates.toSorted())
  for (const state of claimStates)
    expect(nextClaimStates(state).length > 0 || ['restored', 'refused'].includes(state)).toBe(true)
})

test('a decision and a refusal need their grounds', () => {
  expect(claimStates.filter(needsGrounds)).toEqual(['decision', 'refused'])
})
