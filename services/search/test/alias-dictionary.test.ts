import { testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDisk, startSearchService } from './harness.ts'

let service: Awaited<ReturnType<typeof startSearchService>>

const names = [
  '荒野大镖客2 豪华版',
  '荒野大镖客2 攻略合集.pdf',
  '艾尔登法环 v1.16',
  '艾尔登法环 修改器',
  '环保老头的一天',
]

beforeAll(async () => {
  service = await startSearchService()
  const disks = names.map((disk_name) => makeDisk({ disk_name }))
  await service.saveSearchable(disks)
})

afterAll(() => service[Symbol.asyncDispose]())

const setAliases = (...lines: string[]): void => {
  service.site.lists.alias = lines
}

const firstNames = async (q: string, count: number) => (await service.namesOf({ q })).slice(0, count).toSorted()

/** A changed list is read again after at most two seconds. */
const waitUntilFirst = (q: string, expected: string) =>
  waitFor(async () => (await service.namesOf({ q }))[0]?.startsWith(expected) === true)

test('an edited dictionary takes effect at once, also for keywords that were searched before', async () => {
  const before = await service.search({ q: '大表哥2' })
  expect(before.list.map(({ disk_name }) => disk_name)).not.toContain('荒野大镖客2 豪华版')
  setAliases('大表哥2=荒野大镖客2=Red Dead Redemption 2')
  await waitUntilFirst('大表哥2', '荒野大镖客2')
  const after = await service.search({ q: '大表哥2' })
  expect(after).toMatchObject({ relaxed: '', dropped: [], corrected: '' })
  setAliases()
  await waitFor(async () => (await service.search({ q: '大表哥2' })).relaxed === 'similar')
})

test('a nickname is found as a part of a keyword, with and without a space', async () => {
  setAliases('大表哥2=荒野大镖客2', '老头环=艾尔登法环')
  await waitUntilFirst('老头环', '艾尔登法环')
  for (const q of ['老头环 修改器', '老头环修改器']) {
    expect((await service.namesOf({ q }))[0]).toBe('艾尔登法环 修改器')
    expect(await service.search({ q })).toMatchObject({ relaxed: '', dropped: [] })
  }
  expect((await service.namesOf({ q: '大表哥2 攻略' }))[0]).toBe('荒野大镖客2 攻略合集.pdf')
  expect(await firstNames('老头环', 2)).toEqual(['艾尔登法环 v1.16', '艾尔登法环 修改器'].toSorted())
})

test('a version of a program is found by a name that shares continue, another version as similar', async () => {
  const programs = ['Hollow Forge Studio 19 Win', 'Hollow Forge Studio 20 macOS']
  const series = makeDisk({ disk_name: '边水往事', files: 'file:边水往事 18.mkv\nfile:边水往事 19.mkv' })
  await service.saveSearchable([...programs.map((disk_name) => makeDisk({ disk_name })), series])
  setAliases('空心炉=Hollow Forge')
  await waitUntilFirst('空心炉19', 'Hollow Forge Studio 19')
  for (const q of ['空心炉19', '空心炉 19']) {
    expect(await service.namesOf({ q })).toEqual(['Hollow Forge Studio 19 Win'])
    expect(await service.search({ q })).toMatchObject({ relaxed: '' })
  }
  for (const q of ['空心炉18', '空心炉 18 教程']) {
    expect((await service.namesOf({ q })).toSorted()).toEqual(programs)
    expect(await service.search({ q })).toMatchObject({ relaxed: 'similar' })
  }
})

test('a name that continues a Latin name of the work is found', async () => {
  const continued = makeDisk({ disk_name: 'Hollow Lantern The Final Cut GOG' })
  await service.saveSearchable([continued])
  setAliases('空心灯=Hollow Lantern')
  await waitUntilFirst('空心灯', 'Hollow Lantern')
  const { list, ...found } = await service.search({ q: '空心灯' })
  expect(found).toMatchObject({ relaxed: '', dropped: [], corrected: '' })
  expect(list[0]?.disk_name).toBe('<em>Hollow Lantern</em> The Final Cut GOG')
})

test('a subtitle finds the part that has it, unless a share has it as its title', async () => {
  setAliases('迷雾回廊2=Mist Corridor 2=迷雾回廊2：灰烬试炼')
  const part = makeDisk({ disk_name: 'Mist.Corridor.2.2015.1080p.WEB-DL' })
  await service.saveSearchable([part])
  await waitUntilFirst('灰烬试炼', 'Mist')
  const titled = makeDisk({ disk_name: '灰烬试炼 2021' })
  await service.saveSearchable([titled])
  await expect.poll(() => service.namesOf({ q: '灰烬试炼' })).toEqual([titled.disk_name])
})

test('a hit that was found by another name shows which name that is', async () => {
  setAliases('大表哥2=荒野大镖客2', '老头环=艾尔登法环')
  await waitUntilFirst('老头环', '艾尔登法环')
  expect((await service.search({ q: '大表哥2' })).list[0]?.disk_name).toContain('<em>荒野大镖客2</em>')
  const [first] = (await service.search({ q: '老头环 修改器' })).list
  expect(first?.disk_name).toBe('<em>艾尔登法环</em> <em>修改器</em>')
})

test('suggests the names of shares for the beginning of a nickname, and the typed name first', async () => {
  setAliases('老头环=艾尔登法环=Elden Ring', '环保先锋=艾尔登法环')
  const suggest = async (q: string): Promise<string[]> =>
    (await service.calls.Suggest({ q }, testContext())).list.map(({ text }) => text)
  await expect.poll(() => suggest('老头环')).toEqual(['艾尔登法环'])
  await expect.poll(() => suggest('老头')).toEqual(['艾尔登法环'])
  await expect.poll(() => suggest('环保')).toEqual(['环保老头的一天', '艾尔登法环'])
  expect(await suggest('老')).toEqual([])
  service.site.lists.filter_word = ['艾尔登']
  await expect.poll(() => suggest('老头环')).toEqual([])
  service.site.lists.filter_word = []
})

test('searches work without a dictionary while the config service does not know the list', async () => {
  setAliases('老头环=艾尔登法环')
  await waitUntilFirst('老头环', '艾尔登法环')
  service.site.away.add('config')
  expect((await service.namesOf({ q: '老头环' }))[0]).toMatch(/^艾尔登法环/)
  service.site.away.delete('config')
})
