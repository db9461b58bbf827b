// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { holdHistory, watchHistory } from './history-guard.ts'

const step = (): void => void dispatchEvent(new PopStateEvent('popstate', { state: { idx: 3 } }))
const router = vi.fn<(event: PopStateEvent) => void>()

watchHistory()
addEventListener('popstate', router)
afterEach(() => router.mockClear())

it('lets the router see every step while nobody holds one up', () => {
  step()
  expect(router).toHaveBeenCalledTimes(1)
})

it('keeps a step from the router as long as it is held up', () => {
  const asked: unknown[] = []
  const release = holdHistory((event) => asked.push(event.state) > 0)
  step()
  expect([asked, router.mock.calls.length]).toEqual([[{ idx: 3 }], 0])
  release()
  step()
  expect([asked.length, router.mock.calls.length]).toEqual([1, 1])
})
