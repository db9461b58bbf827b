import { claimStates } from '@pandex/contracts/enums'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takedownOf } from './takedown.ts'

const states = fc.array(fc.constantFrom(...claimStates), { maxLength: 8 })

test('a removal by a report or by one claim outranks everything else', () => {
  fc.assert(
    fc.property(states, states, (before, after) => {
      expect(takedownOf({ claimStates: before, isRemovedByReport: true })).toBe('removed')
      expect(takedownOf({ claimStates: [...before, 'removed', ...after], isRemovedByReport: false })).toBe('removed')
    }),
  )
})

test('a resource stays hidden while one claim is hidden or decided, whatever became of the others', () => {
  fc.assert(
    fc.property(states, fc.constantFrom('hidden' as const, 'decision' as const), (others, open) => {
      const claims = [...others.filter((state) => state !== 'removed'), open]
      expect(takedownOf({ claimStates: claims, isRemovedByReport: false })).toBe('hidden')
    }),
  )
})

test('new, restored and refused claims leave the resource alone', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('claim', 'restored', 'refused')), (claims) => {
      expect(takedownOf({ claimStates: claims, isRemovedByReport: false })).toBeNull()
    }),
  )
})
