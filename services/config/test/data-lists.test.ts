import { isDeepStrictEqual } from 'node:util'
import { createDataListFetcher } from '@pandex/platform/clients/data-lists'
import { silentLogger, waitFor } from '@pandex/platform/testing/fixtures'
import { measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asAdmin, asBackground, startConfigService } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService()
})

afterAll(() => service[Symbol.asyncDispose]())

beforeEach(async () => {
  await service.db.raw('truncate data_value, outbox; update data_list set version = version + 1')
})

const add = (type: string, ...values: string[]) => service.client.AddDataValues({ type, values }, asAdmin())
const remove = (type: string, ...values: string[]) => service.client.RemoveDataValues({ type, values }, asAdmin())
const list = (type: string, q = '', page = {}) => service.client.ListDataValues({ type, q, page }, asAdmin())
const valuesOf = async (type: string) => (await list(type)).list.map(({ value }) => value).toReversed()

const types = [
  'filter_word',
  'ban_robot',
  'ban_ua',
  'ban_disk_name',
  'ban_share_user',
  'ban_files',
  'ban_share_user_id',
]

test.each(types)('%s keeps its values apart from other lists', async (type) => {
  expect(await add(type, type)).toEqual({ added: 1, known: 0 })
  const others = types.filter((other) => other !== type)
  expect(await Promise.all([type, ...others].map(valuesOf))).toEqual([[type], ...others.map(() => [])])
})

test('lines of aliases are stored without repeated names, and comments are dropped', async () => {
  const lines = [
    '# 游戏',
    ' 老头环 = 艾尔登法环＝Elden  Ring = elden ring',
    '老头环=艾尔登法环=Elden Ring',
    '庆余年=慶餘年=JOL',
  ]
  expect(await add('alias', ...lines)).toEqual({ added: 2, known: 1 })
  expect(await valuesOf('alias')).toEqual(['老头环=艾尔登法环=Elden Ring', '庆余年=JOL'])
  expect(await remove('alias', '庆余年=JOL')).toEqual({ removed: 1 })
})

test.each([
  ['老头环', '至少要有两个不同的名字'],
  ['慶餘年 = 庆·余·年', '至少要有两个不同的名字'],
  ['老头环==', '2–60 个字'],
  ['环=艾尔登法环', '2–60 个字'],
  [`老头环=${'长'.repeat(61)}`, '2–60 个字'],
  [Array.from({ length: 13 }, (_, index) => `名字${index}`).join('='), '最多 12 个名字'],
])('the line of aliases %j is refused with its reason, and with it the whole request', async (line, reason) => {
  const message = expect.stringContaining(reason) as string
  const refusal = { kind: 'invalid', code: 'config.bad_list_value', message }
  await expect(add('alias', '只狼=Sekiro', line)).rejects.toMatchObject(refusal)
  expect(await valuesOf('alias')).toEqual([])
})

test('lines of plots are stored without repeated words, and comments are dropped', async () => {
  const lines = ['# 电影', ' 火星救援 = 宇航员  种土豆，被困 宇航员', '火星救援=宇航员 种土豆 被困']
  expect(await add('plot', ...lines)).toEqual({ added: 1, known: 1 })
  expect(await valuesOf('plot')).toEqual(['火星救援=宇航员 种土豆 被困'])
})

test.each([
  ['火星救援', '3–40 个不同的剧情词'],
  ['火星救援=宇航员 被困', '3–40 个不同的剧情词'],
  ['=宇航员 种土豆 被困', '作品名须为 2–60 个字'],
  ['火星救援=宇航员 种土豆 困', '2–12 个字'],
  [`火星救援=宇航员 种土豆 ${'困'.repeat(13)}`, '2–12 个字'],
  [`火星救援=${Array.from({ length: 41 }, (_, index) => `词语${index}`).join(' ')}`, '3–40 个不同的剧情词'],
])('the plot %j is refused with its reason, and with it the whole request', async (line, reason) => {
  const message = expect.stringContaining(reason) as string
  const refusal = { kind: 'invalid', code: 'config.bad_list_value', message }
  await expect(add('plot', '荒岛余生=孤岛 排球 快递', line)).rejects.toMatchObject(refusal)
  expect(await valuesOf('plot')).toEqual([])
})

test('values are trimmed, blank and repeated values are dropped, and adding or removing again changes nothing', async () => {
  expect(await add('ban_ua', ' curl ', 'CURL', '', '  ', 'python-requests', 'ÄÖ')).toEqual({ added: 3, known: 0 })
  expect(await add('ban_ua', 'Curl', 'äö', 'wget')).toEqual({ added: 1, known: 2 })
  expect(await valuesOf('ban_ua')).toEqual(['curl', 'python-requests', 'ÄÖ', 'wget'])
  expect(await remove('ban_ua', ' WGET', 'nothing', 'curl')).toEqual({ removed: 2 })
  expect(await remove('ban_ua', 'wget')).toEqual({ removed: 0 })
  expect(await valuesOf('ban_ua')).toEqual(['python-requests', 'ÄÖ'])
})

test('the audit log records added and removed values, and nothing when nothing changed', async () => {
  await add('filter_word', '甲', '乙')
  await add('filter_word', '甲')
  await remove('filter_word', '乙', '丙')
  await remove('filter_word', '乙')
  const target = 'data_list:filter_word'
  expect(await service.listAudited('data_list.add')).toEqual([{ target, changes: { count: 2, values: ['甲', '乙'] } }])
  expect(await service.listAudited('data_list.remove')).toEqual([{ target, changes: { count: 1, values: ['乙'] } }])
})

test('a list is searched by part of a value in any case, and shown in pages', async () => {
  await add('ban_files', '100%.EXE', 'virus.exe', 'a_b.txt')
  const found = async (q: string) => (await list('ban_files', q)).list.map(({ value }) => value).toSorted()
  expect(await found('.exe')).toEqual(['100%.EXE', 'virus.exe'])
  expect(await found('%')).toEqual(['100%.EXE'])
  expect(await found('_')).toEqual(['a_b.txt'])
  const page = await list('ban_files', '', { page: 2, size: 2, order_by: 'value', order: 'asc' })
  expect([page.total, page.list.map(({ value }) => value)]).toEqual([3, ['virus.exe']])
  await expect(list('ban_files', '', { order_by: 'type' })).rejects.toMatchObject({ code: 'list.bad_order' })
})

test.each([
  ['too long', 'x'.repeat(501)],
  ['more than one line', 'a\nb'],
  ['NUL', 'a\0b'],
])('a value that is %s makes the whole request fail', async (_what, bad) => {
  await expect(add('ban_ua', 'good', bad)).rejects.toMatchObject({ kind: 'invalid', code: 'config.bad_list_value' })
  expect(await valuesOf('ban_ua')).toEqual([])
})

test.each([
  ['ban_ua', 'Mozilla'],
  ['ban_ua', 'safari'],
  ['ban_robot', 'e'],
])('%s refuses fragments that would block ordinary browsers, such as %j', async (type, fragment) => {
  const bad = { kind: 'invalid', code: 'config.bad_list_value' }
  await expect(add(type, 'scrapy', fragment)).rejects.toMatchObject(bad)
  expect(await valuesOf(type)).not.toContain('scrapy')
  expect(await add('ban_share_user', fragment)).toMatchObject({ added: 1 })
})

test.each(['filter_word', 'ban_disk_name', 'ban_files'])(
  '%s refuses text that nearly all names contain',
  async (type) => {
    for (const value of ['a', '7', '.', '＋', '。', '\u200be'])
      await expect(add(type, '坏词', value)).rejects.toMatchObject({ kind: 'invalid', code: 'config.bad_list_value' })
    expect(await valuesOf(type)).toEqual([])
    expect(await add(type, '毒', 'ab', '🔞')).toEqual({ added: 3, known: 0 })
  },
)

test.each(['', 'other', '__proto__', 'FILTER_WORD'])('%j is refused as a list', async (type) => {
  const refusal = { kind: 'invalid', code: 'config.unknown_list' }
  await expect(add(type, 'x')).rejects.toMatchObject(refusal)
  await expect(remove(type, 'x')).rejects.toMatchObject(refusal)
  await expect(list(type)).rejects.toMatchObject(refusal)
  await expect(service.client.GetDataLists({ types: [type] }, asBackground())).rejects.toMatchObject(refusal)
})

const many = (count: number, prefix = 'v'): string[] => Array.from({ length: count }, (_, index) => `${prefix}${index}`)

test('a list holds at most twenty thousand values, also under concurrent additions', async () => {
  expect(await add('ban_disk_name', ...many(19_990))).toEqual({ added: 19_990, known: 0 })
  const attempts = Array.from({ length: 6 }, (_, index) => add('ban_disk_name', ...many(4, `w${index}-`)))
  const results = await Promise.allSettled(attempts)
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  expect(refusals).toHaveLength(4)
  for (const refusal of refusals) expect(refusal).toMatchObject({ kind: 'invalid', code: 'config.list_full' })
  expect((await list('ban_disk_name')).total).toBe(19_998)
  expect(await add('ban_disk_name', ...many(19_990), 'aa', 'bb')).toEqual({ added: 2, known: 19_990 })
})

test('a list stays small enough to be sent as a whole', async () => {
  const long = many(4_200, 'x'.repeat(490))
  await expect(add('ban_files', ...long)).rejects.toMatchObject({ code: 'config.list_full' })
  expect(await add('ban_files', ...long.slice(0, 4_000))).toEqual({ added: 4_000, known: 0 })
})

test('services get whole lists, at most a second old', async () => {
  await using replica = await service.startReplica()
  const read = async () => {
    const { lists } = await replica.client.GetDataLists({ types: ['ban_ua', 'ban_robot'] }, asBackground())
    return Object.fromEntries(Object.entries(lists).map(([type, { values }]) => [type, values]))
  }
  await add('ban_robot', 'BadBot')
  expect(await read()).toEqual({ ban_ua: [], ban_robot: ['BadBot'] })
  const reads = (values: string[]) =>
    waitFor(async () => isDeepStrictEqual(await read(), { ban_ua: values, ban_robot: ['BadBot'] }))
  const change = async (): Promise<number> => {
    await remove('ban_ua', 'curl', 'wget')
    await reads([])
    await add('ban_ua', 'curl', 'wget')
    return measureDurationMs(() => reads(['curl', 'wget']))
  }
  expect(await measureMin(1_000, change)).toBeLessThan(1_000)
  await remove('ban_ua', 'curl')
  await reads(['wget'])
})

test('reading lists does not query the database each time', async () => {
  let queries = 0
  service.db.on('query', ({ sql }: { sql: string }) => {
    if (/data_(list|value)/.test(sql)) queries += 1
  })
  await Promise.all(Array.from({ length: 100 }, () => service.client.GetDataLists({ types }, asBackground())))
  expect(queries).toBeLessThan(30)
})

test('sends a list again only after a change', async () => {
  await add('ban_ua', 'first')
  const fetchList = async (known: string) => {
    const { lists } = await service.client.GetDataLists({ types: ['ban_ua'], known: { ban_ua: known } }, asBackground())
    return lists.ban_ua
  }
  const { fingerprint = '' } =
    (await waitFor(async () => {
      const list = await fetchList('')
      return list?.values.includes('first') && list
    })) ?? {}
  expect(await fetchList(fingerprint)).toEqual({ values: [], fingerprint })
  await add('ban_ua', 'second')
  await waitFor(async () => isDeepStrictEqual((await fetchList(fingerprint))?.values, ['first', 'second']))
})

test('a fetcher returns the same lists until one changes', async () => {
  const fetchLists = createDataListFetcher(service.client, ['ban_ua', 'ban_robot'], silentLogger())
  await add('ban_robot', 'robot')
  await waitFor(async () => (await fetchLists()).ban_robot.includes('robot'))
  const before = await fetchLists()
  expect(await fetchLists()).toBe(before)
  await add('ban_ua', 'agent')
  await waitFor(async () => (await fetchLists()).ban_ua.includes('agent'))
  expect((await fetchLists()).ban_robot).toBe(before.ban_robot)
})
