import { silentLogger } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTitleDictionary } from '../repositories/titles/title-dictionary.ts'
import { makeDisk, startSearchService } from './harness.ts'
import type { SavedDisk } from './harness.ts'

let service: Awaited<ReturnType<typeof startSearchService>>

beforeAll(async () => {
  service = await startSearchService()
})

afterAll(() => service[Symbol.asyncDispose]())

beforeEach(async () => {
  await service.refresh()
  const all = { index: service.index('disk'), query: { match_all: {} }, refresh: true }
  await service.client.deleteByQuery({ ...all, conflicts: 'proceed' })
})

const saveAll = async (disks: SavedDisk[]): Promise<void> => {
  await service.save(disks)
  await Promise.all(disks.map((disk) => service.waitUntilIndexed(disk)))
  await service.client.indices.refresh({ index: service.index('disk') })
}

const open = (options?: { reloadAfterMs: number }) => openTitleDictionary(service, { log: silentLogger(), ...options })

test('cannot be read before it was loaded', async () => {
  const titles = open()
  expect(() => titles.read()).toThrow('not loaded')
  await titles.update()
  expect(titles.read().size).toBe(0)
})

test('loads the titles of all resources with their counts', async () => {
  await saveAll(['庆余年 第二季', '庆余年 4K', '狂飙'].map((disk_name) => makeDisk({ disk_name })))
  const titles = open()
  await titles.update()
  expect(['庆余年', '狂飙', '三体'].map((key) => titles.read().countOf(key))).toEqual([2, 1, 0])
})

test('adds the titles of new resources, and counts each resource once', async () => {
  await saveAll([makeDisk({ disk_name: '庆余年 第二季' })])
  const titles = open()
  await titles.update()
  const early = makeDisk({ disk_name: '庆余年 4K' })
  const late = makeDisk({ disk_name: '庆余年 1080P' })
  // Parallel consumers may index the resource with the higher id first.
  await saveAll([late])
  await titles.update()
  await saveAll([early])
  for (let round = 0; round < 3; round += 1) await Promise.all([titles.update(), titles.update()])
  expect(titles.read().countOf('庆余年')).toBe(3)
})

test('adds the titles of a resource that is indexed after a newer one was loaded', async () => {
  const early = makeDisk({ disk_name: '庆余年 4K' })
  const late = makeDisk({ disk_name: '庆余年 1080P' })
  await saveAll([late])
  const titles = open()
  await titles.update()
  await saveAll([early])
  await titles.update()
  expect(titles.read().countOf('庆余年')).toBe(2)
})

test('counts a resource once that is saved again', async () => {
  const titles = open()
  await titles.update()
  const disk = makeDisk({ disk_name: '狂飙' })
  await saveAll([disk])
  await titles.update()
  await saveAll([{ ...disk, version: 2, size: 9 }])
  await titles.update()
  expect(titles.read().countOf('狂飙')).toBe(1)
})

test('forgets removed and renamed resources with the next load', async () => {
  const [removed, renamed] = [makeDisk({ disk_name: '狂飙' }), makeDisk({ disk_name: '庆余年' })]
  await saveAll([removed, renamed])
  const titles = open({ reloadAfterMs: 0 })
  await titles.update()
  expect(titles.read().countOf('狂飙')).toBe(1)
  await service.client.delete({ index: service.index('disk'), id: removed.doc_id, refresh: true })
  await saveAll([{ ...renamed, version: 2, disk_name: '三体' }])
  await titles.update()
  expect(['狂飙', '庆余年', '三体'].map((key) => titles.read().countOf(key))).toEqual([0, 0, 1])
})

test('keeps its titles while the index does not answer', async () => {
  await saveAll([makeDisk({ disk_name: '狂飙' })])
  const titles = open({ reloadAfterMs: 0 })
  await titles.update()
  await expect(titles.update(AbortSignal.abort())).rejects.toThrow('aborted')
  expect(titles.read().countOf('狂飙')).toBe(1)
})
