import { measureMin } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aResolution, asAdmin, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService
/** 影视 ⊃ 剧集 ⊃ 国产 and 影视 ⊃ 电影; 音乐 is a root without children. */
let ids: Record<'video' | 'series' | 'domestic' | 'film' | 'music', number>
/** Their 12 resources, oldest first: distributed in turn over 剧集, 国产, 电影 and 音乐, every third at Baidu. */
let docs: { docId: string; cateId: number; type: string }[]

beforeAll(async () => {
  service = await startDiskService()
  const create = async (name: string, pid = 0, item_order = 0): Promise<number> =>
    (await service.client.CreateCategory({ name, pid, item_order }, asAdmin())).id
  const video = await create('影视')
  const series = await create('剧集', video, 2)
  ids = {
    video,
    series,
    domestic: await create('国产', series),
    film: await create('Film 电影', video, 1),
    music: await create('音乐'),
  }
  const homes = [ids.series, ids.domestic, ids.film, ids.music]
  docs = []
  for (let index = 0; index < 12; index += 1) {
    const cateId = homes[index % homes.length] ?? 0
    const type = index % 3 === 0 ? 'BDY' : 'QUARK'
    const docId = await service.insert(aResolution({ cate_id: cateId, disk_type: type }))
    docs.push({ docId, cateId, type })
  }
  const disabled = await service.insert(aResolution({ cate_id: ids.film }))
  await service.db('disk').where({ doc_id: disabled }).update({ enabled: false })
  await service.insert(aResolution({ cate_id: ids.film, health: 'dead' }))
  await service.insert(aResolution())
})

afterAll(() => service[Symbol.asyncDispose]())

const ofCategories = (...cateIds: number[]): string[] =>
  docs
    .filter(({ cateId }) => cateIds.includes(cateId))
    .map(({ docId }) => docId)
    .toReversed()

interface Asked {
  id?: number
  word?: string
  type?: string
  page?: { page?: number; size?: number }
}

const listed = async (request: Asked): Promise<[docIds: string[], total: number]> => {
  const { list, total } = await service.client.ListCategoryDisks(request, asVisitor())
  return [list.map(({ doc_id }) => doc_id), total]
}

test('a category lists its resources and those of its descendants, newest first, without disabled and dead ones', async () => {
  expect(await listed({ id: ids.video })).toEqual([ofCategories(ids.series, ids.domestic, ids.film), 9])
  expect(await listed({ id: ids.series })).toEqual([ofCategories(ids.series, ids.domestic), 6])
  expect(await listed({ word: '国产' })).toEqual([ofCategories(ids.domestic), 3])
})

test('pages of a category contain every resource once, and nothing past the end', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => listed({ id: ids.video, page: { page, size: 4 } })))
  expect(pages.flatMap(([docIds]) => docIds)).toEqual(ofCategories(ids.series, ids.domestic, ids.film))
  expect(await listed({ id: ids.video, page: { page: 4, size: 4 } })).toEqual([[], 9])
  expect(await listed({ id: ids.video, page: { page: 4_000_000_000, size: 50 } })).toEqual([[], 9])
})

test('a category can be filtered by drive', async () => {
  const baidu = docs.filter(({ type, cateId }) => type === 'BDY' && cateId !== ids.music)
  const found = [baidu.map(({ docId }) => docId).toReversed(), baidu.length]
  expect(await listed({ id: ids.video, type: 'BDY' })).toEqual(found)
  await expect(listed({ id: ids.video, type: 'NONE' })).rejects.toMatchObject({ code: 'disk.type_unknown' })
})

test('lists the newest resources of each category of a page, including its descendants, in one call', async () => {
  const latest = async (request: { pid?: number; page?: { page?: number; size?: number }; per_category?: number }) => {
    const { list } = await service.client.ListLatestByCategory(request, asVisitor())
    return list.map(({ cate_id, disks }) => [cate_id, disks.map(({ doc_id }) => doc_id)])
  }
  const newest = (count: number, ...cateIds: number[]) => ofCategories(...cateIds).slice(0, count)
  expect(await latest({ pid: 0, per_category: 2 })).toEqual([
    [ids.video, newest(2, ids.series, ids.domestic, ids.film)],
    [ids.music, newest(2, ids.music)],
  ])
  expect(await latest({ pid: ids.video })).toEqual([
    [ids.film, newest(3, ids.film)],
    [ids.series, newest(3, ids.series, ids.domestic)],
  ])
  expect(await latest({ pid: 0, page: { page: 2, size: 1 } })).toEqual([[ids.music, newest(3, ids.music)]])
  expect(await latest({ pid: 987_654 })).toEqual([])
  const { list } = await service.client.ListLatestByCategory({ pid: 0 }, asVisitor())
  for (const { link, disk_id, disk_pass, files } of list.flatMap(({ disks }) => disks))
    expect({ link, disk_id, disk_pass, files }).toEqual({ link: '', disk_id: '', disk_pass: '', files: '' })
})

test('rows of a category reveal nothing that has a price', async () => {
  const { list } = await service.client.ListCategoryDisks({ id: ids.video }, asVisitor())
  for (const { link, disk_id, disk_pass, files, share_user_id, policy } of list)
    expect({ link, disk_id, disk_pass, files, share_user_id, policy }).toEqual({
      link: '',
      disk_id: '',
      disk_pass: '',
      files: '',
      share_user_id: '',
      policy: null,
    })
})

test('children are listed in order, each with the number of resources in it and its descendants', async () => {
  const children = async (pid: number, page = {}) => {
    const { list, total } = await service.client.ListCategories({ pid, page }, asVisitor())
    return [list.map(({ id, disk_count }) => [id, disk_count]), total]
  }
  // Counts are cached.
  await expect
    .poll(() => children(0))
    .toEqual([
      [
        [ids.video, 9],
        [ids.music, 3],
      ],
      2,
    ])
  expect(await children(ids.video)).toEqual([
    [
      [ids.film, 3],
      [ids.series, 6],
    ],
    2,
  ])
  expect(await children(ids.video, { page: 2, size: 1 })).toEqual([[[ids.series, 6]], 2])
  expect(await children(ids.domestic)).toEqual([[], 0])
  expect(await children(987_654)).toEqual([[], 0])
})

test('resource counts are updated within moments, without a count query per request', async () => {
  const countOfMusic = async () =>
    (await service.client.GetCategory({ id: ids.music }, asVisitor())).category?.disk_count ?? -1
  const counts: string[] = []
  service.db.on('query', ({ sql }: { sql: string }) => {
    if (sql.includes('group by cate_id')) counts.push(sql)
  })
  const countsOf50 = async (): Promise<number> => {
    counts.length = 0
    await Promise.all(Array.from({ length: 50 }, countOfMusic))
    return counts.length
  }
  expect(await measureMin(9, countsOf50)).toBeLessThan(10)
  const before = await countOfMusic()
  const added = aResolution({ cate_id: ids.music })
  await service.insert(added)
  await expect.poll(countOfMusic).toBe(before + 1)
  await service.db('disk').where({ disk_id: added.disk_id }).delete()
  await expect.poll(countOfMusic).toBe(before)
})

test('a category is found with its path by id, and by name in any case and width', async () => {
  const pathOf = async (ref: { id?: number; word?: string }) =>
    (await service.client.GetCategory(ref, asVisitor())).path.map(({ name }) => name)
  expect(await pathOf({ id: ids.domestic })).toEqual(['影视', '剧集', '国产'])
  for (const word of ['Film 电影', 'ｆｉｌｍ　电影', ' FILM 电影 '])
    expect(await pathOf({ word })).toEqual(['影视', 'Film 电影'])
})

test('of two categories with one name the lowest order wins, then the older one', async () => {
  const create = async (item_order: number, parent: string) => {
    const { id: pid } = await service.client.CreateCategory({ name: parent }, asAdmin())
    return (await service.client.CreateCategory({ name: '同名', pid, item_order }, asAdmin())).id
  }
  const [, second] = [await create(5, '同名一'), await create(1, '同名二'), await create(1, '同名三')]
  expect((await service.client.GetCategory({ word: '同名' }, asVisitor())).category?.id).toBe(second)
})

test.each([{}, { id: 987_654 }, { word: '没有' }, { word: ' ' }, { id: -1 }, { word: "' or 1=1 --" }])(
  'a missing category is unknown: %j',
  async (ref) => {
    const unknown = { kind: 'not_found', code: 'disk.category_unknown' }
    await expect(service.client.GetCategory(ref, asVisitor())).rejects.toMatchObject(unknown)
    await expect(service.client.ListCategoryDisks(ref, asVisitor())).rejects.toMatchObject(unknown)
  },
)

test('a tree deeper than the limit is listed completely', async () => {
  await service.db.raw(
    `insert into category (id, pid, name)
     select 100000 + n, case when n = 1 then null else 99999 + n end, '层' || n from generate_series(1, 1500) as n`,
  )
  const docId = await service.insert(aResolution({ cate_id: 101_500 }))
  expect(await listed({ word: '层1' })).toEqual([[docId], 1])
  const { path } = await service.client.GetCategory({ id: 101_500 }, asVisitor())
  expect(path).toHaveLength(1_500)
})

/** 2,000 categories with long texts: 1,000 roots, 900 children of the first root, 100 of its first child. */
const fill = async (): Promise<void> => {
  await service.db.raw(
    `insert into category (id, pid, name, description, item_order)
     select 200000 + n, case when n <= 1000 then null when n <= 1900 then 200001 else 201001 end,
       '类' || n, repeat('介绍', 500), 1000000
     from generate_series(1, 2000) as n`,
  )
}

test('a tree has at most 400 rows per page and reports what is missing', async () => {
  await fill()
  const first = await service.client.ListCategoryTree({ pid: 200_001, page: { size: 100 } }, asVisitor())
  expect(first.total).toBe(900)
  expect(first.list.slice(0, 100).map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, n) => 201_001 + n))
  expect(first.list[0]).toMatchObject({ child_count: 100 })
  const below = first.list.slice(100)
  expect(below.map(({ id, pid }) => [id, pid])).toEqual(Array.from({ length: 24 }, (_, n) => [201_901 + n, 201_001]))
  expect(below.every(({ description }) => description === '')).toBe(true)
  await service.db.raw(
    `insert into category (id, pid, name) select 300000 + n, 200500 + n % 40, '孙' || n from generate_series(1, 2000) as n`,
  )
  for (const size of [1, 20, 30, 100]) {
    const pages = Array.from({ length: 6 }, (_, index) => ({ size, page: index + 1 }))
    const answers = await Promise.all(
      pages.map((page) => service.client.ListCategoryTree({ pid: 0, page }, asVisitor())),
    )
    for (const { list: rows } of answers) expect(rows.length).toBeLessThanOrEqual(400)
  }
})

test('a tree lists of each level as many rows as fit, in the order of their parents', async () => {
  const { list } = await service.client.ListCategoryTree({ pid: ids.video }, asVisitor())
  expect(list.map(({ id, pid, child_count }) => [id, pid, child_count])).toEqual([
    [ids.film, ids.video, 0],
    [ids.series, ids.video, 1],
    [ids.domestic, ids.series, 0],
  ])
})

test('a query about one category reads only the rows it returns', async () => {
  const read: number[] = []
  service.db.on('query-response', (answer: { rows?: unknown[] } | unknown[], { sql }: { sql: string }) => {
    // Counts are shared by all callers.
    const isCount = sql.startsWith('select "id", "pid" from "category"') || sql.includes('group by cate_id')
    const { length } = Array.isArray(answer) ? answer : (answer.rows ?? [])
    if (/\b(category|cate_id)\b/.test(sql) && !isCount) read.push(length)
  })
  const countRowsRead = async (call: () => Promise<unknown>): Promise<number> => {
    read.length = 0
    await call()
    return read.reduce((sum, rows) => sum + rows, 0)
  }
  const { client } = service
  expect(await countRowsRead(() => client.GetCategory({ id: 201_950 }, asVisitor()))).toBe(3)
  expect(await countRowsRead(() => client.GetCategory({ word: '类1950' }, asVisitor()))).toBe(3)
  expect(await countRowsRead(() => client.ListCategories({ pid: 0, page: { size: 10 } }, asVisitor()))).toBe(10 + 1)
  expect(await countRowsRead(() => client.ListCategoryDisks({ id: 201_950 }, asVisitor()))).toBe(3 + 1 + 0 + 1)
})

test('all categories are listed without their descriptions', async () => {
  const { list } = await service.client.ListAllCategories({}, asVisitor())
  expect(list.length).toBeGreaterThan(4_000)
  expect(list.filter(({ description }) => description !== '')).toEqual([])
  expect(list.find(({ id }) => id === 200_001)?.child_count).toBe(900)
  const { category } = await service.client.GetCategory({ id: 200_001 }, asVisitor())
  expect(category?.description).toHaveLength(1_000)
})
