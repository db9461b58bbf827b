import { setTimeout as delay } from 'node:timers/promises'
import { testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startDoubanSimulator } from '../../../../deploy/simulators/douban/start-douban-simulator.ts'
import { openDouban } from '../../clients/douban.ts'
import { up as upgradeImages } from '../../migrations/20261122000400_https_images.ts'
import { asAdmin, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService

beforeAll(async () => {
  service = await startDiskService()
})

afterAll(() => service[Symbol.asyncDispose]())

beforeEach(async () => {
  await service.db.raw('truncate movie cascade; truncate outbox')
})

const load = (...lines: (string | object)[]) => {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
  return service.client.ImportMovies({ text }, asAdmin())
}
const get = (word: string) => service.client.GetMovie({ word }, asVisitor())
const list = async (request = {}) => (await service.client.ListMovies(request, asAdmin())).list
const idOf = async (name: string) => (await get(name)).id

const unknown = { kind: 'not_found', code: 'disk.movie_unknown' }

test('an import adds new movies, counts known ones and reports invalid lines', async () => {
  await load('1292052 肖申克的救赎 1994')
  const reply = await load(
    '1292052',
    '1292052 换了名字',
    { name: '肖申克的救赎', year: 1994 },
    { name: '霸王别姬', year: 1993, douban_id: '1291546' },
    '1291546 又一次',
    '404404',
    'https://movie.douban.com/subject/404404/',
    '没有编号',
    { name: '无名', rating: 11 },
  )
  expect(reply).toEqual({
    added: 2,
    known: 5,
    drafts: 1,
    failed: [
      { line: 8, msg: expect.stringContaining('豆瓣') },
      { line: 9, msg: expect.stringContaining('评分') },
    ],
  })
  const shown = (await list()).filter(({ show }) => show)
  expect(shown.map(({ name }) => name)).toEqual(['霸王别姬', '肖申克的救赎'])
  const { list: latest } = await service.client.ListLatestMovies({}, asVisitor())
  expect(latest.map(({ name }) => name)).not.toContain('豆瓣 404404')
  expect((await list()).find(({ douban_id }) => douban_id === '404404')).toMatchObject({
    name: '豆瓣 404404',
    show: false,
  })
})

test('an import does not change known movies', async () => {
  await load({ name: '活着', year: 1994, douban_id: '1292365', rating: 9.3 })
  const before = await get('活着')
  await load({ name: '活著', douban_id: '1292365', rating: 1 }, { name: '活 着', year: 1994, rating: 2 })
  expect(await list()).toEqual([before])
})

test('movies with the same name are distinguished by year and by Douban id', async () => {
  const line = { name: '倚天屠龙记', type: 'tv' }
  expect(
    await load(
      { ...line, year: 2003 },
      { ...line, year: 2019 },
      { ...line, year: 2019, douban_id: '25865815' },
      { ...line, year: 2009, douban_id: '1' },
      { ...line, year: 2009, douban_id: '2' },
    ),
  ).toMatchObject({ added: 4, known: 1 })
})

test('concurrent imports of the same file add each movie once', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => `${index + 1} 第${index}部 2020`)
  const replies = await Promise.all([load(...lines), load(...lines), load(...lines)])
  expect(replies.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 0, 300])
  expect(replies.map(({ known }) => known).toSorted((a, b) => a - b)).toEqual([0, 300, 300])
})

test('an import of five thousand lines is accepted, and a larger one is refused as a whole', async () => {
  const lines = Array.from({ length: 5_000 }, (_, index) => ({ name: `片${index}`, alias: [`别${index}`, 'x'] }))
  expect(await load(...lines)).toEqual({ added: 5_000, known: 0, drafts: 0, failed: [] })
  expect((await get('别4999')).name).toBe('片4999')
  await expect(load(...lines, '1 多一行')).rejects.toMatchObject({ kind: 'invalid', code: 'disk.too_many_lines' })
})

test('a movie is found by its name and its aliases, in any spelling', async () => {
  await load({ name: '机器人总动员', alias: ['WALL·E', '瓦力'], year: 2008 })
  for (const word of ['机器人总动员', '机器人 总动员', 'wall-e', 'ＷＡＬＬＥ', ' 《瓦力》 '])
    expect((await get(word)).name).toBe('机器人总动员')
  for (const word of ['机器人', '', ' ', '《》']) await expect(get(word)).rejects.toMatchObject(unknown)
})

test('of several movies the one with this main name wins, then the first of the list', async () => {
  await load(
    { name: '英雄本色', alias: ['英雄'], year: 2020 },
    { name: '英雄', year: 2002 },
    { name: '英雄', year: 2022 },
  )
  expect((await get('英雄')).year).toBe(2022)
})

test('a hidden movie is unknown to visitors and missing from their lists', async () => {
  await load({ name: '藏起来', year: 2020 })
  const id = await idOf('藏起来')
  await service.client.UpdateMovie({ id, show: false }, asAdmin())
  await expect(get('藏起来')).rejects.toMatchObject(unknown)
  expect((await service.client.ListLatestMovies({ size: 10 }, asVisitor())).list).toEqual([])
  expect(await list({ show: 'no' })).toHaveLength(1)
})

test('the latest movies are sorted by order, then year, then id, fifty at most', async () => {
  await load(
    { name: '甲', year: 2020, type: 'tv' },
    { name: '乙', year: 2024 },
    { name: '丙', year: 2020, type: 'tv' },
    { name: '丁', year: 1990, item_order: -1 },
  )
  const latest = async (request: { size?: number; type?: string }) =>
    (await service.client.ListLatestMovies(request, asVisitor())).list.map(({ name }) => name)
  expect(await latest({})).toEqual(['丁', '乙', '丙', '甲'])
  expect(await latest({ size: 2 })).toEqual(['丁', '乙'])
  expect(await latest({ type: 'tv' })).toEqual(['丙', '甲'])
  await load(...Array.from({ length: 60 }, (_, index) => ({ name: `片${index}` })))
  expect(await latest({ size: 1_000 })).toHaveLength(50)
})

test('an update changes only the given fields, including the names that a movie is found by', async () => {
  await load({ name: '旧名', alias: ['旧别名'], year: 2020, actors: ['甲'], rating: 7 })
  const id = await idOf('旧名')
  const updated = await service.client.UpdateMovie({ id, name: '新名', alias: { values: [] }, rating: 0 }, asAdmin())
  expect(updated).toMatchObject({ name: '新名', alias: [], year: 2020, actors: ['甲'], rating: 0 })
  expect(await get('新名')).toEqual(updated)
  for (const word of ['旧名', '旧别名']) await expect(get(word)).rejects.toMatchObject(unknown)
})

test('an invalid update changes nothing', async () => {
  await load('1 一 2001', '2 二 2002')
  const before = await list()
  const id = await idOf('一')
  const bad = { kind: 'invalid', code: 'disk.bad_movie' }
  await expect(service.client.UpdateMovie({ id, year: 2020, cover: 'javascript:1' }, asAdmin())).rejects.toMatchObject(
    bad,
  )
  await expect(service.client.UpdateMovie({ id, name: '' }, asAdmin())).rejects.toMatchObject(bad)
  await expect(service.client.UpdateMovie({ id, name: '三', douban_id: '2' }, asAdmin())).rejects.toMatchObject({
    kind: 'conflict',
    code: 'disk.movie_exists',
  })
  await expect(service.client.UpdateMovie({ id: 987_654, name: '四' }, asAdmin())).rejects.toMatchObject(unknown)
  expect(await list()).toEqual(before)
})

test('several movies without a Douban id can be stored', async () => {
  await load({ name: '甲', douban_id: '7' }, { name: '乙', douban_id: '8' })
  for (const name of ['甲', '乙']) {
    const id = await idOf(name)
    expect(await service.client.UpdateMovie({ id, douban_id: '' }, asAdmin())).toMatchObject({ douban_id: '' })
  }
})

test('admins find movies by part of a name or alias and by Douban id', async () => {
  await load(
    { name: '流浪地球', alias: ['The Wandering Earth'], douban_id: '26266893', type: 'movie' },
    '35267208 流浪地球2',
  )
  const found = async (request: object) => (await list(request)).map(({ name }) => name)
  expect(await found({ q: '流浪', page: { order_by: 'id', order: 'asc' } })).toEqual(['流浪地球', '流浪地球2'])
  expect(await found({ q: 'wandering e' })).toEqual(['流浪地球'])
  expect(await found({ q: '26266893' })).toEqual(['流浪地球'])
  expect(await found({ q: '%' })).toEqual([])
  expect(await found({ type: 'movie' })).toEqual(['流浪地球'])
  await expect(list({ page: { order_by: 'cover' } })).rejects.toMatchObject({ code: 'list.bad_order' })
})

test('movies are deleted once, with their names', async () => {
  await load('1 一', '2 二')
  const id = await idOf('一')
  const remove = () => service.client.DeleteMovies({ ids: [id, id, 987_654] }, asAdmin())
  const replies = await Promise.all([remove(), remove()])
  expect(replies.map(({ done }) => done).toSorted((a, b) => a - b)).toEqual([0, 1])
  expect((await remove()).failed.map((failure) => failure.id)).toEqual([id, 987_654])
  await expect(get('一')).rejects.toMatchObject(unknown)
  expect(await service.db('movie_name').where({ movie_id: id })).toEqual([])
})

test('the audit log records every change that was made, and no other', async () => {
  await load('1 一', '2 二')
  await load('1', '坏')
  const id = await idOf('一')
  await service.client.UpdateMovie({ id, alias: { values: ['壹'] } }, asAdmin())
  await service.client.UpdateMovie({ id, alias: { values: ['壹'] } }, asAdmin())
  await service.client.DeleteMovies({ ids: [id] }, asAdmin())
  await service.client.DeleteMovies({ ids: [id] }, asAdmin())
  expect(await service.audited()).toEqual([
    ['movie.import', 'movie:*', { added: 2, names: ['一', '二'] }],
    ['movie.update', `movie:${id}`, { alias: [[], ['壹']] }],
    ['movie.delete', 'movie:*', { count: 1, names: ['一'] }],
  ])
})

test('only admins list and change movies', async () => {
  const calls = [
    service.client.ListMovies({}, asVisitor()),
    service.client.UpdateMovie({ id: 1 }, asVisitor()),
    service.client.ImportMovies({ text: '1 一' }, asVisitor()),
    service.client.DeleteMovies({ ids: [1] }, asVisitor()),
  ]
  for (const call of calls) await expect(call).rejects.toMatchObject({ kind: 'forbidden', code: 'disk.admin_only' })
})

test('shown films with distinct names are listed in order of id for the sitemap, for services only', async () => {
  const background = testContext({ clientAddress: '' })
  await load(
    { name: '活着', year: 1994 },
    { name: '射雕英雄传', year: 1983, douban_id: '1' },
    { name: '射雕 英雄传', year: 2008, douban_id: '2' },
    { name: '藏起来的', year: 2000 },
  )
  await service.db('movie').where({ name: '藏起来的' }).update({ show: false })
  const pages = async (request: object) =>
    (await service.client.ListNamedPages({ kind: 'film', ...request }, background)).list
  const all = await pages({})
  expect(all.map(({ name }) => name)).toEqual(['活着', '射雕英雄传'])
  expect((await pages({ after_id: all[0]?.id ?? 0 })).map(({ name }) => name)).toEqual(['射雕英雄传'])
  expect(await pages({ size: 1 })).toHaveLength(1)
  await expect(service.client.ListNamedPages({ kind: 'film' }, asVisitor())).rejects.toMatchObject({
    code: 'disk.admin_only',
  })
})

test('the migration upgrades stored covers to https', async () => {
  await load({ name: '霸王别姬', year: 1993 })
  await service.db('movie').update({ cover: 'http://img.example/a.jpg' })
  await upgradeImages(service.db)
  expect((await get('霸王别姬')).cover).toBe('https://img.example/a.jpg')
})

const subject = { title: '庆余年 第二季 (2024)', release_year: '2024', rate: '7.9', is_tv: true, actors: ['张若昀'] }
const draft = (id: string) => ({ name: `豆瓣 ${id}`, douban_id: id, show: false })
const found = async (douban_id: string) => (await list()).find((movie) => movie.douban_id === douban_id)

const startLookups = async () => {
  const stack = new AsyncDisposableStack()
  const simulator = stack.use(await startDoubanSimulator())
  const douban = stack.use(openDouban(simulator))
  const jobs = () =>
    service.startMovieLookups(
      douban,
      service.openRateLimiter(`douban-${Math.random()}`, () => Date.now()),
    )
  return { simulator, jobs, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

test('names a draft by the answer of Douban, and keeps a draft that is unknown to Douban', async () => {
  await using lookups = await startLookups()
  lookups.simulator.put('36151692', subject)
  await load('36151692', '404404')
  await using _ = lookups.jobs()
  await waitFor(async () => (await service.db('movie_lookup')).length === 0)
  const named = { name: '庆余年 第二季', year: 2024, type: 'tv', rating: 7.9, actors: ['张若昀'], show: true }
  expect(await found('36151692')).toMatchObject(named)
  expect((await get('庆余年 第二季')).douban_id).toBe('36151692')
  expect(await found('404404')).toMatchObject(draft('404404'))
  expect(lookups.simulator.listRequestedIds()).toEqual(['36151692', '404404'])
})

test('a lookup keeps a name that an admin sets meanwhile, and hides a second movie of the same name', async () => {
  await using lookups = await startLookups()
  lookups.simulator.put('1', subject)
  lookups.simulator.put('2', { ...subject, title: '霸王别姬 (1993)', release_year: '1993' })
  await load('1', '2', { name: '霸王别姬', year: 1993 })
  await service.client.UpdateMovie({ id: (await found('1'))?.id ?? 0, name: '自己起的名字' }, asAdmin())
  await using _ = lookups.jobs()
  await waitFor(async () => (await service.db('movie_lookup')).length === 0)
  expect(await found('1')).toMatchObject({ name: '自己起的名字', show: false })
  expect(await found('2')).toMatchObject({ name: '霸王别姬', show: false })
})

test.each(['limited', 'garbage', 'wrong_types', 'redirect_inside'] as const)(
  'keeps drafts and sends few requests while Douban answers with %s',
  async (mode) => {
    await using lookups = await startLookups()
    lookups.simulator.setMode(mode)
    await load(...Array.from({ length: 20 }, (_, at) => String(500 + at)))
    await using _ = lookups.jobs()
    const most = mode === 'limited' || mode === 'redirect_inside' ? 1 : 5
    await waitFor(() => lookups.simulator.listRequestedIds().length === most)
    await delay(200)
    expect(lookups.simulator.listRequestedIds()).toHaveLength(most)
    expect(await service.db('movie_lookup')).toHaveLength(20)
    expect(await found('500')).toMatchObject(draft('500'))
  },
)

test('sends no requests while lookups are switched off, and still imports', async () => {
  await using lookups = await startLookups()
  service.site.rules.task_basic.look_up_movies = false
  await waitFor(async () => !(await service.readRules()).task_basic.look_up_movies)
  expect(await load('36151692')).toMatchObject({ added: 1, drafts: 1 })
  await using _ = lookups.jobs()
  await delay(200)
  expect(lookups.simulator.listRequestedIds()).toEqual([])
  await service.resetSite()
})
