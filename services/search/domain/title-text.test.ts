import { expect, test } from 'vitest'
import { normalizeTitle, readNumber, titleKey } from './title-text.ts'

test.each([
  ['12', 12],
  ['七', 7],
  ['十', 10],
  ['十二', 12],
  ['两', 2],
  ['二十', 20],
  ['三十五', 35],
  ['甲', Number.NaN],
])('reads the number %s', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test('normalises width, case, Roman numerals and invisible characters, and keeps lines', () => {
  expect(normalizeTitle('Ａｂｃ\u200b　Ⅷ Ⅻ\n第２季')).toBe('abc 8 12\n第2季')
})

test.each([
  ['庆·余·年', '庆余年'],
  ['庆★余★年', '庆余年'],
  ['C++ Primer', 'c++primer'],
  ['Joy.of.Life', 'joyoflife'],
])('%s has the key %s', (title, key) => {
  expect(titleKey(title)).toBe(key)
})

test.each([
  ['慶餘年', '庆余年'],
  ['庆.余.年 第二季', '庆余年 第二季'],
  ['山*海*情全集', '山海情全集'],
  ['射丨雕丨英丨雄丨传', '射雕英雄传'],
  ['神 雕 侠 侣 2006', '神雕侠侣 2006'],
  ['我 电影', '我 电影'],
  ['长相思 第二季', '长相思 第二季'],
  ['哪吒', '哪吒'],
])('%s is compared as %s', (text, normalised) => {
  expect(normalizeTitle(text)).toBe(normalised)
})
