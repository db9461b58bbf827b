// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { interceptHistory, startHistoryGuard } from './history-guard.ts'

const step = (): void => void dispatchEvent(new PopStateEvent('popstate', { state: { idx: 3 } }))
const router = vi.fn<(event: PopStateEvent) => void>()

startHistoryGuard()
addEventListener('popstate', router)
afterEach(() => router.mockClear())

it('passes every step to the router without an interceptor', () => {
  step()
  expect(router).toHaveBeenCalledTimes(1)
})

it('keeps a step from the router while an interceptor returns true', () => {
  const states: unknown[] = []
  const release = interceptHistory((event) => states.push(event.state) > 0)
  step()
  expect([states, router.mock.calls.length]).toEqual([[{ idx: 3 }], 0])
  release()
  step()
  expect([states.length, router.mock.calls.length]).toEqual([1, 1])
})
