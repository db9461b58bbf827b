import { expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

const code = 'user.too_busy'
const never = new AbortController().signal

const createGate = () => {
  const state = { running: 0, most: 0, begun: 0 }
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const work = async (): Promise<string> => {
    state.begun += 1
    state.running += 1
    state.most = Math.max(state.most, state.running)
    await opened
    state.running -= 1
    return 'done'
  }
  return { state, open, work }
}

test('refuses work beyond its capacity at once, and finishes the rest', async () => {
  const queue = createBoundedQueue({ concurrency: 2, capacity: 3, code })
  const { state, open, work } = createGate()
  const accepted = Array.from({ length: 5 }, () => queue.run(work, never))
  await expect(queue.run(work, never)).rejects.toMatchObject({ kind: 'unavailable', code })
  expect(state.begun).toBe(2)
  open()
  expect(await Promise.all(accepted)).toEqual(Array(5).fill('done'))
  expect(state).toMatchObject({ most: 2, begun: 5, running: 0 })
})

test('serves waiting callers in the order of arrival', async () => {
  const queue = createBoundedQueue({ concurrency: 1, capacity: 5, code })
  const started: number[] = []
  await Promise.all([0, 1, 2, 3].map((number) => queue.run(async () => started.push(number), never)))
  expect(started).toEqual([0, 1, 2, 3])
})

test('skips queued work that no caller waits for', async () => {
  const queue = createBoundedQueue({ concurrency: 1, capacity: 3, code })
  const { state, open, work } = createGate()
  const caller = new AbortController()
  const first = queue.run(work, never)
  const abandoned = queue.run(work, caller.signal)
  const last = queue.run(work, never)
  caller.abort()
  open()
  await expect(abandoned).rejects.toMatchObject({ kind: 'unavailable' })
  await Promise.all([first, last])
  expect(state.begun).toBe(2)
})

test('continues after failed work', async () => {
  const queue = createBoundedQueue({ concurrency: 1, capacity: 1, code })
  await expect(queue.run(() => Promise.reject(new Error('broken')), never)).rejects.toThrow('broken')
  expect(await queue.run(async () => 'fine', never)).toBe('fine')
})
