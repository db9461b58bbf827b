import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitText } from './split-text.ts'
import type { TextPart } from './split-text.ts'

const chunksOf = async function* (text: string, size: number): AsyncIterable<string> {
  for (let offset = 0; offset < text.length; offset += size) yield text.slice(offset, offset + size)
}

const split = async (text: string, size = 4_096): Promise<TextPart[]> =>
  Readable.from(splitText(chunksOf(text, size))).toArray()

const link = (index: number): string => `https://pan.quark.cn/s/${index.toString(16).padStart(12, '0')}`

const records = (form: (index: number) => string): string =>
  Array.from({ length: 3_000 }, (_, index) => form(index)).join('')

it.each<[string, (index: number) => string, RegExp]>([
  ['records between blank lines', (index) => `资源 ${index}\n${link(index)}\n提取码：ab12\n\n`, /^资源 \d+\nhttps/],
  ['names above their links', (index) => `资源 ${index}\n${link(index)}\n`, /^资源 \d+\nhttps/],
  ['names above links above passwords', (index) => `资源 ${index}\n${link(index)}\n提取码：ab12\n`, /^资源 \d+\nhttps/],
  ['a link a line', (index) => `资源 ${index}：${link(index)}\n`, /^资源 \d+：https/],
])('splits %s at the start of a record', async (_name, form, beginning) => {
  const text = records(form)
  const parts = await split(text)
  expect(parts.length).toBeGreaterThan(3)
  for (const part of parts) expect(part.text).toMatch(beginning)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

it('splits a text the same for every chunk size, keeps every character and returns the first line of each part', async () => {
  const fragment = fc.string({
    unit: fc.constantFrom('a', '链', '\n', '\n\n', ' ', '😀', link(1), '资源'),
    minLength: 0,
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fragment, { maxLength: 30 }),
      fc.integer({ min: 1, max: 50_000 }),
      async (texts, size) => {
        const text = texts.join('').repeat(60)
        const parts = await split(text)
        expect(await split(text, size)).toEqual(parts)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const [index, part] of parts.entries()) {
          expect(part.text.length).toBeLessThanOrEqual(20_000)
          expect(part.text).not.toBe('')
          const before = parts
            .slice(0, index)
            .map((part) => part.text)
            .join('')
          expect(part.firstLine).toBe(before.split('\n').length)
          expect(part.text.isWellFormed()).toBe(true)
        }
      },
    ),
    { numRuns: 25 },
  )
})
