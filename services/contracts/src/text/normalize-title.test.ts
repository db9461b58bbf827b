import { expect, test } from 'vitest'
import { normalizeTitle } from './normalize-title.ts'

test('normalises width, case, Roman numerals and invisible characters, and keeps lines', () => {
  expect(normalizeTitle('Ａｂｃ\u200b　Ⅷ Ⅻ\n第２季')).toBe('abc 8 12\n第2季')
})

test.each([
  ['慶餘年', '庆余年'],
  ['庆.余.年 第二季', '庆余年 第二季'],
  ['山*海*情全集', '山海情全集'],
  ['射丨雕丨英丨雄丨传', '射雕英雄传'],
  ['斗丶破丶苍丶穹', '斗破苍穹'],
  ['🈶狂飙', ' 狂飙'],
  ['神 雕 侠 侣 2006', '神雕侠侣 2006'],
  ['Hades II', 'hades 2'],
  ['战狼III 4K', '战狼3 4k'],
  ['Final.Fantasy.VII.Remake', 'final.fantasy.7.remake'],
  ['Civilization VI', 'civilization 6'],
  ['企业VI设计', '企业vi设计'],
  ['GTA V', 'gta v'],
  ['iPhone X', 'iphone x'],
  ['Hawaii IVF', 'hawaii ivf'],
  ['Hades I\u200bI', 'hades 2'],
  ['我 电影', '我 电影'],
  ['长相思 第二季', '长相思 第二季'],
  ['哪吒', '哪吒'],
])('%s is compared as %s', (text, normalised) => {
  expect(normalizeTitle(text)).toBe(normalised)
})
