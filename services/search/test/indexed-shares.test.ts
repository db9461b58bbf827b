import { silentLogger } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBuildingIndex } from '../repositories/index/building-index.ts'
import { openIndexedShares } from '../repositories/titles/share-loader.ts'
import { openTitleChanges } from '../repositories/titles/title-changes.ts'
import type { TitleChanges } from '../repositories/titles/title-changes.ts'
import { makeDisk, startSearchService } from './harness.ts'
import type { SavedDisk } from './harness.ts'

let service: Awaited<ReturnType<typeof startSearchService>>

beforeAll(async () => {
  service = await startSearchService()
})

afterAll(() => service[Symbol.asyncDispose]())

beforeEach(() => service.emptyIndex())

const saveAll = async (disks: SavedDisk[]): Promise<void> => {
  await service.save(disks)
  await Promise.all(disks.map((disk) => service.waitUntilIndexed(disk)))
}

const refresh = () => service.client.indices.refresh({ index: service.index('disk') })

const open = (options: { reloadAfterMs?: number; changes?: TitleChanges } = {}) =>
  openIndexedShares(service, { log: silentLogger(), changes: openTitleChanges(service.db), ...options })

type Reader = ReturnType<typeof open>

const countsOf = (reader: Reader, ...keys: string[]): number[] => keys.map((key) => reader.read().titles.countOf(key))

/** Changes are recorded after the document was written. */
const waitForCounts = async (reader: Reader, counts: Record<string, number>): Promise<void> => {
  const read = async (): Promise<Record<string, number>> => {
    await reader.update()
    return Object.fromEntries(Object.keys(counts).map((key) => [key, reader.read().titles.countOf(key)]))
  }
  await expect.poll(read).toEqual(counts)
}

test('cannot be read before they were loaded', async () => {
  const reader = open()
  expect(() => reader.read()).toThrow('not loaded')
  await reader.update()
  expect(reader.read().size).toBe(0)
})

test('loads the titles, facts and files of all shares', async () => {
  const names = ['庆余年 第二季', '庆余年 4K', '狂飙']
  await saveAll(names.map((disk_name) => makeDisk({ disk_name, files: 'file:庆余年/庆余年.S02E01.mkv' })))
  await refresh()
  const reader = open()
  await reader.update()
  expect(countsOf(reader, '庆余年', '狂飙', '三体')).toEqual([2, 1, 0])
  expect(reader.read().countOf('庆余年')).toBe(3)
  expect(reader.read().countTokens('狂飙')).toEqual([{ tokens: expect.arrayContaining(['season:2']), count: 1 }])
})

test('loads more shares than a page holds', async () => {
  const document = (await service.client.search({ index: service.index('disk') })).hits.hits
  expect(document).toEqual([])
  const operations = Array.from({ length: 2_300 }, (_, at) => [
    { index: { _id: `many${at}` } },
    { id: 100_000 + at, titles: [`书${at % 23}`], title_tokens: ['class:book'] },
  ]).flat()
  await service.client.bulk({ index: service.index('disk'), operations, refresh: true })
  const reader = open()
  await reader.update()
  expect(reader.read().size).toBe(2_300)
  expect(countsOf(reader, '书0', '书22')).toEqual([100, 100])
})

test('adds new shares, and counts each once when changes come twice', async () => {
  await saveAll([makeDisk({ disk_name: '庆余年 第二季' })])
  await refresh()
  const reader = open()
  await reader.update()
  const added = [makeDisk({ disk_name: '庆余年 1080P' }), makeDisk({ disk_name: '庆余年 4K' })]
  await saveAll(added)
  await waitForCounts(reader, { 庆余年: 3 })
  const changes = openTitleChanges(service.db)
  await changes.record([...added, ...added])
  for (let round = 0; round < 2; round += 1) await Promise.all([reader.update(), reader.update()])
  expect(countsOf(reader, '庆余年')).toEqual([3])
})

test('forgets removed and renamed shares with the next update', async () => {
  const [removed, renamed] = [makeDisk({ disk_name: '狂飙' }), makeDisk({ disk_name: '庆余年' })]
  await saveAll([removed, renamed])
  await refresh()
  const reader = open()
  await reader.update()
  expect(countsOf(reader, '狂飙', '庆余年', '三体')).toEqual([1, 1, 0])
  await service.save([
    { ...removed, version: 2, deleted: true },
    { ...renamed, version: 2, disk_name: '三体' },
  ])
  await waitForCounts(reader, { 狂飙: 0, 庆余年: 0, 三体: 1 })
  expect(reader.read().countOf('狂飙')).toBe(0)
})

test('applies a change that becomes visible after a later one', async () => {
  const reader = open()
  await reader.update()
  const [early, late] = [makeDisk({ disk_name: '庆余年' }), makeDisk({ disk_name: '狂飙' })]
  await saveAll([early, late])
  await waitForCounts(reader, { 庆余年: 1, 狂飙: 1 })
  const [{ next } = { next: 0 }] = (
    await service.db.raw<{ rows: { next: number }[] }>(`select nextval('title_change_id_seq')::int as next`)
  ).rows
  const { client, index } = service
  await openTitleChanges(service.db).record([late])
  await reader.update()
  await client.delete({ index: index('disk'), id: early.doc_id })
  await service.db('title_change').insert({ id: next, disk_id: early.id, doc_id: early.doc_id })
  await reader.update()
  expect(countsOf(reader, '庆余年', '狂飙')).toEqual([0, 1])
})

test('loads all shares again when the alias names another index', async () => {
  await saveAll([makeDisk({ disk_name: '狂飙' })])
  const reader = open()
  await refresh()
  await reader.update()
  const building = openBuildingIndex({ elasticsearch: service, shards: 1, replicas: 0 })
  const before = Object.keys(await service.client.indices.getAlias({ name: service.index('disk') }))
  await building.switchAlias(await building.create())
  await reader.update()
  expect(reader.read().size).toBe(0)
  await service.client.indices.delete({ index: before }, { ignore: [404] })
})

test('loads the shares while the database does not answer, and applies changes once it does', async () => {
  await saveAll([makeDisk({ disk_name: '狂飙' })])
  await refresh()
  let isAway = true
  const changes = openTitleChanges(service.db)
  const readLastSettled = async (): Promise<number> => {
    if (isAway) throw new Error('database away')
    return changes.readLastSettled()
  }
  const reader = open({ changes: { ...changes, readLastSettled } })
  await reader.update()
  expect(countsOf(reader, '狂飙')).toEqual([1])
  await expect(reader.update()).rejects.toThrow('database away')
  isAway = false
  await saveAll([makeDisk({ disk_name: '狂飙 4K' })])
  await waitForCounts(reader, { 狂飙: 2 })
})

test('keeps its shares while the index does not answer', async () => {
  await saveAll([makeDisk({ disk_name: '狂飙' })])
  await refresh()
  const reader = open({ reloadAfterMs: 0 })
  await reader.update()
  await expect(reader.update(AbortSignal.abort())).rejects.toThrow('aborted')
  expect(countsOf(reader, '狂飙')).toEqual([1])
})
