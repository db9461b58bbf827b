import { expect, test } from 'vitest'
import { extractFileTitleKeys, extractTitleKeys, titlesWithYear } from './title-keys.ts'

test.each([
  ['【经典】灵笼第二季 1080p 无水印', '灵笼'],
  ['[剧集][庆余年第二季][2024][全36集]', '庆余年'],
  ['庆余年.第二季.连载至32集.Joy.of.Life.S02E01-E32.2024', 'joyoflife'],
  ['大鱼 Big Fish (2003) 1080P', '大鱼'],
  ['大鱼 Big Fish (2003) 1080P', 'bigfish'],
  ['庆·余·年 全集', '庆余年'],
  ['流浪地球2', '流浪地球2'],
  ['1984 乔治·奥威尔.epub', '1984'],
  ['天空之城 随时和谐 速存', '天空之城'],
  ['RRe-从零开始的异世界生活', 're从零开始的异世界生活'],
  ['单机游戏：艾尔登法环', '艾尔登法环'],
  ['欧美剧/生活大爆炸 第十二季', '生活大爆炸'],
  ['经典重温 狂飙', '狂飙'],
  ['饥饿游戏：嘲笑鸟', '饥饿游戏嘲笑鸟'],
  ['权力的游戏-第八季', '权力的游戏'],
  ['书剑恩仇录 1080P', '书剑恩仇录'],
  ['2012.末日', '2012'],
  ['考研英语真题 2024', '考研英语真题'],
  ['寄生虫 韩语 1080P', '寄生虫'],
  ['Resident Evil 4 Remake Gold Edition-EMPRESS', 'residentevil4remake'],
  ['Friends Complete Series 1080p BluRay', 'friends'],
  ['Friends.Complete.Series.1080p.BluRay', 'friends'],
  ['久石譲 武道館', '久石让'],
])('%s may be known as %s', (name, key) => {
  expect(extractTitleKeys(name)).toContain(key)
})

test.each([
  ['流浪地球2', '流浪地球'],
  ['我，机器人 2004', '我'],
  ['射雕英雄传2024', '2024'],
  ['【电子书】庆余年 作者：猫腻 epub', '庆余年作者猫腻'],
  ['【有声】庆余年 悦库时光演播 全600集', '庆余年悦库时光演播'],
  ['三体 刘慈欣 著 mobi', '三体刘慈欣著'],
  ['葫芦娃 13集全 修复高清', '修复高清'],
  ['怪奇物语 第五季 最终季', '最终季'],
])('%s has no key %s', (name, key) => {
  expect(extractTitleKeys(name)).not.toContain(key)
})

test('a year appended to a title may be a part of it, a separate one is not', () => {
  expect(titlesWithYear('[电影][刺激1995][1994]')).toEqual(['刺激1995'])
  expect(titlesWithYear('射雕英雄传 2024')).toEqual([])
})

test('a list of works has a bounded number of keys', () => {
  expect(extractTitleKeys(Array.from({ length: 500 }, (_, index) => `作品${index}甲`).join('|')).length).toBeLessThan(
    13,
  )
})

test.each(['【首发】狂飙 解压即玩', '[高分] 狂飙', '狂飙 副本', '【狂飙】看完记得删'])(
  'remarks of sharers are no titles in %s',
  (name) => {
    const keys = extractTitleKeys(name)
    expect(keys).toContain('狂飙')
    for (const remark of ['首发', '解压即玩', '高分', '副本', '看完记得删']) expect(keys).not.toContain(remark)
  },
)

test.each(['file:RDR2.7z.001\nfile:RDR2.7z.002', 'file:RDR2.part01.rar\nfile:RDR2.part02.rar', 'file:RDR2.zip'])(
  'the parts of an archive have its title: %j',
  (files) => {
    expect(extractFileTitleKeys(files)).toEqual(['rdr2'])
  },
)
