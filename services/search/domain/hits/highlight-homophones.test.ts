import { expect, test } from 'vitest'
import { highlightHomophones } from './highlight-homophones.ts'
import { parseKeyword } from '../query/parse-keyword.ts'
import { highlightMarks } from './to-hit.ts'
import type { FoundDisk, HitDocument } from './to-hit.ts'

const { open, close } = highlightMarks
const hit = (name: string, highlight?: string): FoundDisk => ({
  document: { disk_name: name } as HitDocument,
  ...(highlight !== undefined && { highlight: { disk_name: [highlight] } }),
})

test('marks the whole title of a name that matched by sound', () => {
  const found = hit('庆余年 第二季 全36集', `庆${open}余年${close} 第二季 全36集`)
  expect(highlightHomophones(parseKeyword('清余年'), found).highlight?.disk_name).toEqual([
    `${open}庆余年${close} 第二季 全36集`,
  ])
})

test.each([
  ['清余年', '清余年 全集'],
  ['清余年', '三体 全集'],
  ['清余年', '余年'],
  ['余年', '鱼年有余'],
  ['abc', 'ABD'],
])('leaves the marks of %s in %s to the index', (q, name) => {
  const found = hit(name, name)
  expect(highlightHomophones(parseKeyword(q), found)).toBe(found)
})
