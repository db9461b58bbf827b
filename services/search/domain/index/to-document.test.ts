import { expect, test } from 'vitest'
import { toDocument } from './to-document.ts'
import type { SavedDisk } from './to-document.ts'

const disk: SavedDisk = {
  id: 1,
  doc_id: 'd1',
  disk_type: 'BDY',
  disk_id: 'abc',
  disk_pass: '',
  disk_name: '狂飙 全39集',
  files: '',
  share_user: '',
  share_user_id: '',
  shared_time: '2026-01-01T00:00:00+08:00',
  rel_movie: '',
  is_mine: false,
  enabled: true,
  tags: [],
  weight: 0,
  status: 0,
  size: 0,
  cate_id: 0,
  health: 'valid',
}

test.each([
  [{}, true],
  [{ enabled: false }, false],
  [{ health: 'dead' }, false],
  [{ health: 'password' }, true],
])('%j is shown: %s', (fields, isShown) => {
  expect(toDocument({ ...disk, ...fields }).is_shown).toBe(isShown)
})

const qualityOf = (fields: Partial<SavedDisk>): number => toDocument({ ...disk, ...fields }).quality

test.each(['修改器', '存档', '汉化补丁', 'MOD合集'])('a game ranks above its %s', (addon) => {
  const files = 'file:艾尔登法环.zip'
  const game = qualityOf({ disk_name: '艾尔登法环 免安装版', files })
  expect(qualityOf({ disk_name: `艾尔登法环 ${addon}`, files })).toBeLessThan(game)
  expect(qualityOf({ disk_name: '艾尔登法环 免安装版 送修改器', files })).toBe(game)
})

test('the number of a track is no part of its title', () => {
  const titlesOf = (files: string): string[] => toDocument({ ...disk, files }).file_titles
  expect(titlesOf('file:01 Rolling in the Deep.flac\nfile:02 Rumour Has It.flac')).toContain('rollinginthedeep')
  expect(titlesOf('file:12 Angry Men.mkv')).toContain('12angrymen')
})

test('a number in front of a title may be that of a list', () => {
  const { titles } = toDocument({ ...disk, disk_name: '74琅琊榜 4K' })
  expect(titles).toEqual(expect.arrayContaining(['74琅琊榜', '琅琊榜']))
})

test('resources preferred by the site rank higher, within bounds', () => {
  const plain = qualityOf({})
  expect(qualityOf({ is_mine: true })).toBeGreaterThan(plain)
  expect(qualityOf({ weight: 10 })).toBeGreaterThan(plain)
  expect(qualityOf({ weight: 1_000_000, is_mine: true })).toBeLessThan(2 * plain)
})

test.each([
  { health: 'password' },
  { status: 4 },
  { weight: -1 },
  { disk_name: '狂飙 更新至12集' },
  { files: 'file:最新地址.url\nfile:扫码.jpg' },
])('%j ranks lower, and is not lost', (fields) => {
  const quality = qualityOf(fields)
  expect(quality).toBeLessThan(qualityOf({}))
  expect(quality).toBeGreaterThan(20)
})

test('an unknown time is null, which is neither new nor old', () => {
  expect(toDocument({ ...disk, shared_time: '' }).shared_time).toBeNull()
  expect(toDocument({ ...disk, shared_time: 'soon' }).shared_time).toBeNull()
})

test('unknown sharers are different sharers', () => {
  expect(toDocument(disk).sharer).not.toBe(toDocument({ ...disk, doc_id: 'd2' }).sharer)
  expect(toDocument({ ...disk, share_user: '甲', share_user_id: '7' }).sharer).toBe('7')
})

test('truncates a long list of files between two lines', () => {
  const { files, file_count } = toDocument({ ...disk, files: 'file:甲乙丙丁.mp4\n'.repeat(5_000) })
  expect(file_count).toBe(5_000)
  expect(files.length).toBeLessThanOrEqual(20_000)
  expect(files.endsWith('file:甲乙丙丁.mp4')).toBe(true)
})

test('removes highlight marks from texts', () => {
  const { disk_name, files } = toDocument({ ...disk, disk_name: '\uE000狂飙\uE001', files: 'file:\uE000.mp4' })
  expect({ disk_name, files }).toEqual({ disk_name: '狂飙', files: 'file:.mp4' })
})

test.each(['下载', '第', '1-', 's1', 'a ', '更', 'ep1', '全', '二十', '2024', '【', ' ', '.mkv', '字幕', 'file:'])(
  'describes a resource made of %j quickly',
  (piece) => {
    const text = `${piece.repeat(19_000 / piece.length)}!`
    // CPU time of this thread, so that other load of the machine does not count.
    const before = process.threadCpuUsage()
    toDocument({ ...disk, disk_name: text.slice(0, 2_000), files: `file:${text}\n${`file:${piece}\n`.repeat(1_000)}` })
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(250)
  },
)

test('tags that contain the id or the password of the share are not shown', () => {
  const { tag_names, tag_keys } = toDocument({
    ...disk,
    disk_id: 'AbCdEf123',
    disk_pass: 'x1y2',
    tags: ['4K', '４ｋ', ' ', '链接abcdef123', 'X1Y2'],
  })
  expect(tag_names).toEqual(['4K', '４ｋ'])
  expect(tag_keys).toEqual(['4k'])
})
