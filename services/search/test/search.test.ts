import { openElasticsearch } from '@pandex/platform/elasticsearch'
import { capturedLogger, testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { unfilteredQuery } from '../domain/query/search-query.ts'
import { findDisks } from '../use-cases/query/find-disks.ts'
import { openDiskIndex } from '../repositories/index/disk-index.ts'
import { openTitleChanges } from '../repositories/titles/title-changes.ts'
import { makeDisk, startSearchService } from './harness.ts'
import type { SavedDisk } from './harness.ts'

let service: Awaited<ReturnType<typeof startSearchService>>

const named = (disk_name: string, fields: Partial<SavedDisk> = {}): SavedDisk => makeDisk({ disk_name, ...fields })

/** Typical names. */
const disks: SavedDisk[] = [
  named('庆余年 第一季 全46集 4K'),
  named('庆余年第二季 36集全 1080P'),
  named('庆余年.S02.2024.2160p.WEB-DL'),
  named('庆余年2 高清完整版'),
  named('庆余年 全集 国语中字'),
  named('庆余年S01-S02合集'),
  named('[电视剧][庆余年][第3季][预告]'),
  named('流浪地球'),
  named('流浪地球 幕后花絮与主题曲特辑'),
  named('流浪地球2'),
  named('1921 (2021) 1080P'),
  named('C++ Primer 第5版 中文版.pdf'),
  named('C程序设计 谭浩强'),
  named('S.H.E 全部专辑 FLAC'),
  named('我和我的祖国'),
  named('飙城 纪录片'),
  named('路遥之马力'),
  named('代码大全 第2版'),
  named('代码 整洁之道'),
  named('代码'),
  named('Breaking.Bad.S01.Complete.1080p', { files: 'folder:Season 1\nfile:Breaking.Bad.S01E03.mkv\nfile:readme.txt' }),
  named('胜者之路 / 胜者为王 4K'),
  named('胜者之路 胜者为王 1080P'),
  named('胜者为王 720P'),
  ...['2286-11-20', '2026-10-01', '0001-01-01', '2019-10-01', '1960-01-01', '2026-11-01'].map((day) =>
    named('新旧测试', { shared_time: `${day}T00:00:00Z` }),
  ),
  // As on a real site, most names lack the words of a keyword.
  ...Array.from({ length: 40 }, () => named('其他资源')),
]

beforeAll(async () => {
  service = await startSearchService()
  await service.saveSearchable(disks)
})

afterAll(() => service[Symbol.asyncDispose]())

describe('relevance', () => {
  test.each(['庆余年 第二季', '庆余年第2季', '庆余年 S02', '庆余年 Season 2', '庆余年2'])(
    '%s lists the second season first, then resources that may hold it, other seasons last',
    async (q) => {
      const names = await service.namesOf({ q })
      expect(names.slice(0, 3).toSorted()).toEqual(
        ['庆余年.S02.2024.2160p.WEB-DL', '庆余年2 高清完整版', '庆余年第二季 36集全 1080P'].toSorted(),
      )
      expect(names.slice(3, 5).toSorted()).toEqual(['庆余年 全集 国语中字', '庆余年S01-S02合集'].toSorted())
      expect(names.slice(5).toSorted()).toEqual(['[电视剧][庆余年][第3季][预告]', '庆余年 第一季 全46集 4K'].toSorted())
    },
  )

  test('an exact title ranks above longer ones', async () => {
    expect((await service.namesOf({ q: '流浪地球' }))[0]).toBe('流浪地球')
    expect((await service.namesOf({ q: '流浪地球2' }))[0]).toBe('流浪地球2')
  })

  test.each([
    ['1921', '1921 (2021) 1080P'],
    ['C++ Primer', 'C++ Primer 第5版 中文版.pdf'],
    ['c++', 'C++ Primer 第5版 中文版.pdf'],
    ['S.H.E', 'S.H.E 全部专辑 FLAC'],
    ['SHE', 'S.H.E 全部专辑 FLAC'],
    ['ｂｒｅａｋｉｎｇ ＢＡＤ', 'Breaking.Bad.S01.Complete.1080p'],
    ['Breaking.Bad.S01E03.mkv', 'Breaking.Bad.S01.Complete.1080p'],
    ['我', '我和我的祖国'],
    ['飙', '飙城 纪录片'],
  ])('%s finds %s first', async (q, name) => {
    expect((await service.namesOf({ q }))[0]).toBe(name)
  })

  test.each(['代码大全', '求 代码大全 谢谢'])(
    '%s finds the title from which a request phrase could be cut first',
    async (q) => {
      expect((await service.search({ q })).list[0]?.disk_name).toContain('代码大全')
    },
  )

  test('of equal names the newest comes first, impossible times come last', async () => {
    const { list } = await service.search({ q: '新旧测试' })
    expect(list.map(({ shared_time }) => shared_time.slice(0, 7))).toEqual([
      '2026-11',
      '2026-10',
      '2019-10',
      '1960-01',
      '2286-11',
      '0001-01',
    ])
  })

  test('a wrong character does not hide a name that holds the others', async () => {
    expect(await service.namesOf({ q: '路远之马力' })).toContain('路遥之马力')
  })

  test('a name that contains only a part is not found for a missing word', async () => {
    expect(await service.namesOf({ q: '拖拉机维修手册' })).toEqual([])
  })
})

describe('title knowledge from the index', () => {
  test('a title finds shares that carry only another title of the same work', async () => {
    expect(await service.namesOf({ q: '胜者之路' })).toContain('胜者为王 720P')
  })

  test('corrects a misspelled word, and reports the correction', async () => {
    const { corrected, list } = await service.search({ q: '庆于年' })
    expect(corrected).toBe('庆余年')
    expect(list[0]?.disk_name.replaceAll(/<\/?em>/g, '')).toContain('庆余年')
  })

  test.each(['清余年', '庆于年'])('marks the corrected title of a search for %s', async (q) => {
    const { list } = await service.search({ q })
    expect(list[0]?.disk_name).toContain('<em>庆余年</em>')
  })

  test('does not correct a misspelling into a filter word', async () => {
    const answer = (): Promise<string> =>
      service.search({ q: '庆于年' }).then(
        () => 'answered',
        (error: { code: string }) => error.code,
      )
    service.site.lists = { filter_word: ['庆余年'] }
    await expect.poll(answer).toBe('search.query_refused')
    service.site.reset()
    await expect.poll(answer).toBe('answered')
  })

  test('does not correct a correctly spelled word', async () => {
    expect((await service.search({ q: '庆余年' })).corrected).toBe('')
  })

  test('drops a word without hits, and reports it', async () => {
    const { dropped, list } = await service.search({ q: '流浪地球 拖拉机维修手册' })
    expect(dropped).toEqual(['拖拉机维修手册'])
    expect(list[0]?.disk_name).toContain('流浪地球')
  })

  test.each(['慶餘年', '庆.余.年', '庆*余*年', '庆 余 年'])('%s is searched as 庆余年', async (q) => {
    expect((await service.namesOf({ q })).length).toBe((await service.namesOf({ q: '庆余年' })).length)
  })
})

describe('hostile keywords', () => {
  test('blank without a sharer is refused', async () => {
    const blank = { kind: 'invalid', code: 'search.query_blank', message: '请输入关键词' }
    await expect(service.search({ q: ' \u3000\n' })).rejects.toMatchObject(blank)
    await expect(service.search({})).rejects.toMatchObject(blank)
  })

  test.each([
    '!!!',
    '？？。。',
    '*',
    '🎬🎬',
    '"',
    '\\',
    '\u0000',
    '<em>',
    '*:*',
    'disk_name:* OR 1=1',
    '{"match_all":{}}',
    '下载'.repeat(60) + '!',
    '第'.repeat(5_000),
    '1-'.repeat(5_000),
    'a '.repeat(5_000),
    '流'.repeat(10_000),
    '\ud83d'.repeat(10),
  ])('%j is plain text', async (q) => {
    const { total } = await service.search({ q })
    expect(total).toBeLessThan(10)
  })

  test('quotes and wildcards do not affect a keyword', async () => {
    expect((await service.namesOf({ q: '"流浪地球" AND *' }))[0]).toBe('流浪地球')
    expect((await service.namesOf({ q: '(流浪地球' }))[0]).toBe('流浪地球')
  })
})

test('reports which searches were answered as typed: neither corrected nor relaxed, with a hit that holds every word', async () => {
  const holds = async (q: string): Promise<boolean> => (await service.search({ q })).holds_keyword
  expect(await holds('流浪地球')).toBe(true)
  expect(await holds('流浪地球 免费下载')).toBe(true)
  expect(await holds('看片加QQ88888888 流浪地球')).toBe(false)
  expect(await holds('流浪地求')).toBe(false)
  expect(await holds('没有人分享过的东西')).toBe(false)
})

/** Another replica, with titles of its own. */
const openReplica = async () => {
  const prefix = service.index('disk').replace(/disk$/, '')
  const elasticsearch = openElasticsearch({ url: inject('engines').elasticsearchUrl, prefix })
  const { log } = capturedLogger()
  const changes = openTitleChanges(service.db)
  const diskIndex = await openDiskIndex({ elasticsearch, shards: 1, replicas: 0, changes, log })
  await diskIndex.shares.update()
  return {
    update: () => diskIndex.shares.update(),
    find: (q: string) =>
      findDisks(diskIndex, { ...unfilteredQuery, q, page: 1, size: 10 }, { now: new Date() }, testContext()),
    [Symbol.asyncDispose]: () => elasticsearch[Symbol.asyncDispose](),
  }
}

test('a hit saved after a search without hits is exact in every replica', async () => {
  await using other = await openReplica()
  const q = '晚来的奇谈'
  const ofOther = async () => (await other.find(q)).expansion.relaxed
  expect((await service.search({ q })).relaxed).toBe('similar')
  expect(await ofOther()).toBe('similar')
  const saved = makeDisk({ disk_name: `${q} 全12集` })
  await service.saveSearchable([saved])
  const { relaxed, holds_keyword, list } = await service.search({ q })
  expect({ relaxed, holds_keyword, ids: list.map(({ doc_id }) => doc_id) }).toEqual({
    relaxed: '',
    holds_keyword: true,
    ids: [saved.doc_id],
  })
  expect(await ofOther()).toBe('')
})

test('a title is found by its alias once a resource that carries both was saved, in every replica', async () => {
  await using other = await openReplica()
  const q = '晨雾之塔'
  const ofOther = async () => (await other.find(q)).found.map(({ document }) => document.disk_name)
  const save = async (...names: string[]) => {
    const saved = names.map((name) => makeDisk({ disk_name: name }))
    await service.save(saved)
    await Promise.all(saved.map((disk) => service.waitUntilIndexed(disk)))
    await Promise.all([service.refresh(), other.update()])
  }
  await save(`${q} 1080P`, '雾塔 720P')
  expect(await service.namesOf({ q })).not.toContain('雾塔 720P')
  expect(await ofOther()).not.toContain('雾塔 720P')
  await save(`${q} / 雾塔 4K`, `${q} 雾塔 2160P`)
  expect(await service.namesOf({ q })).toContain('雾塔 720P')
  expect(await ofOther()).toContain('雾塔 720P')
})

/** @returns the queries that the index answers while `work` runs */
const countQueries = async (work: () => Promise<unknown>): Promise<number> => {
  const count = async (): Promise<number> => {
    const { _all } = await service.client.indices.stats({ index: service.index('disk'), metric: 'search' })
    return _all.primaries?.search?.query_total ?? 0
  }
  const before = await count()
  await work()
  return (await count()) - before
}

test('a search for a known title needs one request to the index', async () => {
  const names = ['潮汐灯塔 1080P', '潮汐灯塔 第二季 4K', '潮汐灯塔 / Tide Tower 720P']
  const saved = names.map((name) => makeDisk({ disk_name: name }))
  await service.saveSearchable(saved)
  for (const q of ['潮汐灯塔', '潮汐灯塔 第二季 4K', 'tide tower']) {
    const search = () => service.namesOf({ q, fold_copies: true, facets: true })
    const queries = await countQueries(async () => expect(await search()).not.toEqual([]))
    expect(queries).toBe(1)
  }
})

test('a search for a title of which nothing is known needs one request, unless a hit holds it', async () => {
  const named = makeDisk({ disk_name: '蓝鲸号出航日志 1080P' })
  const withFiles = makeDisk({ disk_name: '素材包 7', files: 'file:片头.mp4\nfile:橘灯笼谣.mp4' })
  await service.saveSearchable([named, withFiles])
  const search = async (q: string) => {
    const queries = await countQueries(() => service.search({ q }))
    const { relaxed, list } = await service.search({ q })
    return { queries, relaxed, ids: list.map(({ doc_id }) => doc_id) }
  }
  expect(await search('蓝鲸号出海记')).toEqual({ queries: 1, relaxed: 'similar', ids: [named.doc_id] })
  expect(await search('灯笼谣')).toEqual({ queries: 3, relaxed: '', ids: [withFiles.doc_id] })
})

test.each([{ page: 2 }, { order: 'asc' }])(
  'the index says whether shares hold an unknown title if the best hits are not asked for: %j',
  async (fields) => {
    const [held, similar] = ['素材包 8', '信筒海歌'].map((name) => makeDisk({ disk_name: name }))
    await service.saveSearchable([{ ...held!, files: 'file:橘信筒谣.mp4' }, similar!])
    expect(await service.search({ q: '信筒谣', size: 1, ...fields })).toMatchObject({ relaxed: '' })
    expect(await service.search({ q: '信筒远曲', size: 1, ...fields })).toMatchObject({ relaxed: 'similar' })
  },
)

test('the numbered parts of an alias are found too, behind the alias itself', async () => {
  const names = ['海雾律师 Sea Fog Lawyer 1080P', '海雾律师 / Sea Fog Lawyer 4K', '海雾律师 720P', '海雾律师3 更新中']
  const saved = names.map((name) => makeDisk({ disk_name: name }))
  await service.saveSearchable(saved)
  const found = await service.namesOf({ q: 'sea fog lawyer' })
  expect(found).toHaveLength(4)
  expect(found.at(-1)).toBe('海雾律师3 更新中')
})

test('a sentence without a title finds shares that hold two of its words, and calls them similar', async () => {
  const names = ['灯塔吧！守望者 1080P', '灯塔吧！守望者 未删减 4K', '旧灯塔 720P']
  const saved = names.map((name) => makeDisk({ disk_name: name }))
  await service.saveSearchable(saved)
  const q = '老水手训练两个徒弟看守灯塔的守望者故事'
  expect((await service.search({ q })).relaxed).toBe('similar')
  expect((await service.namesOf({ q })).toSorted()).toEqual(names.slice(0, 2).toSorted())
  expect((await service.namesOf({ q: '灯塔吧守望者 未删减' }))[0]).toBe(names[1])
})

test('a cut that no share of the title has is reported as dropped', async () => {
  const names = ['潮汐守夜人 1080P', '潮汐守夜人 4K', '潮汐守夜人 720P', '潮汐守夜人 未删减 4K']
  const saved = names.map((name) => makeDisk({ disk_name: name }))
  await service.saveSearchable(saved)
  expect(await service.search({ q: '潮汐守夜人 未删减' })).toMatchObject({ relaxed: '', dropped: [] })
  expect(await service.search({ q: '潮汐守夜人 导演剪辑版' })).toMatchObject({ relaxed: 'words', dropped: ['加长版'] })
})

test('the edition and the platform that a keyword states come first, a missing edition makes hits similar', async () => {
  const names = [
    '星图原理 第3版 PDF',
    '星图原理 第4版 PDF',
    '星图原理 第4版 扫描',
    '星图工坊 Win.zip',
    '星图工坊 Mac.zip',
  ]
  const saved = names.map((name) => makeDisk({ disk_name: name }))
  await service.saveSearchable(saved)
  expect((await service.namesOf({ q: '星图原理第四版' }))[0]).toMatch(/第4版/)
  expect((await service.namesOf({ q: '星图原理 第三版' }))[0]).toBe('星图原理 第3版 PDF')
  expect((await service.namesOf({ q: '星图工坊 mac' }))[0]).toBe('星图工坊 Mac.zip')
  expect(await service.search({ q: '星图原理 第9版' })).toMatchObject({ relaxed: 'similar', dropped: ['第9版'] })
})
