import fc from 'fast-check'
import { expect, it } from 'vitest'
import { excerptLines } from './excerpt-lines.ts'

const pasted = '第一句\n\n庆余年 第二季\r\nhttps://pan.baidu.com/s/1abc12?pwd=bc12\n提取码：bc12\n最后一句'
const item = { excerpt: pasted, line: 40, disk_id: 'abc12', disk_pass: 'bc12', disk_name: '庆余年 第二季' }
const marked = (lines: ReturnType<typeof excerptLines>): string[] =>
  lines.flatMap(({ pieces }) => pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text))

it('numbers the lines as in the original text and finds the line with the link', () => {
  const lines = excerptLines(item)
  expect(lines.map(({ number }) => number)).toEqual([37, 38, 39, 40, 41, 42])
  expect(lines.filter(({ isLinkLine }) => isLinkLine).map(({ number }) => number)).toEqual([40])
})

it('marks name, id and password, and the whole id when it contains the password', () => {
  expect(marked(excerptLines(item))).toEqual(['庆余年 第二季', 'abc12', 'bc12', 'bc12'])
})

it('numbers no line when the excerpt lacks the link', () => {
  expect(excerptLines({ ...item, disk_id: 'elsewhere' }).map(({ number }) => number)).toEqual([0, 0, 0, 0, 0, 0])
})

it('keeps every character of any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (excerpt, disk_pass, disk_name) => {
      const lines = excerptLines({ excerpt, line: 1, disk_id: 'x', disk_pass, disk_name })
      expect(lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual(excerpt.split(/\r\n?|\n/))
    }),
  )
})
