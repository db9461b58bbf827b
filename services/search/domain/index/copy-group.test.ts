import { expect, test } from 'vitest'
import { toDocument } from './to-document.ts'

let count = 0

const groupOf = (disk_name: string, files = ''): string => {
  count += 1
  const { copy_group: group } = toDocument({
    id: count,
    doc_id: `d${count}`,
    disk_type: 'BDY',
    disk_id: 'abc',
    disk_pass: '',
    disk_name,
    files,
    share_user: '',
    share_user_id: '',
    shared_time: '',
    rel_movie: '',
    is_mine: false,
    enabled: true,
    tags: [],
    weight: 0,
    status: 0,
    size: 0,
    cate_id: 0,
    health: 'valid',
  })
  return group
}

test.each([
  ['庆余年 第二季 1080P', '【经典】慶餘年 第2季 高清1080p'],
  ['狂飙 (2023) 4K', '[狂飙][2023][2160p]'],
  ['三体 epub', '📚三体 [EPUB]'],
  ['流浪地球2 4K', '流浪地球 2 4K.完整版'],
  ['The Knockout 狂飙 1080P 无水印', 'K-狂飙 1080P'],
  ['[Pixar] 三体.无水印.pdf', '三体 pdf'],
  ['让子弹飞 HD1080P', '重新补档-让子弹飞1080p'],
  ['肖申克的救赎DVDRip', '肖申克的救赎 标清'],
  ['🎮黑神话：悟空 全DLC', '【PC游戏】黑神话：悟空 年度版'],
  ['红色警戒2 单机版', '红色警戒2 整合版'],
])('%s and %s are copies', (a, b) => {
  expect(groupOf(a)).toBe(groupOf(b))
})

const film = (title: string): string => `file:${title}.mkv`

test.each([
  ['a misspelling', '让字弹飞', film('让子弹飞')],
  ['characters in another order', '让弹子飞', film('让子弹飞')],
  ['a nickname', '子弹飞', film('让子弹飞')],
  ['its letters', 'RZDF', film('让子弹飞')],
])('a film with %s in its name is a copy of those that have the title of its file', (_, name, files) => {
  expect(groupOf(name, files)).toBe(groupOf('让子弹飞', film('让子弹飞')))
})

test.each(['file:01. 第三章.mp4', 'file:01. 习题课.mp4\nfile:02. 答疑.mp4'])(
  'courses that hold %j are no copies',
  (files) => {
    expect(groupOf('王佩丰Excel教程 1080P', files)).not.toBe(groupOf('哈佛大学公开课 公正 1080P', files))
  },
)

test('a collection is no copy of the film that its first file holds', () => {
  expect(groupOf('姜文电影合集', film('让子弹飞'))).not.toBe(groupOf('让子弹飞', film('让子弹飞')))
})

test('a manual beside a program distinguishes no versions', () => {
  const files = 'file:红色警戒2.iso'
  expect(groupOf('红色警戒2', `${files}\nfile:安装教程.txt`)).toBe(groupOf('红色警戒2', files))
})

test.each([
  ['庆余年 第二季 1080P', '庆余年 第一季 1080P'],
  ['庆余年 第二季 1080P', '庆余年 第二季 4K'],
  ['庆余年 第二季', '庆余年 第二季 更新至12集'],
  ['射雕英雄传 2008', '射雕英雄传 2017'],
  ['三体 epub', '三体 pdf'],
  ['流浪地球', '流浪地球2'],
  ['PotPlayer v1.7.2', 'PotPlayer v1.8.0'],
  ['🎬', '🎬'],
])('%s and %s are no copies', (a, b) => {
  expect(groupOf(a)).not.toBe(groupOf(b))
})
