import { AppError } from '@pandex/platform/errors'
import { silentLogger, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { backgroundContext } from '@pandex/platform/grpc/context'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDataLists } from '../clients/data-lists.ts'
import { emptyAliases } from '../domain/titles/alias-dictionary.ts'
import { checkIndex, noFindings } from '../use-cases/index/check-index.ts'
import { runFullReindex } from '../use-cases/index/full-reindex.ts'
import type { FullReindexDeps } from '../use-cases/index/full-reindex.ts'
import { buildingAlias, openBuildingIndex } from '../repositories/index/building-index.ts'
import { openDiskIndex } from '../repositories/index/disk-index.ts'
import { openIndexScan } from '../repositories/index/index-scan.ts'
import { makeDisk, startSearchService } from './harness.ts'
import type { SavedDisk } from './harness.ts'

let service: Awaited<ReturnType<typeof startSearchService>>
let deps: FullReindexDeps

const log = silentLogger()
const { signal } = new AbortController()
/** Longer than a replica caches whether an index is being built. */
const timing = { buildingSettleMs: 1_200, signal, pageSize: 10 }
const atOnce = { ...timing, buildingSettleMs: 0 }

beforeAll(async () => {
  service = await startSearchService()
  const { client, index, clients, db } = service
  const elasticsearch = { client, index }
  const building = openBuildingIndex({ elasticsearch, shards: 1, replicas: 0 })
  const diskIndex = { readAliases: async () => emptyAliases }
  deps = { db, building, diskIndex, disk: clients.disk, dataLists: createDataLists(clients.config, log), log }
})

beforeEach(async () => {
  service.site.reset()
  service.site.onListSaved = async () => {}
  await service.db('background_work').delete()
  await deps.building.drop()
})

afterAll(async () => {
  const { client, index } = service
  await client.indices.delete({ index: Object.keys(await client.indices.getAlias({ name: index('disk') })) })
  await service[Symbol.asyncDispose]()
})

const seed = async (count: number): Promise<SavedDisk[]> => {
  await service.emptyIndex()
  const disks = Array.from({ length: count }, (_, at) => makeDisk({ disk_name: `庆余年 第${at}集` }))
  service.site.saved = disks
  await service.saveSearchable(disks)
  return disks
}

const background = () => backgroundContext(log)
const begin = (run_id: string) => service.calls.StartRebuild({ run_id }, background())
const stateOf = (run_id: string) => service.calls.GetRebuild({ run_id }, background())
const indexNow = async (): Promise<string[]> =>
  Object.keys(await service.client.indices.getAlias({ name: service.index('disk') }))
const allIndexes = async (): Promise<string[]> =>
  Object.keys(await service.client.indices.get({ index: `${service.index('disk')}-v*` }))
const foundNow = async (): Promise<number> => (await service.search({ q: '庆余年', size: 1 })).total

/** Findings of a consistency check. Nothing is repaired, because the fake database resends nothing. */
const compare = async () => {
  const elasticsearch = { client: service.client, index: service.index }
  service.site.versions = (service.site.saved as SavedDisk[]).map(({ id, doc_id, disk_type, disk_id, version }) => ({
    id,
    doc_id,
    disk_type,
    disk_id,
    version,
  }))
  await service.refresh()
  const diskIndex = await openDiskIndex({ elasticsearch, shards: 1, replicas: 0, log })
  const all = { disk: service.clients.disk, diskIndex, scan: openIndexScan(elasticsearch), log }
  return checkIndex(all, { afterId: 0, found: noFindings }, { settleMs: 0, signal }, async () => {})
}

test('a reindex includes every resource saved or deleted while it runs', async () => {
  const disks = await seed(60)
  const [before] = await indexNow()
  let version = 1
  const change = async (): Promise<void> => {
    version += 1
    const at = Math.floor(Math.random() * disks.length)
    const fresh = makeDisk({ disk_name: `庆余年 新${version}` })
    const changed = { ...(disks[at] as SavedDisk), version, disk_name: `庆余年 改${version}` }
    const [gone] = disks.splice((at + 1) % disks.length, 1) as [SavedDisk]
    const rest = disks.map((disk) => (disk.id === changed.id ? changed : disk))
    disks.splice(0, disks.length, ...rest, fresh)
    service.site.saved = disks
    await service.save([changed, fresh, { ...gone, version: 1_000, deleted: true }])
  }
  let pages = 0
  service.site.onListSaved = async () => {
    if (pages++ < 6) await change()
  }
  expect(await begin('writes')).toMatchObject({ status: 'running', done: 0 })
  await runFullReindex(deps, timing)
  expect(await stateOf('writes')).toMatchObject({ status: 'done' })
  const last = makeDisk()
  service.site.saved = [...disks, last]
  // Once the last event is processed, the earlier ones follow within a moment.
  await service.save([last])
  await service.waitUntilIndexed(last)
  await waitFor(async () => {
    const { checked: _, ...found } = await compare()
    return Object.values(found).every((count) => count === 0)
  })
  const [after] = await indexNow()
  expect(after).not.toBe(before)
  expect(await allIndexes()).toEqual([after])
})

const gone = (): never => {
  throw new AppError('unavailable', 'unavailable', '断开')
}

/** Simulates a process that ends before or after one of its next calls: later calls have no effect. */
const endingAfter = (moments: number): FullReindexDeps => {
  let left = moments
  const mortal =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if ((left -= 1) < 0) gone()
      const answer = await call(...args)
      if ((left -= 1) < 0) gone()
      return answer
    }
  const { building, disk } = deps
  return {
    ...deps,
    disk: { ListSaved: mortal(disk.ListSaved) },
    building: {
      ...building,
      create: mortal(() => building.create()),
      bulkIndex: mortal((documents: Parameters<typeof building.bulkIndex>[0]) => building.bulkIndex(documents)),
      switchAlias: mortal((name: string) => building.switchAlias(name)),
    },
  }
}

test('a process killed at any of 20 moments leaves the old index answering, and the next process resumes', async () => {
  await seed(60)
  const [before] = await indexNow()
  await begin('killed')
  let kills = 0
  for (; kills < 20; kills += 1) {
    const moments = kills < 3 ? kills : 1 + Math.floor(Math.random() * 6)
    await expect(runFullReindex(endingAfter(moments), { ...atOnce, pageSize: 2 })).rejects.toThrow('断开')
    expect(await stateOf('killed')).toMatchObject({ status: 'running' })
    expect(await indexNow()).toEqual([before])
  }
  expect(await foundNow()).toBe(60)
  await runFullReindex(deps, atOnce)
  expect(await stateOf('killed')).toMatchObject({ status: 'done', done: 60 })
  expect(await compare()).toEqual({ ...noFindings, checked: 60 })
  expect(await allIndexes()).toEqual(await indexNow())
})

test('a process that ends right after the alias switch leaves nothing to repair', async () => {
  await seed(5)
  await begin('late')
  // Two moments per call: `begin`, `ListSaved`, `fill`, the empty `ListSaved`, `takeIntoUse`.
  await expect(runFullReindex(endingAfter(9), atOnce)).rejects.toThrow('断开')
  expect(await stateOf('late')).toMatchObject({ status: 'running' })
  const [taken] = await indexNow()
  await runFullReindex(deps, atOnce)
  expect(await stateOf('late')).toMatchObject({ status: 'done', done: 5 })
  expect(await allIndexes()).toEqual([taken])
  expect(await compare()).toEqual({ ...noFindings, checked: 5 })
})

test('a cancelled run leaves the old index unchanged, and removes the new one', async () => {
  await seed(30)
  const before = await allIndexes()
  await begin('unwanted')
  await expect(begin('another')).rejects.toMatchObject({ code: 'search.rebuilding' })
  let pages = 0
  service.site.onListSaved = async () => {
    pages += 1
    if (pages === 2) await service.calls.CancelRebuild({ run_id: 'unwanted' }, background())
  }
  await runFullReindex(deps, atOnce)
  expect(pages).toBe(2)
  expect(await begin('unwanted')).toMatchObject({ status: 'cancelled' })
  expect(await allIndexes()).toEqual(before)
  expect(await foundNow()).toBe(30)
  expect(await begin('another')).toMatchObject({ status: 'running' })
})

test('a deletion just after a new index is discarded does not recreate it', async () => {
  const [disk] = (await seed(1)) as [SavedDisk]
  const { client, index } = service
  const diskIndex = await openDiskIndex({ elasticsearch: { client, index }, shards: 1, replicas: 0, log })
  const writeDeletion = (version: number) => diskIndex.write([{ ...disk, version, document: undefined }], testContext())
  await deps.building.create()
  await writeDeletion(2)
  await deps.building.drop()
  await writeDeletion(3)
  expect(await client.indices.exists({ index: index(buildingAlias) })).toBe(false)
  expect(await service.documentOf(disk)).toMatchObject({ found: false })
})

test('a resource that cannot be written fails the run after some attempts, and the old index remains', async () => {
  await seed(3)
  const before = await allIndexes()
  service.site.saved = [{ id: 1 }]
  await begin('broken')
  for (let tries = 0; tries < 5; tries += 1) await expect(runFullReindex(deps, atOnce)).rejects.toThrow('invalid_type')
  await runFullReindex(deps, atOnce)
  expect(await stateOf('broken')).toMatchObject({ status: 'failed' })
  expect(await allIndexes()).toEqual(before)
})

test('a reindex waits for as long as the database of resources is down', async () => {
  await seed(3)
  await begin('patient')
  service.site.away.add('disk')
  for (let tries = 0; tries < 6; tries += 1) await expect(runFullReindex(deps, atOnce)).rejects.toThrow('服务繁忙')
  service.site.away.clear()
  await runFullReindex(deps, atOnce)
  expect(await stateOf('patient')).toMatchObject({ status: 'done', done: 3 })
})

test('only services of this site start a reindex', async () => {
  const admin = testContext({ user: { id: 1, role: 'admin' } })
  await expect(service.calls.StartRebuild({ run_id: 'x' }, admin)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(service.calls.GetRebuild({ run_id: 'x' }, admin)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(service.calls.CancelRebuild({ run_id: 'x' }, admin)).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(stateOf('x')).rejects.toMatchObject({ code: 'search.unknown_rebuild' })
})
