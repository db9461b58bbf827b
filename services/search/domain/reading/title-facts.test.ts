import { describe, expect, test } from 'vitest'
import { extractTitleFacts } from './title-facts.ts'

const tokensOf = (text: string): readonly string[] => extractTitleFacts(text).tokens

describe('seasons', () => {
  test.each([
    '第二季',
    '第2季',
    '第２季',
    '第 2 季',
    'S02',
    's2',
    'Season 2',
    'Season.2',
    '第二部',
    '第2部分',
    '庆余年2',
    '庆余年Ⅱ',
    '庆余年 2 1080P',
    '庆余年2高清完整版',
  ])('%s is season 2', (text) => {
    expect(tokensOf(text)).toContain('season:2')
  })

  test.each([
    ['庆余年S01-S02', ['season:1', 'season:2', 'pack']],
    ['1-3季', ['season:1', 'season:2', 'season:3', 'pack']],
    ['Season 1-3', ['season:1', 'season:2', 'season:3', 'pack']],
    ['2季全', ['season:1', 'season:2', 'pack']],
    ['第一到三季', ['season:1', 'season:2', 'season:3', 'pack']],
    ['全2季', ['season:1', 'season:2', 'pack']],
    ['1-2合集', ['season:1', 'season:2', 'pack']],
    ['三季打包', ['season:1', 'season:2', 'season:3', 'pack']],
  ])('%s is a pack', (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens)
  })

  test.each(['张宇1000题', '大明王朝1566', '基础30讲', '三部曲', 'PS 2024', '007', '第25集'])(
    '%s names no season',
    (text) => {
      expect(tokensOf(text).filter((token) => token.startsWith('season:'))).toEqual([])
    },
  )
})

describe('episodes', () => {
  test.each([
    ['S02E05', ['season:2', 'episode:2x5', 'partial', 'single']],
    ['s02 ep05', ['season:2', 'episode:2x5', 'partial', 'single']],
    ['S01E01-E03', ['season:1', 'episode:1x1', 'episode:1x2', 'episode:1x3']],
    ['S05E01-02', ['season:5', 'episode:5x1', 'episode:5x2']],
    ['第06集', ['episode:6', 'partial', 'single']],
    ['EP13', ['episode:13', 'partial', 'single']],
    ['更新至12集', ['partial']],
    ['更至EP07', ['partial']],
    ['连载中', ['partial']],
    ['全46集', []],
    ['40集全', []],
    ['E01-E46', []],
  ])('%s', (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens)
  })
})

test.each([
  ['4K', 'resolution:2160p'],
  ['2160P', 'resolution:2160p'],
  ['4KHDR', 'resolution:2160p'],
  ['BD1080P', 'resolution:1080p'],
  ['肖申克的救赎DVDRip', 'resolution:480p'],
  ['活着 标清', 'resolution:480p'],
  ['720p', 'resolution:720p'],
  ['[2024]', 'year:2024'],
  ['哪吒2019', 'year:2019'],
  ['08版', 'year:2008'],
  ['95版', 'year:1995'],
  ['2017版', 'year:2017'],
  ['进击的巨人最终季', 'part:final'],
  ['The.Final.Season', 'part:final'],
])('%s yields %s', (text, token) => {
  expect(tokensOf(text)).toEqual([token])
})

test('keeps the title without the extracted parts', () => {
  expect(extractTitleFacts('庆余年 第二季 2024 4K').rest.replaceAll(/\s+/g, ' ').trim()).toBe('庆余年')
})

test('a version is no season', () => {
  expect(tokensOf('星露谷1.6.15')).toEqual([])
  expect(tokensOf('庆余年2.720p')).toContain('season:2')
  expect(tokensOf('庆余年2.2024')).toContain('season:2')
})

test('a century is no year', () => {
  expect(tokensOf('22世纪杀人网络')).toEqual([])
})

describe('sources', () => {
  test.each([
    ['肖申克的救赎 蓝光原盘', ['source:disc', 'source:bluray']],
    ['让子弹飞.2010.2160p.REMUX', ['source:disc', 'source:bluray']],
    ['千与千寻（2001丨蓝光）', ['source:bluray']],
    ['The.Boy.and.the.Heron.2023.BluRay.H264', ['source:bluray']],
    ['Joy.of.Life.S02.WEB-DL.x265', ['source:web']],
    ['WEB前端开发', []],
    ['remuxed tracks', []],
  ])('%s', (text, tokens) => {
    expect(tokensOf(text).filter((token) => token.startsWith('source:'))).toEqual(tokens)
  })
})

describe('languages', () => {
  test.each([
    ['千与千寻 国语', ['language:mandarin']],
    ['千与千寻2001国日双语', ['language:mandarin']],
    ['疯狂动物城 国语中字', ['language:mandarin']],
    ['神雕侠侣 粤语版', ['language:cantonese']],
    ['射雕英雄传 国粤双语', ['language:mandarin', 'language:cantonese']],
    ['千与千寻 简日双语', []],
    ['国语老歌精选', []],
    ['粤语歌曲 100 首', []],
    ['中国语言文学', []],
    ['新概念英语', []],
  ])('%s', (text, tokens) => {
    expect(tokensOf(text).filter((token) => token.startsWith('language:'))).toEqual(tokens)
  })
})
