import { describe, expect, it } from 'vitest'
import { categoryOptions } from '../features/import/category-tree.ts'
import { groupOfFile } from './format-groups.ts'
import { pageNumbers } from './page-numbers.ts'
import { readSiteConfig } from './site-config.ts'
import { titleWord } from './title-word.ts'

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 4, [1, 2, 3, 4]],
    [6, 12, [1, 0, 5, 6, 7, 0, 12]],
    [12, 12, [1, 0, 11, 12]],
    [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  ])('offers for page %i of %i: %j', (page, pages, numbers) => expect(pageNumbers(page, pages)).toEqual(numbers))
})

describe('categoryOptions', () => {
  it('puts children under their parent and loses none whose parent is gone', () => {
    const list = [
      { id: 3, pid: 1, name: '剧集' },
      { id: 1, pid: 0, name: '影视' },
      { id: 9, pid: 77, name: '孤儿' },
    ]
    expect(categoryOptions(list).map(({ name, depth }) => [name, depth])).toEqual([
      ['影视', 0],
      ['剧集', 1],
      ['孤儿', 0],
    ])
  })
})

describe('groupOfFile', () => {
  it('goes by the extension, whatever its case', () => {
    expect(['a.MKV', 'b.flac', 'c.tar.gz', 'd', 'e.unknown'].map(groupOfFile)).toEqual([
      'video',
      'music',
      'compress',
      undefined,
      undefined,
    ])
  })
})

describe('titleWord', () => {
  it.each([
    ['[日漫][死神 千年血战篇 第三部][2024]', '死神'],
    ['庆余年第二季 4K 臻彩', '庆余年'],
    ['【全39集】狂飙（2023丨内封字幕）', '狂飙'],
    ['🔥 4K', ''],
    ['[电影][1080P]', ''],
  ])('%s → %s', (name, word) => expect(titleWord(name)).toBe(word))
})

describe('readSiteConfig', () => {
  it('works with no configuration at all', () => {
    const site = readSiteConfig({})
    expect([site.siteName, site.search.pageSize, site.importNeedsLogin, site.notice.isOn]).toEqual([
      'Pandex',
      10,
      false,
      false,
    ])
  })

  it('survives malformed values', () => {
    expect(
      readSiteConfig({ site_basic: '{', search_basic: '{"page_size":"many"}', notice: '[]' }).search.pageSize,
    ).toBe(10)
  })

  it('offers only exchange rules that give something for something', () => {
    const rule = { id: 'month', title: '月卡', coin: 100, vip_days: 30 }
    const rules = [rule, { ...rule, id: '' }, { ...rule, coin: 0 }, { ...rule, vip_days: -1 }, 'nonsense', null]
    expect(readSiteConfig({ coin2any: JSON.stringify({ enabled: true, rules }) }).exchange).toEqual({
      isOn: true,
      rules: [{ id: 'month', title: '月卡', coin: 100, vipDays: 30 }],
    })
    expect(readSiteConfig({ coin2any: '{"rules":{}}' }).exchange).toEqual({ isOn: false, rules: [] })
  })

  it('reads names, flags and switches', () => {
    const site = readSiteConfig({
      site_basic: JSON.stringify({ site_name: '盘搜', host: 'https://example.com/' }),
      user: JSON.stringify({ enable_user_system: true }),
      user_import_need_login: 'true',
    })
    expect([site.siteName, site.host, site.isUserSystemOn, site.importNeedsLogin]).toEqual([
      '盘搜',
      'https://example.com',
      true,
      true,
    ])
  })
})
