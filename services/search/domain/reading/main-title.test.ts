import { expect, test } from 'vitest'
import { suggestionNames, mainTitle } from './main-title.ts'

test.each([
  ['F繁花全30集', '', '繁花'],
  ['X战警 1080P', '', 'x战警'],
  ['色戒 色戒 1080P', '', '色戒'],
  ['[高分]IntelliJ IDEA 2024', '', 'intellijidea'],
  ['It.Takes.Two.v1.0-TENOKE 联机版', '双人成行', '双人成行'],
  ['It.Takes.Two.v1.0-TENOKE 联机版', '', 'ittakestwo'],
  ['🈶[单机]博德之门3 解压即玩', '', '博德之门3'],
  ['#斗破苍穹 第1-5季', '', '斗破苍穹'],
  ['最近在看进击的巨人 1080P', '', '进击的巨人'],
  ['外语片-唐人街探案 2015', '', '唐人街探案'],
  ['自存-凡人修仙传完结', '', '凡人修仙传'],
  ['【转】【小鹿资源社】活着.mkv', '', '活着'],
  ['[无损]周杰伦 十一月的萧邦', '十一月的萧邦', '十一月的萧邦'],
  ['[庆余年][2024][4K]', '', '庆余年'],
  ['活着 To Live 1994', '', '活着'],
  ['PotPlayer v21.5.1 便携版', '', 'potplayer'],
  ['25张宇基础30讲', '', '张宇基础30讲'],
  ['尤瓦尔·赫拉利 - 今日简史 [azw3]', '今日简史', '今日简史'],
  ['艾尔登法环 免安装绿色版', '', '艾尔登法环'],
  ['[PC]艾尔登法环 解压即玩', '', '艾尔登法环'],
  ['ELDEN RING 全DLC 免安装', '', 'eldenring'],
  ['Office 全版本合集', '', 'office'],
  ['活着 典藏版 txt', '', '活着'],
  ['恐怖游轮特效字幕', '', '恐怖游轮'],
  ['【转】釜山行 完整版 韩语中字', '', '釜山行'],
  ['补链 伪装者 4K', '', '伪装者'],
  ['新建文件夹', '伪装者', '伪装者'],
  ['乔治·奥威尔《动物农场》pdf', '', '动物农场'],
  ['priest：太岁', '太岁', '太岁'],
  ['给大家分享 2016 亿万 第一部', '', '亿万'],
])('%s is called %s', (name, ofFiles, title) => {
  expect(mainTitle(name, ofFiles ? [ofFiles] : [])).toBe(title)
})

test('names are shown in their own spelling, without surrounding text', () => {
  expect(suggestionNames('【高清】庆余年.第二季.Joy.of.Life.S02.2024.2160p-ABC', [], '')).toEqual([
    '庆余年',
    'Joy of Life',
  ])
  expect(suggestionNames('哈利·波特与魔法石 (2001) 4K', [], '')).toEqual(['哈利·波特与魔法石'])
  expect(suggestionNames('庆★余★年 全集', [], '')).toEqual(['庆余年'])
  expect(suggestionNames('2024', [], '')).toEqual([])
})

// With nested repetitions, the rules needed exponential time: 40 signs would take hours.
test.each([
  ['全', 40],
  ['全景', 28],
  ['免安装版', 14],
  ['【全】', 20],
  ['夸克 ', 20],
])('a name that repeats %j %i times is read', (part, count) => {
  expect(mainTitle(`${part.repeat(count)}x`, [])).toBeDefined()
})
