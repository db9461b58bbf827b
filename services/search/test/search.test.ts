import { openElasticsearch } from '@pandex/platform/elasticsearch'
import { capturedLogger, testContext } from '@pandex/platform/testing/fixtures'
import { tagKey } from '@pandex/contracts/text/tag-key'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { toDocument } from '../domain/index/to-document.ts'
import type { DiskDocument } from '../domain/index/to-document.ts'
import { unfilteredQuery } from '../domain/query/search-query.ts'
import { findDisks } from '../use-cases/query/find-disks.ts'
import { openDiskIndex } from '../repositories/index/disk-index.ts'
import { openTitleChanges } from '../repositories/titles/title-changes.ts'
import { makeDisk, startSearchService } from './harness.ts'
import type { SavedDisk } from './harness.ts'

let service: Awaited<ReturnType<typeof startSearchService>>

const named = (disk_name: string, fields: Partial<SavedDisk> = {}): SavedDisk => makeDisk({ disk_name, ...fields })

/** Typical names; the filter tests use those of the sharer 搬运工. */
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
  named('<script>alert("x")</script> 冒险岛 & \'朋友\'', { files: 'file:<b>冒险岛</b>.mp4' }),
  named('滤镜测试 甲', {
    share_user: '搬运工',
    share_user_id: 'u1',
    disk_type: 'BDY',
    disk_id: 'AbCdEf',
    disk_pass: 'x1y2',
    checked_at: '2026-11-20T12:00:00.000Z',
    files: 'folder:甲\nfile:甲/正片.MKV\nfile:说明.txt',
    shared_time: '2026-11-20T20:00:00Z',
    tags: ['电影', '甲'],
    weight: 5,
    size: 5_000_000_000,
  }),
  named('滤镜测试 乙', { share_user: '搬运工', share_user_id: 'u1', shared_time: '2026-11-01T00:00:00+08:00' }),
  named('滤镜测试 丙', {
    share_user: '别人',
    share_user_id: 'u2',
    files: 'file:丙.pdf',
    shared_time: '2026-07-01T00:00:00+08:00',
  }),
  named('滤镜测试 丁', { disk_type: 'ALY', shared_time: '2026-01-15T00:00:00+08:00' }),
  named('滤镜测试 戊', { shared_time: '' }),
  named('滤镜测试 停用', { enabled: false }),
  named('滤镜测试 失效', { health: 'dead' }),
  named('折叠测试 第一季 1080P'),
  named('【经典】折疊測試 第1季 高清1080p', { disk_type: 'BDY' }),
  named('[折叠测试][第一季][1080P]'),
  named('折叠测试 第一季 4K'),
  named('胜者之路 / 胜者为王 4K'),
  named('胜者之路 胜者为王 1080P'),
  named('胜者为王 720P'),
  ...['2286-11-20', '2026-10-01', '0001-01-01', '2019-10-01', '1960-01-01', '2026-11-01'].map((day) =>
    named('新旧测试', { shared_time: `${day}T00:00:00Z` }),
  ),
  ...Array.from({ length: 25 }, (_, index) =>
    named('分页测试', { share_user: `用户${index % 4}`, share_user_id: `p${index % 4}` }),
  ),
]

beforeAll(async () => {
  service = await startSearchService()
  await service.save(disks)
  await Promise.all(disks.map((disk) => service.waitUntilIndexed(disk)))
  await service.refresh()
})

afterAll(() => service[Symbol.asyncDispose]())

const filtered = (request: Parameters<typeof service.search>[0]): Promise<string[]> =>
  service.namesOf({ q: '滤镜测试', ...request }).then((names) => names.map((name) => name.at(-1) ?? '').toSorted())

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

describe('copies', () => {
  test('of one version are one hit with their number', async () => {
    const { list, total } = await service.search({ q: '折叠测试', fold_copies: true })
    expect(new Set(list.map(({ copies }) => copies))).toEqual(new Set([0, 2]))
    expect(total).toBe(2)
  })

  test('are counted and listed by the filters of the search', async () => {
    const { list } = await service.search({ q: '折叠测试', fold_copies: true, types: ['QUARK'] })
    const folded = list.find(({ copies }) => copies > 0)
    expect(folded?.copies).toBe(1)
    const copies = await service.search({ q: '折叠测试', copy_group: folded?.copy_group })
    expect(copies.total).toBe(3)
  })

  test('are separate hits unless folding is requested', async () => {
    expect(await service.namesOf({ q: '折叠测试' })).toHaveLength(4)
  })

  describe('of a title that only series have', () => {
    const gigabyte = 1024 ** 3
    const indexAs = async (
      title: string,
      toStored: (document: DiskDocument) => Partial<DiskDocument>,
    ): Promise<void> => {
      const names = [`${title} 2020 全30集 1080P`, `${title} 2020 电视剧 1080P`, `${title} 2020 1080P`]
      const operations = names.flatMap((disk_name) => {
        const published = makeDisk({ disk_name, size: 20 * gigabyte })
        service.site.tell([published])
        const { version: _, deleted: _deleted, ...disk } = published
        return [{ index: { _id: disk.doc_id } }, toStored(toDocument(disk))]
      })
      await service.client.bulk({ index: service.index('disk'), operations, refresh: true }, { requestTimeout: 20_000 })
    }

    test('are one hit, whether their names say so or not', async () => {
      await indexAs('深海列车', (document) => document)
      const { list } = await service.search({ q: '深海列车', fold_copies: true })
      expect(list.map(({ copies }) => copies)).toEqual([2])
    })

    test('are told apart as before while documents of an older version lack the class', async () => {
      await indexAs('云上列车', ({ copy_work: _copyWork, title_tokens, ...document }) => ({
        ...document,
        title_tokens: title_tokens.filter((token) => !token.startsWith('class:')),
      }))
      const { list } = await service.search({ q: '云上列车', fold_copies: true })
      expect(new Set(list.map(({ copies }) => copies))).toEqual(new Set([0, 1]))
    })
  })

  test('are counted on every page of a search that matches hundreds of versions', async () => {
    const pairs = 350
    const operations = Array.from({ length: 2 * pairs }, (_item, place) => {
      const version = String(Math.floor(place / 2)).padStart(3, '0')
      const published = makeDisk({ disk_name: `群星纪事 ${version}` })
      service.site.tell([published])
      const { version: _, deleted: _deleted, ...disk } = published
      return [{ index: { _id: disk.doc_id } }, { ...toDocument(disk), copy_group: version }]
    })
    await service.client.bulk(
      { index: service.index('disk'), operations: operations.flat(), refresh: true },
      { requestTimeout: 20_000 },
    )
    const search = { q: '群星纪事', fold_copies: true, size: 50 }
    const { total } = await service.search(search)
    expect(total).toBe(pairs)
    for (const page of [1, total / search.size]) {
      const { list } = await service.search({ ...search, page })
      expect(list.map(({ copies }) => copies)).toEqual(Array.from({ length: search.size }, () => 1))
    }
  })
})

describe('a hit', () => {
  test('marks matches and escapes everything else', async () => {
    const { list } = await service.search({ q: '冒险岛' })
    expect(list[0]).toMatchObject({
      disk_name: '&lt;script&gt;alert("x")&lt;/script&gt; <em>冒险岛</em> & \'朋友\'',
      files: 'file:&lt;b&gt;<em>冒险岛</em>&lt;/b&gt;.mp4',
    })
  })

  test('escapes a name without marks', async () => {
    const { list } = await service.search({ q: 'alert' })
    expect(list[0]?.files).toBe('file:&lt;b&gt;冒险岛&lt;/b&gt;.mp4')
    expect(list[0]?.disk_name).toContain('<em>alert</em>')
  })

  test('marks a single character', async () => {
    const { list } = await service.search({ q: '飙' })
    expect(list[0]?.disk_name).toBe('<em>飙</em>城 纪录片')
  })

  test('returns every field in its type', async () => {
    const { list, per_size, total, took } = await service.search({ q: '滤镜测试 甲', exact: true })
    expect({ per_size, total }).toEqual({ per_size: 10, total: 1 })
    expect(Number.isInteger(took)).toBe(true)
    expect(list[0]).toEqual({
      disk_id: 'AbCdEf',
      doc_id: disks.find(({ disk_id }) => disk_id === 'AbCdEf')?.doc_id,
      disk_name: '<em>滤镜测试</em> <em>甲</em>',
      disk_pass: 'x1y2',
      disk_type: 'BDY',
      files: 'folder:<em>甲</em>\nfile:<em>甲</em>/正片.MKV\nfile:说明.txt',
      file_count: 2,
      share_user: '搬运工',
      share_user_id: 'u1',
      shared_time: '2026-11-21 04:00:00',
      link: 'https://pan.baidu.com/s/1AbCdEf?pwd=x1y2',
      rel_movie: '',
      is_mine: false,
      enabled: true,
      tags: ['电影', '甲'],
      weight: 5,
      status: 0,
      size: 5_000_000_000,
      health: 'valid',
      copy_group: expect.any(String),
      copies: 0,
      policy: 'none',
      cost_coin: 0,
      checked_at: '2026-11-20T12:00:00.000Z',
    })
  })

  test('has empty texts and lists for unknown values, never null', async () => {
    const { list } = await service.search({ q: '滤镜测试 戊', exact: true })
    expect(list[0]).toMatchObject({ shared_time: '', files: '', share_user: '', tags: [], disk_pass: '' })
  })
})

describe('filters', () => {
  test('dead and disabled resources are in no answer', async () => {
    expect(await filtered({})).toEqual(['丁', '丙', '乙', '甲', '戊'].toSorted())
  })

  test.each([
    ['types', { types: ['BDY', 'ALY'] }, ['甲', '丁']],
    ['an unknown type', { types: ['NONE'] }, []],
    ['user', { user: '搬运工' }, ['甲', '乙']],
    ['exclude_user', { exclude_user: ['搬运工', '别人'] }, ['丁', '戊']],
    ['format', { format: ['.mkv', '.pdf'] }, ['甲', '丙']],
    ['format without its dot, in capitals', { format: ['PDF'] }, ['丙']],
    ['share_time week', { share_time: 'week' }, ['甲']],
    ['share_time month', { share_time: 'month' }, ['甲', '乙']],
    ['share_time three_month', { share_time: 'three_month' }, ['甲', '乙']],
    ['share_time half_year', { share_time: 'half_year' }, ['甲', '乙', '丙']],
    ['share_time year', { share_time: 'year' }, ['甲', '乙', '丙', '丁']],
    ['an unknown share_time', { share_time: 'decade' }, ['甲', '乙', '丙', '丁', '戊']],
    ['all together', { user: '搬运工', types: ['BDY'], format: ['.txt'], share_time: 'week' }, ['甲']],
  ])('%s', async (_, request, expected) => {
    expect(await filtered(request)).toEqual(expected.toSorted())
  })

  test('exact selects names that contain the keyword verbatim', async () => {
    expect(await service.namesOf({ q: '余年第二', exact: true })).toEqual(['庆余年第二季 36集全 1080P'])
    expect(await service.namesOf({ q: '流浪地球 特辑', exact: true })).toEqual([])
    expect(await service.namesOf({ q: '地球流浪', exact: true })).toEqual([])
  })

  test('order sorts by share time, unknown times last', async () => {
    const last = async (order: string): Promise<string> =>
      (await service.namesOf({ q: '滤镜测试', order })).map((name) => name.at(-1)).join('')
    expect(await last('desc')).toBe('甲乙丙丁戊')
    expect(await last('asc')).toBe('丁丙乙甲戊')
  })

  test('lists the resources of a sharer without a keyword, newest first', async () => {
    expect(await service.namesOf({ user: '搬运工' })).toEqual(['滤镜测试 甲', '滤镜测试 乙'])
    expect(await service.namesOf({ q: ' ', user: '搬运工', order: 'asc' })).toEqual(['滤镜测试 乙', '滤镜测试 甲'])
  })

  test('user_distinct gives one row per sharer and counts sharers', async () => {
    const { list, total } = await service.search({ q: '分页测试', user_distinct: true })
    expect(list.map(({ share_user }) => share_user).toSorted()).toEqual(['用户0', '用户1', '用户2', '用户3'])
    expect(total).toBe(4)
  })

  test('user_distinct treats unknown sharers as different ones', async () => {
    expect(await filtered({ user_distinct: true })).toHaveLength(4)
  })
})

describe('pages', () => {
  const page = (number: number, size = 10) => service.search({ q: '分页测试', page: number, size })

  test('return every hit once and in one order when requested in parallel', async () => {
    const idsOf = async (): Promise<string[]> => {
      const pages = await Promise.all([page(1), page(2), page(3)])
      return pages.flatMap(({ list }) => list.map(({ doc_id }) => doc_id))
    }
    const ids = await idsOf()
    expect(new Set(ids).size).toBe(25)
    expect(await idsOf()).toEqual(ids)
  })

  test.each([4, 1_000, 1_001, 4_000_000_000])('page %d, past the end, is empty with the true total', async (number) => {
    expect(await page(number)).toMatchObject({ list: [], total: 25, per_size: 10 })
  })

  test.each([
    [0, 10],
    [1, 1],
    [50, 50],
    [51, 10],
  ])('size %d returns %d rows a page', async (requestedSize, given) => {
    const { per_size, list } = await page(1, requestedSize)
    expect(per_size).toBe(given)
    expect(list).toHaveLength(Math.min(given, 25))
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
  await service.save([saved])
  await service.waitUntilIndexed(saved)
  await service.refresh()
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

test('a search for a known title needs one request to the index', async () => {
  const names = ['潮汐灯塔 1080P', '潮汐灯塔 第二季 4K', '潮汐灯塔 / Tide Tower 720P']
  const saved = names.map((name) => makeDisk({ disk_name: name }))
  await service.save(saved)
  await Promise.all(saved.map((disk) => service.waitUntilIndexed(disk)))
  await service.refresh()
  const countRequests = async (): Promise<number> => {
    const { _all } = await service.client.indices.stats({ index: service.index('disk'), metric: 'search' })
    return _all.primaries?.search?.query_total ?? 0
  }
  for (const q of ['潮汐灯塔', '潮汐灯塔 第二季 4K', 'tide tower']) {
    const before = await countRequests()
    expect(await service.namesOf({ q, fold_copies: true, facets: true })).not.toEqual([])
    expect((await countRequests()) - before).toBe(1)
  }
})

test('the numbered parts of an alias are found too, behind the alias itself', async () => {
  const names = ['海雾律师 Sea Fog Lawyer 1080P', '海雾律师 / Sea Fog Lawyer 4K', '海雾律师 720P', '海雾律师3 更新中']
  const saved = names.map((name) => makeDisk({ disk_name: name }))
  await service.save(saved)
  await Promise.all(saved.map((disk) => service.waitUntilIndexed(disk)))
  await service.refresh()
  const found = await service.namesOf({ q: 'sea fog lawyer' })
  expect(found).toHaveLength(4)
  expect(found.at(-1)).toBe('海雾律师3 更新中')
})

test('a sentence without a title finds shares that hold two of its words, and calls them similar', async () => {
  const names = ['灯塔吧！守望者 1080P', '灯塔吧！守望者 未删减 4K', '旧灯塔 720P']
  const saved = names.map((name) => makeDisk({ disk_name: name }))
  await service.save(saved)
  await Promise.all(saved.map((disk) => service.waitUntilIndexed(disk)))
  await service.refresh()
  const q = '老水手训练两个徒弟看守灯塔的守望者故事'
  expect((await service.search({ q })).relaxed).toBe('similar')
  expect((await service.namesOf({ q })).toSorted()).toEqual(names.slice(0, 2).toSorted())
  expect((await service.namesOf({ q: '灯塔吧守望者 未删减' }))[0]).toBe(names[1])
})

test('a cut that no share of the title has is reported as dropped', async () => {
  const names = ['潮汐守夜人 1080P', '潮汐守夜人 4K', '潮汐守夜人 720P', '潮汐守夜人 未删减 4K']
  const saved = names.map((name) => makeDisk({ disk_name: name }))
  await service.save(saved)
  await Promise.all(saved.map((disk) => service.waitUntilIndexed(disk)))
  await service.refresh()
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
  await service.save(saved)
  await Promise.all(saved.map((disk) => service.waitUntilIndexed(disk)))
  await service.refresh()
  expect((await service.namesOf({ q: '星图原理第四版' }))[0]).toMatch(/第4版/)
  expect((await service.namesOf({ q: '星图原理 第三版' }))[0]).toBe('星图原理 第3版 PDF')
  expect((await service.namesOf({ q: '星图工坊 mac' }))[0]).toBe('星图工坊 Mac.zip')
  expect(await service.search({ q: '星图原理 第9版' })).toMatchObject({ relaxed: 'similar', dropped: ['第9版'] })
})

describe('tags', () => {
  const tagged = (name: string, tags: string[], fields: Partial<SavedDisk> = {}) => named(name, { tags, ...fields })
  const ofTags = [
    tagged('标签试验 一', ['漫画控', '4K']),
    tagged('标签试验 二', ['漫画控 ', '４ｋ', '2023年番']),
    tagged('标签试验 三', ['漫画', '4k']),
    tagged('标签试验 四', ['漫画控'], { enabled: false }),
    tagged('漫画控的日常', []),
  ]

  beforeAll(async () => {
    await service.save(ofTags)
    await Promise.all(ofTags.map(service.waitUntilIndexed))
    await service.refresh()
  })

  test.each([
    [['漫画控'], ['标签试验 一', '标签试验 二']],
    [['2023年番'], ['标签试验 二']],
    [[' 4K'], ['标签试验 一', '标签试验 二', '标签试验 三']],
    [
      ['漫画控', '漫画'],
      ['标签试验 一', '标签试验 二', '标签试验 三'],
    ],
    [['漫'], []],
  ])('%j finds resources with one of the tags exactly, in any spelling', async (tags, names) => {
    expect((await service.namesOf({ tags })).toSorted()).toEqual(names.toSorted())
  })

  test('filter a keyword, and are counted with it under the most frequent spelling', async () => {
    expect(await service.namesOf({ q: '标签试验', tags: ['2023年番'] })).toEqual(['标签试验 二'])
    const { facets } = await service.search({ q: '标签试验', facets: true, tags: ['漫画控'] })
    const counts = Object.fromEntries((facets?.tags ?? []).map(({ key, count }) => [key.toLowerCase(), count]))
    expect(counts).toMatchObject({ '2023年番': 1, 漫画: 1, 漫画控: 2 })
    expect(facets?.tags.filter(({ key }) => tagKey(key) === '4k').map(({ count }) => count)).toEqual([3])
    expect(facets?.tags.filter(({ key }) => key.trim() === '漫画控')).toHaveLength(1)
  })

  test('and sharers are listed for the sitemap, the most frequent first, as far as visitors can see them', async () => {
    const background = testContext({ clientAddress: '' })
    const list = async (request: object) => (await service.calls.ListSubjects(request, background)).list
    const tags = await list({ kind: 'tag', min_count: 2 })
    expect(tags.filter(({ key }) => ['4k', '漫画控', '2023年番'].includes(key))).toEqual([
      { key: '4k', count: 3 },
      { key: '漫画控', count: 2 },
    ])
    expect((await list({ kind: 'sharer' })).map(({ key }) => key)).toContain('搬运工')
    expect(await list({ kind: 'tag', size: 1 })).toHaveLength(1)
    await expect(service.calls.ListSubjects({ kind: 'tag' }, testContext())).rejects.toMatchObject({
      code: 'search.admin_only',
    })
  })
})
