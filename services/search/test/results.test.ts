import { testContext } from '@pandex/platform/testing/fixtures'
import { tagKey } from '@pandex/contracts/text/tag-key'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toDocument } from '../domain/index/to-document.ts'
import type { DiskDocument } from '../domain/index/to-document.ts'
import { makeDisk, startSearchService } from './harness.ts'
import type { SavedDisk } from './harness.ts'

let service: Awaited<ReturnType<typeof startSearchService>>

const named = (disk_name: string, fields: Partial<SavedDisk> = {}): SavedDisk => makeDisk({ disk_name, ...fields })

const disks: SavedDisk[] = [
  named('庆余年第二季 36集全 1080P'),
  named('流浪地球'),
  named('流浪地球 幕后花絮与主题曲特辑'),
  named('飙城 纪录片'),
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
  ...Array.from({ length: 25 }, (_, index) =>
    named('分页测试', { share_user: `用户${index % 4}`, share_user_id: `p${index % 4}` }),
  ),
]

beforeAll(async () => {
  service = await startSearchService()
  await service.saveSearchable(disks)
})

afterAll(() => service[Symbol.asyncDispose]())

const filtered = (request: Parameters<typeof service.search>[0]): Promise<string[]> =>
  service.namesOf({ q: '滤镜测试', ...request }).then((names) => names.map((name) => name.at(-1) ?? '').toSorted())

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
    await service.saveSearchable(ofTags)
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
