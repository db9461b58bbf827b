import { silentLogger } from '../../testing/fixtures.ts'
import { expect, test } from 'vitest'
import { createCachedReader } from './cached-reader.ts'

const times = { name: 'test', ttlMs: 60_000, patienceMs: 20, log: silentLogger() }

const createStore = () => {
  const loads: PromiseWithResolvers<string>[] = []
  const load = (): Promise<string> => {
    const next = Promise.withResolvers<string>()
    loads.push(next)
    return next.promise
  }
  return { loads, load }
}

test('reads the store once for many concurrent readers', async () => {
  const { loads, load } = createStore()
  const reader = createCachedReader({ ...times, load })
  const readers = [reader.read(), reader.read()]
  loads[0]?.resolve('first')
  expect(await Promise.all([...readers, reader.read()])).toEqual(['first', 'first', 'first'])
  expect(loads).toHaveLength(1)
})

test('a load that began before a change is not fresh after it', async () => {
  const { loads, load } = createStore()
  const reader = createCachedReader({ ...times, load })
  const early = reader.read()
  reader.invalidate()
  const late = reader.read()
  loads[1]?.resolve('new')
  expect(await late).toBe('new')
  loads[0]?.resolve('old')
  await early
  expect(await reader.read()).toBe('new')
})

test('answers the last value while the store fails or hangs, and retries later', async () => {
  const { loads, load } = createStore()
  const reader = createCachedReader({ ...times, ttlMs: 0, load })
  const first = reader.read()
  loads[0]?.resolve('first')
  await first
  const whileFailing = reader.read()
  loads[1]?.reject(new Error('down'))
  expect(await whileFailing).toBe('first')
  expect(await reader.read()).toBe('first')
  loads[2]?.resolve('second')
  await expect.poll(() => reader.read()).toBe('second')
})

test('fails while the store has never answered, and recovers', async () => {
  const { loads, load } = createStore()
  const reader = createCachedReader({ ...times, load })
  const first = reader.read()
  loads[0]?.reject(new Error('down'))
  await expect(first).rejects.toThrow('down')
  const second = reader.read()
  loads[1]?.resolve('up')
  expect(await second).toBe('up')
})
