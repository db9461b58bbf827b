import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inPortions } from './in-portions.ts'

const ids = [1, 2, 3, 4, 5]
const { signal } = new AbortController()
const echo = async (portion: readonly number[]) => portion

test('works through all ids in their order when there is time', async () => {
  const ctx = { deadlineMs: Date.now() + 60_000, signal }
  expect(await inPortions(ids, { size: 2 }, ctx, echo)).toEqual({ results: [[1, 2], [3, 4], [5]], left: [] })
  expect(await inPortions([], { size: 2 }, ctx, echo)).toEqual({ results: [], left: [] })
})

test('works through one portion after the deadline, and names the ids that are left', async () => {
  const ctx = { deadlineMs: Date.now(), signal }
  expect(await inPortions(ids, { size: 2 }, ctx, echo)).toEqual({ results: [[1, 2]], left: [3, 4, 5] })
})

test('starts no portion that would end after the deadline', async () => {
  const ctx = { deadlineMs: Date.now() + 3_000, signal }
  const slow = async (portion: readonly number[]) => sleep(1_100, portion)
  expect((await inPortions(ids, { size: 1 }, ctx, slow)).left).toEqual([2, 3, 4, 5])
  expect((await inPortions(ids, { size: 1, expectedMs: 5_000 }, ctx, echo)).left).toEqual([2, 3, 4, 5])
})

test('starts no further portion when the caller is gone', async () => {
  const caller = new AbortController()
  const done: number[] = []
  const work = async ([id = 0]: readonly number[]) => {
    done.push(id)
    caller.abort()
  }
  const ctx = { deadlineMs: Date.now() + 60_000, signal: caller.signal }
  await expect(inPortions(ids, { size: 1 }, ctx, work)).rejects.toThrow(/aborted/)
  expect(done).toEqual([1])
})
