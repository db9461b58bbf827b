import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyExpansion } from '../expansion/query-expansion.ts'
import type { QueryExpansion } from '../expansion/query-expansion.ts'
import { highlightMarks, withoutMarks } from '../index/highlight-marks.ts'
import { parseKeyword } from '../keyword/parse-keyword.ts'
import { markHits } from './mark-hits.ts'
import type { HitDocument } from './to-hit.ts'

const markTexts = (q: string, texts: { disk_name?: string; files?: string }, known: Partial<QueryExpansion> = {}) => {
  const document = { disk_name: '', files: '', ...texts } as HitDocument
  return markHits(parseKeyword(q), { ...emptyExpansion, ...known }, [document])[0]?.marked
}

const readable = (marked = ''): string =>
  marked.replaceAll(highlightMarks.open, '[').replaceAll(highlightMarks.close, ']')

const markName = (q: string, disk_name: string, known: Partial<QueryExpansion> = {}): string =>
  readable(markTexts(q, { disk_name }, known)?.disk_name)

test.each([
  ['庆余年', '庆余年 第二季', '[庆余年] 第二季'],
  ['庆余年', '余年家庆', '[余年]家庆'],
  ['慶餘年', '庆余年', '[庆余年]'],
  ['庆余年', '慶餘年全集', '[慶餘年]全集'],
  ['庆余年 4k', '庆余年.4K.HDR 40K', '[庆余年].[4K].HDR 40K'],
  ['ABBA', 'Ａｂｂａ 精选', '[Ａｂｂａ] 精选'],
  ['pokemon', 'Pokémon İstanbul POKEMONS', '[Pokémon] İstanbul POKEMONS'],
  ['istanbul', 'İSTANBUL', '[İSTANBUL]'],
  ['GTA5', 'GTA5增强版', '[GTA5]增强版'],
  ['飙', '狂飙 飙城', '狂[飙] [飙]城'],
  ['三体 3', '三体3 第3季 3D', '[三体3] 第[3]季 3D'],
  ['进撃の巨人', '進撃の巨人 Season', '[進撃の巨人] Season'],
  ['c++ primer', 'C++ Primer 与 C 语言', '[C++] [Primer] 与 C 语言'],
  ['swat', 'S.W.A.T. 反恐特警', '[S.W.A.T]. 反恐特警'],
  ['S.W.A.T', 'SWAT 反恐特警', '[SWAT] 反恐特警'],
  ['庆余年', '庆.余.年 全集', '[庆.余.年] 全集'],
  ['庆余年', '庆 余 年', '[庆 余 年]'],
  ['山海情', '山*海*情全集', '[山*海*情]全集'],
  ['我爱你', '我 爱情', '我 爱情'],
  ['清余年', '新庆余年全集', '新[庆余年]全集'],
])('%s marks in %s: %s', (q, name, marked) => {
  expect(markName(q, name)).toBe(marked)
})

test('marks what the search added: corrections, titles, persons and other names', () => {
  expect(markName('庆于年', '庆余年', { corrected: '庆余年' })).toBe('[庆余年]')
  expect(markName('张译', '狂飙 张译', { parts: [['狂飙']], persons: [['张译']] })).toBe('[狂飙] [张译]')
  expect(markName('大表哥2', '荒野大镖客 2：大镖客', { otherNames: ['荒野大镖客2'] })).toBe('[荒野大镖客 2]：大镖客')
  expect(markName('法环', 'Elden.Ring Elden Lord', { phrases: ['elden ring'] })).toBe('[Elden.Ring] Elden Lord')
  expect(markName('炉19', 'Hollow Forge Studio 19', { phrases: ['hollow forge 19'] })).toBe(
    '[Hollow Forge] Studio [19]',
  )
})

test('marks no part of a longer word, and no name across lines', () => {
  expect(markName('art', 'Artist start ART')).toBe('Artist start [ART]')
  expect(readable(markTexts('甲乙', { files: 'file:elden\nfile:ring' }, { phrases: ['elden ring'] })?.files)).toBe(
    'file:elden\nfile:ring',
  )
})

test('marks files, but not the kind of a line', () => {
  expect(readable(markTexts('file folder', { files: 'folder:folder\nfile:file/file.mkv' })?.files)).toBe(
    'folder:[folder]\nfile:[file]/[file].mkv',
  )
})

test('changes nothing but marks, and never splits a character', () => {
  const piece = fc.constantFrom(
    '庆',
    '余',
    '年',
    '𠮷',
    '🎬',
    '.',
    ' ',
    '*',
    '\n',
    'a',
    'İ',
    'ß',
    'Ａ',
    'é',
    '2',
    '+',
    '#',
    'ー',
    'の',
  )
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, text, text, (q, disk_name, name) => {
      const marked = markTexts(q, { disk_name }, { otherNames: [name] })?.disk_name ?? ''
      expect(withoutMarks(marked)).toBe(disk_name)
      expect(marked.split(/[\uE000\uE001]/).every((part) => part.isWellFormed())).toBe(true)
      expect(marked).not.toContain(highlightMarks.close + highlightMarks.open)
    }),
  )
})
