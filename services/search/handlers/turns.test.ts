import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

const patient = { signal: new AbortController().signal }

it('begins no more work than allowed, and the rest in the order of arrival', async () => {
  const turns = createTurns(2)
  const begun: number[] = []
  const works = Array.from({ length: 5 }, (_, number) => ({ number, ...Promise.withResolvers<number>() }))
  const results = works.map(({ number, promise }) =>
    turns.take(() => {
      begun.push(number)
      return promise
    }, patient),
  )
  await expect.poll(() => begun).toEqual([0, 1])
  works[1]?.resolve(1)
  await expect.poll(() => begun).toEqual([0, 1, 2])
  for (const { number, resolve } of works) resolve(number)
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4])
})

it('goes on after work that failed, and leaves out what nobody waits for', async () => {
  const turns = createTurns(1)
  const gone = new AbortController()
  const first = Promise.withResolvers<never>()
  let wasBegun = false
  const failing = turns.take(() => first.promise, patient)
  const left = turns.take(async () => (wasBegun = true), gone)
  const last = turns.take(async () => 'done', patient)
  gone.abort()
  first.reject(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  await expect(left).rejects.toMatchObject({ kind: 'unavailable' })
  expect(wasBegun).toBe(false)
  expect(await last).toBe('done')
})
