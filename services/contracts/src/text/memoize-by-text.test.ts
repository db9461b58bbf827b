import { expect, it } from 'vitest'
import { memoizeByText } from './memoize-by-text.ts'

const startReading = () => {
  const read: string[] = []
  const know = memoizeByText(
    (text) => {
      read.push(text)
      return { text }
    },
    { maxCachedTexts: 3 },
  )
  return { read, know }
}

it('normalises a text once while few other texts are read', () => {
  const { read, know } = startReading()
  expect(['a', 'b', 'a', 'b', ''].map((text) => know(text).text)).toEqual(['a', 'b', 'a', 'b', ''])
  expect(read).toEqual(['a', 'b', ''])
})

it('caches a bounded number of results, and none for long texts', () => {
  const { read, know } = startReading()
  const long = 'x'.repeat(1_000)
  for (const text of ['a', 'b', 'c', 'd', 'a', long, long]) expect(know(text).text).toBe(text)
  expect(read).toEqual(['a', 'b', 'c', 'd', 'a', long, long])
})
