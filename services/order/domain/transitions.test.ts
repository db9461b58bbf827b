import { orderStatuses } from '@pandex/contracts/enums'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextStatus, statusText } from './transitions.ts'
import type { OrderChange } from './transitions.ts'

const changes: OrderChange[] = ['pay', 'grant', 'close']

const run = (steps: readonly OrderChange[]) =>
  steps.reduce<(typeof orderStatuses)[number]>((status, change) => nextStatus(status, change) ?? status, 'pending')

test('allows exactly the documented changes', () => {
  const allowed = orderStatuses.flatMap((status) =>
    changes.flatMap((change) => {
      const next = nextStatus(status, change)
      return next ? [`${status} -${change}-> ${next}`] : []
    }),
  )
  expect(allowed).toEqual([
    'pending -pay-> paid',
    'pending -close-> timeout',
    'paid -grant-> finished',
    'timeout -pay-> paid',
  ])
})

test('ends as finished exactly when a payment came before a grant, in any order of other changes', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...changes), { maxLength: 20 }), (steps) => {
      const paidAt = steps.indexOf('pay')
      const isGranted = paidAt !== -1 && steps.slice(paidAt).includes('grant')
      expect(run(steps) === 'finished').toBe(isGranted)
      expect(['paid', 'finished'].includes(run(steps))).toBe(paidAt !== -1)
    }),
  )
})

test('every change is applied once, however often it is repeated', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...changes), { maxLength: 20 }), (steps) => {
      expect(run(steps.flatMap((change) => [change, change]))).toBe(run(steps))
    }),
  )
})

test('labels every state', () => {
  expect(orderStatuses.map(statusText)).toEqual(['待支付', '已支付', '已完成', '已超时'])
})
