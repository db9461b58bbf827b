import { measureMinDurationMs } from '@pandex/platform/testing/measure'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildSubstringMatcher } from './substring-matcher.ts'

it('finds exactly what a search for each fragment finds, in any case', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'B', 'c', '/', ' ', '蜘', 'é'), maxLength: 6 })
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 8 }),
      fc.array(word).map((words) => words.join('')),
      (fragments, text) => {
        const normalized = fragments.map((fragment) => fragment.trim().toLowerCase()).filter(Boolean)
        const expected = normalized.some((fragment) => text.toLowerCase().includes(fragment))
        expect(buildSubstringMatcher(fragments)(text)).toBe(expected)
      },
    ),
    { numRuns: 1_000 },
  )
})

it('finds one of ten thousand fragments at any position', () => {
  const matches = buildSubstringMatcher(Array.from({ length: 10_000 }, (_, index) => `bot-${index}-x`))
  for (const text of ['bot-0-x', 'Mozilla/5.0 (BOT-9999-X)', 'bot-bot-1-bot-77-x']) expect(matches(text)).toBe(true)
  for (const text of ['', 'bot-10000-x', 'bot-1-', 'Mozilla/5.0']) expect(matches(text)).toBe(false)
})

it('takes a few microseconds for a browser with ten thousand fragments, and no fragments make it slow', async () => {
  const browser =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const many = buildSubstringMatcher(Array.from({ length: 10_000 }, (_, index) => `mozilla/5.0 (windows nt ${index};`))
  const findInMany = async (): Promise<void> => {
    for (let round = 0; round < 2_000; round++) many(`${browser} ${round}`)
  }
  expect((await measureMinDurationMs(200, findInMany)) / 2_000).toBeLessThan(0.1)
  const alike = buildSubstringMatcher(Array.from({ length: 1_000 }, (_, index) => `${'a'.repeat(400)}${index}`))
  expect(alike('a'.repeat(1_000))).toBe(false)
  expect(await measureMinDurationMs(200, async () => alike('a'.repeat(1_000)))).toBeLessThan(200)
})
