import { DiskSaved } from '@pandex/contracts/events'
import { addManyToOutbox } from '@pandex/platform/events/outbox'
import { silentLogger, waitFor } from '@pandex/platform/testing/fixtures'
import { testSecret } from '@pandex/platform/testing/service-harness'
import { execFile } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createDataLists } from '../clients/data-lists.ts'
import { emptyAliases } from '../domain/titles/alias-dictionary.ts'
import { startBackground } from '../jobs/background.ts'
import type { BackgroundDeps, BackgroundTiming } from '../jobs/background.ts'
import { checkIndex, noFindings } from '../use-cases/index/check-index.ts'
import { readNoAliases } from '../domain/titles/alias-dictionary.ts'
import { withLeaderLock, saveProgress, readProgress } from '../repositories/index/background-work.ts'
import { diskIndexDefinition, indexSchemaVersion } from '../repositories/index/disk-index-definition.ts'
import { openBuildingIndex } from '../repositories/index/building-index.ts'
import { openDiskIndex } from '../repositories/index/disk-index.ts'
import { openIndexScan } from '../repositories/index/index-scan.ts'
import { copyLateWrites, moveToNewIndex } from '../repositories/index/migrate-index.ts'
import { makeDisk, startSearchService } from './harness.ts'
import type { SavedDisk } from './harness.ts'

let service: Awaited<ReturnType<typeof startSearchService>>
let deps: BackgroundDeps

const run = promisify(execFile)
const log = silentLogger()
const { signal } = new AbortController()
const never = 3_600_000
const quick: BackgroundTiming = {
  banListPollMs: 50,
  schemaPollMs: 50,
  pruneIntervalMs: never,
  learnIntervalMs: never,
  reindexPollMs: never,
  buildingSettleMs: 0,
  settleMs: 100,
  minRoundPauseMs: never,
  pagePauseMs: 0,
}

/** A document as an older version stored it: without the fields that only the event has and those that are computed. */
const storedFieldsOf = (disk: SavedDisk) => {
  const { version: _, create_time: _c, update_time: _u, deleted: _d, imported: _i, ...stored } = disk
  return stored
}

beforeAll(async () => {
  service = await startSearchService()
  const { client, index, clients } = service
  const elasticsearch = { client, index }
  deps = {
    db: service.db,
    elasticsearch,
    diskIndex: await openDiskIndex({ elasticsearch, shards: 1, replicas: 0, log }),
    building: openBuildingIndex({ elasticsearch, shards: 1, replicas: 0 }),
    disk: clients.disk,
    dataLists: createDataLists(clients.config, log),
    readAliases: readNoAliases,
    log,
  }
})

beforeEach(async () => {
  service.site.reset()
  service.site.onResend = async () => {}
  await service.db('background_work').delete()
  await service.emptyIndex()
})

afterAll(() => service[Symbol.asyncDispose]())

const saveAll = async (disks: SavedDisk[]): Promise<void> => {
  await service.saveSearchable(disks)
}

const rowOf = ({ id, doc_id, disk_type, disk_id, version }: SavedDisk) => ({ id, doc_id, disk_type, disk_id, version })

/** Resends from `rows`, as the disk service does. */
const publishOnResend = (rows: SavedDisk[]): void => {
  service.site.versions = rows.map(rowOf)
  service.site.onResend = async (shares) => {
    const published = rows.filter(({ doc_id }) => shares.some((share) => share.doc_id === doc_id))
    await service.db.transaction((trx) => addManyToOutbox(trx, DiskSaved, published))
  }
}

describe('the consistency check', () => {
  const check = () =>
    checkIndex(
      { ...deps, scan: openIndexScan(deps.elasticsearch) },
      { afterId: 0, found: noFindings },
      { settleMs: 20, signal },
      async () => {},
    )

  test('finds and writes nothing when index and database are equal', async () => {
    const disks = [makeDisk(), makeDisk({ enabled: false }), makeDisk({ health: 'dead' })]
    await saveAll(disks)
    publishOnResend(disks)
    expect(await check()).toEqual({ ...noFindings, checked: 3 })
    expect(service.site.resent).toEqual([])
  })

  test('repairs a missing row, an older version and a document without a price, and deletes orphans', async () => {
    const [whole, missing, older, plain, orphan, lastOrphan] = Array.from({ length: 6 }, () => makeDisk()) as [
      SavedDisk,
      SavedDisk,
      SavedDisk,
      SavedDisk,
      SavedDisk,
      SavedDisk,
    ]
    const newer = { ...older, version: 2, disk_name: '新的版本' }
    await saveAll([whole, older, plain, orphan, lastOrphan])
    await service.client.update({
      index: service.index('disk'),
      id: plain.doc_id,
      script: { source: 'ctx._source.remove("cost_coin")' },
      refresh: true,
    })
    const publishedDisks = [whole, missing, newer, { ...plain, version: 2 }]
    publishOnResend(publishedDisks)
    expect(await check()).toEqual({ checked: 4, missing: 1, older: 1, incomplete: 1, orphans: 2 })
    await Promise.all(publishedDisks.map((disk) => service.waitUntilIndexed(disk)))
    for (const gone of [orphan, lastOrphan]) expect((await service.documentOf(gone)).found).toBe(false)
    await service.refresh()
    expect(await check()).toEqual({ ...noFindings, checked: 4 })
  })

  test('does not affect concurrent writes', async () => {
    const known = makeDisk()
    const fresh = makeDisk()
    await saveAll([known, fresh])
    publishOnResend([known])
    // The row of the apparent orphan exists at the second check; the apparently missing document arrives meanwhile.
    const late = makeDisk({ id: fresh.id + 1 })
    service.site.versions = [known, late].map(rowOf)
    // The second check waits, however long this takes.
    const arrive = async (): Promise<void> => {
      service.site.versions = [known, fresh, late].map(rowOf)
      await service.save([late])
      await service.waitUntilIndexed(late)
    }
    const scan = openIndexScan(deps.elasticsearch)
    const patient: typeof scan = {
      ...scan,
      getVersions: async (docIds) => {
        await arrive()
        return scan.getVersions(docIds)
      },
    }
    const found = await checkIndex(
      { ...deps, scan: patient },
      { afterId: 0, found: noFindings },
      { settleMs: 20, signal },
      async () => {},
    )
    expect(found).toMatchObject({ missing: 0, older: 0, orphans: 0 })
    expect(service.site.resent).toEqual([])
    expect((await service.documentOf(fresh)).found).toBe(true)
  })

  test('deletes nothing when the database has no resources', async () => {
    const disk = makeDisk()
    await saveAll([disk])
    publishOnResend([])
    expect(await check()).toEqual(noFindings)
    expect((await service.documentOf(disk)).found).toBe(true)
  })

  test('runs as a command that reports its findings, and lets a running check finish', async () => {
    const [known, missing] = [makeDisk(), makeDisk()]
    await saveAll([known])
    publishOnResend([known, missing])
    const command = () =>
      run(process.execPath, [fileURLToPath(new URL('../check-index.ts', import.meta.url))], {
        env: {
          POSTGRES_URL: service.postgresUrl,
          ELASTICSEARCH_URL: inject('engines').elasticsearchUrl,
          ELASTICSEARCH_PREFIX: service.prefix,
          DISK_ADDR: service.diskAddress,
          SERVICE_SECRET: testSecret,
        },
      })
    await withLeaderLock(service.db, 'check', async () => {
      await expect(command()).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('another one is running'),
      })
    })
    expect((await command()).stdout).toContain('2 resources checked: 1 missing, 0 older, 0 incomplete')
    await service.waitUntilIndexed(missing)
  })

  test('skips ranges of orphans that are larger than a page', async () => {
    const orphan = storedFieldsOf(makeDisk())
    const { id: first } = orphan
    const operations = Array.from({ length: 2_500 }, (_item, index) => [
      { index: { _id: `ghost${index}`, version: 1, version_type: 'external' } },
      { ...orphan, id: first + index, doc_id: `ghost${index}` },
    ]).flat()
    await service.client.bulk({ index: service.index('disk'), operations, refresh: true })
    const last = makeDisk({ id: first + 10_000 })
    await saveAll([last])
    publishOnResend([last])
    expect(await check()).toEqual({ ...noFindings, checked: 1, orphans: 2_500 })
    expect((await service.client.count({ index: service.index('disk') })).count).toBeGreaterThan(0)
    await service.refresh()
    expect((await service.client.count({ index: service.index('disk') })).count).toBe(1)
  })

  test('runs in the background, once per interval, and reports its findings', async () => {
    const missing = makeDisk()
    publishOnResend([missing])
    await using _one = startBackground(deps, quick)
    await using _other = startBackground(deps, quick)
    await service.waitUntilIndexed(missing)
    const ended = () => readProgress<{ endedAt: string; found: object }>(service.db, 'check')
    const first = await waitFor(ended)
    expect(first.found).toMatchObject({ checked: 1, missing: 1 })
    await delay(200)
    expect(await ended()).toEqual(first)
    expect(service.site.resent).toHaveLength(1)
  })
})

describe('a round of the consistency check', () => {
  const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()
  const { minRoundPauseMs: _, ...defaultPause } = quick

  test('follows a short round within minutes, so a row that lost its event is not missing for long', async () => {
    const lost = makeDisk()
    publishOnResend([lost])
    // The previous round found an empty site.
    await saveProgress(service.db, 'check', { begunAt: minutesAgo(6), endedAt: minutesAgo(6), found: noFindings })
    await using _background = startBackground(deps, defaultPause)
    await service.waitUntilIndexed(lost)
    const found = await waitFor(async () => {
      const progress = await readProgress<{ found: typeof noFindings }>(service.db, 'check')
      return progress && progress.found.checked > 0 && progress.found
    })
    expect(found).toEqual({ ...noFindings, checked: 1, missing: 1 })
  })

  test('follows a long round later, so comparing takes a quarter of the time at most', async () => {
    publishOnResend([makeDisk()])
    const long = { begunAt: minutesAgo(26), endedAt: minutesAgo(16), found: noFindings }
    await saveProgress(service.db, 'check', long)
    await using _background = startBackground(deps, defaultPause)
    await delay(500)
    expect(await readProgress(service.db, 'check')).toEqual(long)
    expect(service.site.resent).toEqual([])
  })
})

test('a leader lock belongs to one holder until its work ends, and is free again when its work fails', async () => {
  const { promise: hold, resolve: release } = Promise.withResolvers<void>()
  const { promise: started, resolve: begin } = Promise.withResolvers<void>()
  const first = withLeaderLock(service.db, 'try', async () => {
    begin()
    await hold
  })
  await started
  expect(await withLeaderLock(service.db, 'try', async () => {})).toBe(false)
  expect(await withLeaderLock(service.db, 'another', async () => {})).toBe(true)
  release()
  expect(await first).toBe(true)
  const fails = withLeaderLock(service.db, 'try', async () => Promise.reject(new Error('broken')))
  await expect(fails).rejects.toThrow('broken')
  expect(await withLeaderLock(service.db, 'try', async () => {})).toBe(true)
})

describe('an index of an older schema version', () => {
  const index = (name: string): string => `${service.index(name)}-rebuilt`
  const [alias, from, to] = ['disk', 'disk-v1', `disk-v${indexSchemaVersion}`] as const
  const { settings, mappings } = diskIndexDefinition({ shards: 1, replicas: 0 })
  const openIndex = async () => {
    const elasticsearch = { client: service.client, index }
    return openDiskIndex({ elasticsearch, shards: 1, replicas: 0, log })
  }
  const put = async (id: string, version: number, fields: Partial<SavedDisk>, into: string = from): Promise<void> => {
    const disk = storedFieldsOf(makeDisk({ ...fields, doc_id: id }))
    await service.client.index({
      index: index(into),
      id,
      version,
      version_type: 'external',
      document: { ...disk, is_banned: fields.weight === 1 },
      refresh: true,
    })
  }
  const get = (id: string) =>
    service.client.get<{ titles: string[]; is_shown: boolean }>({ index: index(alias), id }, { ignore: [404] })
  const work = () => ({
    client: service.client,
    alias: index(alias),
    from: index(from),
    to: index(to),
    readAliases: async () => emptyAliases,
    assertCanContinue: async () => {},
    log,
  })

  beforeEach(async () => {
    await service.client.indices.delete({ index: [index(from), index(to)], ignore_unavailable: true })
    const older = { settings, mappings, aliases: { [index(alias)]: {} } }
    await service.client.indices.create({ index: index(from), ...(older as object) })
  })

  afterAll(() => service.client.indices.delete({ index: [index(from), index(to)], ignore_unavailable: true }))

  test('is rebuilt in the background without losing a document, a version or a ban', async () => {
    await put('plain', 7, { disk_name: '慶餘年' })
    await put('banned', 3, { disk_name: '禁片', weight: 1 })
    const { fingerprint: done } = (await deps.dataLists.read()).bans
    await saveProgress(service.db, 'judge', { done })
    await saveProgress(service.db, 'check', { endedAt: new Date().toISOString() })
    const own = { ...deps, diskIndex: await openIndex(), elasticsearch: { client: service.client, index } }
    await using _background = startBackground(own, { ...quick, banListPollMs: never, minRoundPauseMs: never })
    await waitFor(async () => index(to) in (await service.client.indices.getAlias({ name: index(alias) })))
    await waitFor(async () => (await readProgress(service.db, 'rebuild')) === undefined)
    expect(await get('plain')).toMatchObject({ _version: 7, _source: { titles: ['庆余年'], is_shown: true } })
    expect(await get('banned')).toMatchObject({ _version: 3, _source: { is_shown: false } })
  })

  test('copies saves and deletions made during the copy, and keeps fields that only the new index has', async () => {
    await put('changed', 1, { disk_name: '旧名' })
    await put('deleted', 1, { disk_name: '要删的' })
    await put('deleted later saved', 1, { disk_name: '又存的' })
    await (await openIndex()).schema.findOutdated()
    const copied = await moveToNewIndex(work())
    await put('changed', 2, { disk_name: '新名' })
    await service.client.delete({ index: index(from), id: 'deleted' })
    await service.client.delete({ index: index(from), id: 'deleted later saved' })
    await put('deleted later saved', 5, { disk_name: '又存的' }, to)
    await put('fresh', 1, { disk_name: '新来的' }, to)
    await copyLateWrites(work(), copied)
    expect((await get('changed'))._version).toBe(2)
    expect((await get('deleted')).found).toBe(false)
    expect((await get('deleted later saved'))._version).toBe(5)
    expect((await get('fresh')).found).toBe(true)
  })

  test('keeps its alias when a document cannot be copied', async () => {
    await put('good', 1, {})
    const strict = { ...mappings, properties: { ...mappings.properties, disk_name: { type: 'long' } } }
    await service.client.indices.create({ index: index(to), ...({ settings, mappings: strict } as object) })
    await expect(moveToNewIndex(work())).rejects.toThrow('cannot be copied')
    expect(Object.keys(await service.client.indices.getAlias({ name: index(alias) }))).toEqual([index(from)])
  })

  test('is left unchanged by a program whose index definition is older than the index', async () => {
    const newer = index(`disk-v${indexSchemaVersion + 1}`)
    await service.client.indices.create({ index: newer, ...({ settings, mappings } as object) })
    await service.client.indices.updateAliases({
      actions: [
        { remove: { index: index(from), alias: index(alias) } },
        { add: { index: newer, alias: index(alias) } },
      ],
    })
    expect(await (await openIndex()).schema.findOutdated()).toBeUndefined()
    await service.client.indices.delete({ index: newer })
  })

  test('stops being rebuilt when the service stops, and is rebuilt by the next one', async () => {
    await put('plain', 1, {})
    await (await openIndex()).schema.findOutdated()
    const stopping = { ...work(), assertCanContinue: async () => Promise.reject(new Error('stopping')) }
    await expect(moveToNewIndex(stopping)).rejects.toThrow('stopping')
    await copyLateWrites(work(), await moveToNewIndex(work()))
    expect((await get('plain')).found).toBe(true)
  })
})
