import { randomUUID } from 'node:crypto'
import { DiskSaved } from '@pandex/contracts/events'
import type { KafkaPort } from '@pandex/platform/events/kafka'
import { deadLetterTopicOf } from '@pandex/platform/events/topics'
import { startFaultProxy } from '@pandex/platform/testing/fault-proxy'
import { openElasticsearch } from '@pandex/platform/elasticsearch'
import { registry } from '@pandex/platform/telemetry/metrics'
import { silentLogger, waitFor } from '@pandex/platform/testing/fixtures'
import { measureMinDurationMs, measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { diskIndexDefinition, indexSchemaVersion } from '../repositories/index/disk-index-definition.ts'
import { openDiskIndex } from '../repositories/index/disk-index.ts'
import { makeDisk, startSearchService } from './harness.ts'
import type { SavedDisk } from './harness.ts'

const newestIndex = `disk-v${indexSchemaVersion}`

let service: Awaited<ReturnType<typeof startSearchService>>

beforeAll(async () => {
  service = await startSearchService()
})

afterAll(() => service[Symbol.asyncDispose]())

const kafka = (): KafkaPort => service.kafka as KafkaPort

/** Sends an event to the topic, bypassing the outbox. */
const deliver = (disk: SavedDisk, eventId: string = randomUUID()): Promise<void> => {
  service.site.tell([disk])
  const message = { key: DiskSaved.key(disk), value: JSON.stringify(disk), headers: { event_id: eventId } }
  return kafka().send([{ topic: DiskSaved.name, messages: [message] }])
}

/** Waits until all earlier events of this share were processed: they keep their order. */
const settle = async (disk: SavedDisk): Promise<void> => {
  const marker = makeDisk({ disk_type: disk.disk_type, disk_id: disk.disk_id })
  await deliver(marker)
  await service.waitUntilIndexed(marker)
}

const nameOf = async (disk: SavedDisk): Promise<string | undefined> =>
  (await service.documentOf(disk))._source?.disk_name

test('finds a saved resource within about a second', async () => {
  let saved = 0
  const findAnother = async (): Promise<number> => {
    const disk = makeDisk({ disk_name: '漫长的季节 全12集' })
    await service.save([disk])
    saved += 1
    await service.waitUntilIndexed(disk)
    return measureDurationMs(() => waitFor(async () => (await service.search({ q: '漫长的季节' })).total === saved))
  }
  expect(await measureMin(1_000, findAnother)).toBeLessThan(1_000)
})

/** Counts of `pandex_import_found_seconds`: all, and those up to 30 s. */
const countFound = async (): Promise<Record<string, number>> => {
  const samples = /^pandex_import_found_seconds_(?:count|bucket)\{(?:le="30",)?origin="\w+"\} (\d+)$/gm
  const found = [...(await registry.metrics()).matchAll(samples)]
  return Object.fromEntries(found.map(([line, count]) => [line.replace(/ .*/, ''), Number(count)]))
}

test('measures the time from the request of an import until its resource is indexed', async () => {
  const before = await countFound()
  const requestedAgo = (seconds: number): string => new Date(Date.now() - seconds * 1_000).toISOString()
  const imports = [
    makeDisk({ imported: { origin: 'public', requested_at: requestedAgo(0) } }),
    makeDisk({ imported: { origin: 'public', requested_at: requestedAgo(400) } }),
    makeDisk({ imported: { origin: 'admin', requested_at: requestedAgo(-60) } }),
    makeDisk(),
  ]
  await service.save(imports)
  for (const disk of imports) await service.waitUntilIndexed(disk)
  const expected = { ...before }
  const add = (series: string, count: number): void => {
    expected[series] = (expected[series] ?? 0) + count
  }
  add('pandex_import_found_seconds_count{origin="public"}', 2)
  add('pandex_import_found_seconds_bucket{le="30",origin="public"}', 1)
  add('pandex_import_found_seconds_count{origin="admin"}', 1)
  add('pandex_import_found_seconds_bucket{le="30",origin="admin"}', 1)
  await expect.poll(countFound).toEqual(expected)
})

test('indexes a disk once when the event is delivered twice', async () => {
  const disk = makeDisk({ disk_name: '重复投递的资源' })
  const eventId = randomUUID()
  await deliver(disk, eventId)
  await deliver(disk, eventId)
  await settle(disk)
  await service.refresh()
  expect(await service.namesOf({ q: '重复投递的资源' })).toEqual(['重复投递的资源'])
  expect((await service.documentOf(disk))._version).toBe(1)
})

test('keeps the newer version when an older one arrives later', async () => {
  const disk = makeDisk({ version: 3, disk_name: '新的名字' })
  await deliver(disk)
  await deliver({ ...disk, version: 2, disk_name: '旧的名字' })
  await settle(disk)
  expect(await nameOf(disk)).toBe('新的名字')
})

test('removes a deleted resource from the index, and a late save does not restore it', async () => {
  const disk = makeDisk({ disk_name: '已经删除的资源' })
  await deliver(disk)
  await service.waitUntilIndexed(disk)
  await deliver({ ...disk, version: 3, deleted: true })
  await deliver({ ...disk, version: 2 })
  await settle(disk)
  expect((await service.documentOf(disk)).found).toBe(false)
})

test('a deletion that overtakes the first save wins as well', async () => {
  const disk = makeDisk()
  await deliver({ ...disk, version: 2, deleted: true })
  await deliver(disk)
  await settle(disk)
  expect((await service.documentOf(disk)).found).toBe(false)
})

test('a document that the index refuses becomes a dead letter and blocks no other', async () => {
  const beforeIt = makeDisk({ disk_name: '前面的资源' })
  const refused = makeDisk({ disk_name: '被拒绝的资源', weight: 3_000_000_000 })
  const afterIt = makeDisk({ disk_name: '后面的资源' })
  await service.save([beforeIt, refused, afterIt])
  await service.waitUntilIndexed(beforeIt)
  await service.waitUntilIndexed(afterIt)
  expect((await service.documentOf(refused)).found).toBe(false)
  const topic = kafka().fullName(deadLetterTopicOf(DiskSaved.name))
  await waitFor(async () => {
    const [partition] = await kafka().withAdmin((admin) => admin.fetchTopicOffsets(topic))
    return partition?.high === '1'
  })
})

test('recreates a missing index with its own mapping instead of a dynamic one', async () => {
  await service.client.indices.delete({ index: service.index(newestIndex) })
  expect((await service.search({ q: '新建' })).list).toEqual([])
  const disk = makeDisk({ disk_name: '新建索引之后' })
  await service.save([disk])
  await service.waitUntilIndexed(disk)
  const mapping = await service.client.indices.getMapping({ index: service.index('disk') })
  expect(mapping[service.index(newestIndex)]?.mappings.dynamic).toBe('strict')
  await service.refresh()
  expect(await service.namesOf({ q: '新建索引' })).toEqual(['新建索引之后'])
})

test('a deletion also recreates a missing index, instead of an index under the name of the alias', async () => {
  await service.client.indices.delete({ index: service.index(newestIndex) })
  await service.save([makeDisk({ deleted: true })])
  await waitFor(() => service.client.indices.existsAlias({ name: service.index('disk') }))
  const disk = makeDisk()
  await service.save([disk])
  await service.waitUntilIndexed(disk)
  expect(Object.keys(await service.client.indices.getAlias({ name: service.index('disk') }))).toEqual([
    service.index(newestIndex),
  ])
})

test('adds missing fields to an index of an older schema version when the service starts', async () => {
  const indexName = service.index(newestIndex)
  const { elasticsearchUrl } = inject('engines')
  const index = (name: string): string => `${service.index(name)}-older`
  await using elasticsearch = openElasticsearch({ url: elasticsearchUrl, prefix: '' })
  const { settings, mappings } = diskIndexDefinition({ shards: 1, replicas: 0 })
  const { quality: _, ...known } = mappings.properties
  // A running index cannot apply the new definition of this field.
  const properties = { ...known, files: { type: 'text', analyzer: 'pairs_of_lines' } }
  const older = { settings, mappings: { ...mappings, properties }, aliases: { [index('disk')]: {} } }
  await service.client.indices.create({ index: index(newestIndex), ...(older as object) })
  try {
    await openDiskIndex({
      elasticsearch: { client: elasticsearch.client, index },
      shards: 1,
      replicas: 0,
      log: silentLogger(),
    })
    const mapping = await service.client.indices.getMapping({ index: [indexName, index(newestIndex)] })
    const { files: _files, ...newest } = mapping[indexName]?.mappings.properties ?? {}
    expect(mapping[index(newestIndex)]?.mappings.properties).toEqual({ ...newest, files: properties.files })
  } finally {
    await service.client.indices.delete({ index: index(newestIndex) })
  }
})

test('answers unavailable at once while Elasticsearch is down, and indexes the resources saved meanwhile when it is back', async () => {
  await using proxy = await startFaultProxy({ target: new URL(inject('engines').elasticsearchUrl).host })
  await using disturbed = await startSearchService(`http://${proxy.address}`)
  proxy.cut()
  const refuse = () => expect(disturbed.search({ q: '流浪地球' })).rejects.toMatchObject({ kind: 'unavailable' })
  expect(await measureMinDurationMs(1_000, refuse)).toBeLessThan(1_000)
  const disk = makeDisk({ disk_name: '流浪地球' })
  await disturbed.save([disk])
  await expect(disturbed.search({ q: '流浪地球' })).rejects.toMatchObject({ kind: 'unavailable' })
  proxy.restore()
  await disturbed.waitUntilIndexed(disk)
  await waitFor(async () => (await disturbed.search({ q: '流浪地球' })).total === 1)
})

test('answers unavailable within the budget of the call when Elasticsearch is frozen', async () => {
  await using proxy = await startFaultProxy({ target: new URL(inject('engines').elasticsearchUrl).host })
  await using disturbed = await startSearchService(`http://${proxy.address}`)
  proxy.freeze()
  const refuse = () =>
    expect(disturbed.search({ q: '流浪地球' }, { budgetMs: 800 })).rejects.toMatchObject({ kind: 'unavailable' })
  expect(await measureMinDurationMs(900, refuse)).toBeLessThan(900)
  proxy.restore()
  expect((await waitFor(() => disturbed.search({ q: '流浪地球' }))).list).toEqual([])
})
