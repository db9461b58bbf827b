import { expect, test } from 'vitest'
import { highlightHomophones } from './highlight-homophones.ts'
import { parseKeyword } from '../keyword/parse-keyword.ts'
import { highlightMarks } from '../index/highlight-marks.ts'
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

test('keeps the marks outside the title', () => {
  const found = hit('庆余年 第二季', `庆${open}余年${close} ${open}第二季${close}`)
  expect(highlightHomophones(parseKeyword('清余年 第二季'), found).highlight?.disk_name).toEqual([
    `${open}庆余年${close} ${open}第二季${close}`,
  ])
})

test('joins the marks that touch the title', () => {
  const found = hit('新庆余年全集', `${open}新庆${close}${open}余${close}${open}年全${close}集`)
  expect(highlightHomophones(parseKeyword('清余年'), found).highlight?.disk_name).toEqual([
    `${open}新庆余年全${close}集`,
  ])
})

test('leaves a name that holds the title in another spelling to the index', () => {
  const found = hit('慶餘年 全集', `${open}慶餘年${close} 全集`)
  expect(highlightHomophones(parseKeyword('庆余年'), found)).toBe(found)
})
