import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDisk, startSearchService } from './harness.ts'
import type { SavedDisk } from './harness.ts'

const GB = 2 ** 30

let service: Awaited<ReturnType<typeof startSearchService>>

/** Each name ends with its letter, which the tests compare. */
const works: SavedDisk[] = [
  makeDisk({ disk_name: '星海拾贝 2024 电视剧 甲', disk_type: 'QUARK', size: 12 * GB, files: 'file:第01集.mkv' }),
  makeDisk({
    disk_name: '星海拾贝 2022 小说 乙',
    disk_type: 'BDY',
    size: 5_000_000,
    files: 'file:全本.pdf',
    views: 40,
  }),
  makeDisk({ disk_name: '星海拾贝 有声 丙', disk_type: 'QUARK', size: 3 * GB, files: 'file:深蓝之门.mp3' }),
  makeDisk({ disk_name: '拾贝 在 星海 丁', disk_type: 'ALY', size: 0, tags: ['小说'] }),
  makeDisk({ disk_name: '星海拾贝 S01-S02 戊', disk_type: 'BDY', size: 80 * GB, share_user: '星海馆', views: 3 }),
  makeDisk({ disk_name: '星海拾贝 特辑 己', disk_type: 'QUARK', size: 0, files: 'file:小说.txt' }),
]

beforeAll(async () => {
  service = await startSearchService()
  await service.saveSearchable(works)
})

afterAll(() => service[Symbol.asyncDispose]())

type Request = Parameters<typeof service.search>[0]

const listed = async (request: Request): Promise<string> =>
  (await service.namesOf(request)).map((name) => name.at(-1)).join('')

const sorted = (letters: string): string => letters.split('').toSorted().join('')

const found = async (q: string, request: Request = {}): Promise<string> =>
  sorted(await listed({ q: `星海拾贝 ${q}`, ...request }))

describe('operators', () => {
  test.each([
    ['', '甲乙丙丁戊己'],
    ['"星海拾贝"', '甲乙丙戊己'],
    ['“深蓝之门”', '丙'],
    ['"星海拾贝" "小说"', '乙己'],
    ['-小说', '甲丙戊'],
    ['-"第01集" －小说', '丙戊'],
    ['site:quark', '甲丙己'],
    ['site：百度 site:阿里', '乙丁戊'],
    ['type:pdf', '乙'],
    ['type:视频 type:音乐', '甲丙'],
    ['size:>10GB', '甲戊'],
    ['size:<4GB', '乙丙'],
    ['size:1GB..20GB', '甲丙'],
    ['size:12G', '甲'],
    ['year:2024', '甲'],
    ['year:2020-2024', '甲乙'],
    ['site:夸克 size:<4G -小说', '丙'],
  ])('%s', async (q, expected) => {
    expect(await found(q)).toBe(sorted(expected))
  })

  test.each([
    ['two sizes that exclude each other', 'size:<1GB size:>10GB'],
    ['a phrase that is excluded', '"星海拾贝" -星海拾贝'],
  ])('%s match nothing', async (_, q) => {
    expect(await found(q)).toBe('')
  })

  test('are not read inside of words', async () => {
    expect(await listed({ q: '星海拾贝 S01-S02' })).toContain('戊')
    expect((await service.search({ q: '星海拾贝 S01-S02' })).operators).toEqual([])
  })

  test('narrow the chosen filters, and sizes their bounds', async () => {
    expect(await found('site:quark', { types: ['BDY'] })).toBe(sorted('甲乙丙戊己'))
    expect(await found('size:>1GB', { max_size: 10 * GB })).toBe('丙')
    expect(await found('', { min_size: 1 })).toBe(sorted('甲乙丙戊'))
    expect(await found('', { max_size: GB })).toBe('乙')
  })

  test('equal the choice of the facet: with its counts, and those of the other facets', async () => {
    const [typed, chosen] = await Promise.all([
      service.search({ q: '星海拾贝 site:夸克', facets: true }),
      service.search({ q: '星海拾贝', types: ['QUARK'], facets: true }),
    ])
    expect(typed.facets).toEqual(chosen.facets)
    expect(typed.list.map(({ doc_id }) => doc_id)).toEqual(chosen.list.map(({ doc_id }) => doc_id))
    expect(typed.facets?.types).toContainEqual({ key: 'BDY', count: 2 })
    expect(typed.facets?.formats).not.toContainEqual({ key: 'doc', count: 2 })
  })

  test('are reported with the keyword that was searched for', async () => {
    const { keyword, operators } = await service.search({ q: '星海拾贝 site:夸克 "有声"' })
    expect({ keyword, operators }).toEqual({
      keyword: '星海拾贝 有声',
      operators: [
        { kind: 'site', value: 'QUARK', typed: 'site:夸克', q_without: '星海拾贝 "有声"' },
        { kind: 'exact', value: '有声', typed: '"有声"', q_without: '星海拾贝 site:夸克 有声' },
      ],
    })
  })

  test('leave relevance, corrections and the exact option to the other words', async () => {
    const { corrected, list } = await service.search({ q: '星嗨拾贝 site:夸克' })
    expect(corrected).toBe('星海拾贝')
    expect(list).toHaveLength(3)
    expect(await listed({ q: '海拾贝 site:阿里 site:百度', exact: true })).toHaveLength(2)
    expect((await service.search({ q: '星海拾贝 site:夸克' })).holds_keyword).toBe(true)
  })

  test('a phrase is not corrected', async () => {
    const { corrected, total } = await service.search({ q: '"星嗨拾贝"' })
    expect({ corrected, total }).toEqual({ corrected: '', total: 0 })
  })

  test('alone need a word, a sharer or tags', async () => {
    for (const q of ['site:quark year:2024', '-小说', ' size:>1GB '])
      await expect(service.search({ q })).rejects.toMatchObject({
        code: 'search.query_blank',
        message: '请再输入一个关键词，条件只能缩小结果',
      })
    expect(await listed({ q: 'site:百度', user: '星海馆' })).toBe('戊')
    expect(await listed({ q: 'site:夸克', user: '星海馆' })).toBe('')
    expect(await listed({ q: 'site:阿里', tags: ['小说'] })).toBe('丁')
  })

  test('are followed by cursors and pages', async () => {
    const q = '星海拾贝 size:>=1MB'
    const first = await service.search({ q, size: 2, order: 'size_asc' })
    const second = await service.search({ q, size: 2, order: 'size_asc', cursor: first.cursor })
    expect([...first.list, ...second.list].map(({ size }) => size)).toEqual([5_000_000, 3 * GB, 12 * GB, 80 * GB])
    await expect(
      service.search({ q: '星海拾贝', size: 2, order: 'size_asc', cursor: first.cursor }),
    ).rejects.toMatchObject({ code: 'search.bad_cursor' })
  })

  test('do not hide a filter word', async () => {
    service.site.lists = { filter_word: ['违禁'] }
    const answer = (q: string): Promise<string> =>
      service.search({ q }).then(
        () => 'answered',
        (error: { code: string }) => error.code,
      )
    await expect.poll(() => answer('违禁')).toBe('search.query_refused')
    const hiding = [
      '"违禁"',
      '“违禁” 星海',
      '星海 -违禁',
      '星海 -"违禁"',
      '违 site:quark 禁',
      '违"禁"',
      'site:quark "违" "禁"',
    ]
    const answers = await Promise.all(hiding.map(answer))
    expect(answers).toEqual(hiding.map(() => 'search.query_refused'))
    service.site.reset()
    await expect.poll(() => answer('星海 -禁')).toBe('answered')
  })

  test.each([
    'x "*" -* site:* type:* size:* year:*',
    'x type:"}]} site:{"term":1}',
    '星海 "disk_name:* OR 1=1" -"{"match_all":{}}"',
    '"\u0000"',
    '-\ud83d\ude00 "\ud83d"',
    '"a" '.repeat(100),
    '-x'.repeat(200),
  ])('%j is plain text', async (q) => {
    expect((await service.search({ q })).total).toBeLessThan(10)
  })
})

describe('sorting by size', () => {
  test('lists unknown sizes last in both directions, newest first', async () => {
    expect(await listed({ q: '星海拾贝', order: 'size_desc' })).toBe('戊甲丙乙己')
    expect(await listed({ q: '星海拾贝', order: 'size_asc' })).toBe('乙丙甲戊己')
  })

  test('works with the exact option, folded copies and without a keyword', async () => {
    expect(await listed({ q: '海拾贝', exact: true, order: 'size_asc' })).toBe('乙丙甲戊己')
    expect(await listed({ q: '星海拾贝', fold_copies: true, order: 'size_desc' })).toBe('戊甲丙乙己')
    expect(await listed({ tags: ['小说'], order: 'size_asc' })).toBe('丁')
  })
})

describe('sorting by views', () => {
  test('lists the most viewed first, those without views last and newest first, on all pages', async () => {
    const q = '星海拾贝'
    expect(await listed({ q, order: 'views_desc' })).toBe('乙戊己丙甲')
    expect(await listed({ q, order: 'views_desc', fold_copies: true })).toBe('乙戊己丙甲')
    const first = await service.search({ q, size: 3, order: 'views_desc' })
    const second = await service.search({ q, size: 3, order: 'views_desc', cursor: first.cursor })
    expect([...first.list, ...second.list].map(({ disk_name }) => disk_name.at(-1)).join('')).toBe('乙戊己丙甲')
  })

  test('follows a later version of a resource', async () => {
    const [resource] = works as [SavedDisk, ...SavedDisk[]]
    const grown = { ...resource, version: resource.version + 1, views: 90 }
    await service.save([grown])
    await expect.poll(() => listed({ q: '星海拾贝', order: 'views_desc' })).toBe('甲乙戊己丙')
  })
})

test('suggestions complete the words, not the operators', async () => {
  const suggest = async (q: string): Promise<string[]> =>
    (await service.calls.Suggest({ q }, testContext())).list.map(({ text }) => text)
  await expect.poll(() => suggest('星海')).not.toEqual([])
  await expect.poll(() => suggest('星海 site:quark')).toEqual(await suggest('星海'))
  expect(await suggest('site:quark')).toEqual([])
})
