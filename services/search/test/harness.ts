import { openElasticsearch } from '@pandex/platform/elasticsearch'
import { DiskSaved } from '@pandex/contracts/events'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import { addManyToOutbox } from '@pandex/platform/events/outbox'
import type { SearchDiskRequest } from '@pandex/platform/gen/pandex/search/v1/SearchDiskRequest'
import { protos } from '@pandex/platform/grpc/protos'
import type { Identity } from '@pandex/platform/grpc/context'
import { capturedLogger, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { startTestService } from '@pandex/platform/testing/service-harness'
import { inject } from 'vitest'
import { createApp } from '../app.ts'
import { createDataLists, createWorkListReader } from '../clients/data-lists.ts'
import { createSiteConfig } from '../clients/site-config.ts'
import { createSpendings } from '../clients/spendings.ts'
import { createVisibleDocs } from '../clients/visible-docs.ts'
import { createCursorCodec } from '../domain/query/cursor.ts'
import { indexSchemaVersion } from '../repositories/index/disk-index-definition.ts'
import { openDiskIndex } from '../repositories/index/disk-index.ts'
import type { DiskIndex } from '../repositories/index/disk-index.ts'
import { startTitleUpdates } from '../jobs/update-titles.ts'
import type { IndexedSharesReader } from '../repositories/titles/share-loader.ts'
import { openTitleChanges } from '../repositories/titles/title-changes.ts'
import { startFakeServices } from './fake-services.ts'

export type SavedDisk = PayloadOf<typeof DiskSaved>

const now = new Date('2026-11-21T12:00:00+08:00')

let count = 0

/** A payload of `disk.saved.v1`; each has its own id and share. */
export const makeDisk = (fields: Partial<SavedDisk> = {}): SavedDisk => {
  count += 1
  const id = fields.id ?? count
  return {
    version: 1,
    id,
    doc_id: `d${String(id).padStart(24, '0')}`,
    disk_type: 'QUARK',
    disk_id: `share${id}`,
    disk_pass: '',
    disk_name: `资源${id}`,
    files: '',
    share_user: '',
    share_user_id: '',
    shared_time: '2026-03-01T10:00:00+08:00',
    create_time: '2026-03-02T10:00:00+08:00',
    update_time: '2026-03-02T10:00:00+08:00',
    rel_movie: '',
    is_mine: false,
    enabled: true,
    tags: [],
    weight: 0,
    status: 0,
    size: 0,
    cate_id: 0,
    health: 'valid',
    checked_at: '',
    cost_coin: 0,
    views: 0,
    deleted: false,
    imported: null,
    ...fields,
  }
}

/**
 * Starts the search service with an index and topics of its own.
 * @param elasticsearchUrl may be a proxy that tests disturb
 * @param options `throughIndex` wraps the index, to delay its calls
 */
export const startSearchService = async (
  elasticsearchUrl: string = inject('engines').elasticsearchUrl,
  {
    searchSlots = 16,
    throughIndex = (index) => index,
    silenceMs,
  }: { searchSlots?: number; throughIndex?: (index: DiskIndex) => DiskIndex; silenceMs?: number } = {},
) => {
  let elasticsearch: ReturnType<typeof openElasticsearch> | undefined
  const shares = Promise.withResolvers<IndexedSharesReader>()
  const { log, lines } = capturedLogger()
  const services = await startFakeServices()
  const time = { now }
  /** Versions of documents whose writes are complete: the index has the document before the log of changes. */
  const written = new Set<string>()
  const recordWrites = (index: DiskIndex): DiskIndex => ({
    ...index,
    write: async (writes, ctx) => {
      try {
        await index.write(writes, ctx)
      } finally {
        for (const { doc_id, version } of writes) written.add(`${doc_id}:${version}`)
      }
    },
  })
  const service = await startTestService({
    service: 'search',
    definition: protos.search,
    createApp: async (stores) => {
      const { prefix, db, secret } = stores
      // Direct connection for the tests' own calls.
      elasticsearch = stores.use(openElasticsearch({ url: inject('engines').elasticsearchUrl, prefix }))
      const used = stores.use(openElasticsearch({ url: elasticsearchUrl, prefix }))
      const { config, disk, user } = stores.use(services).clients
      const diskIndex = await openDiskIndex({
        elasticsearch: used,
        shards: 1,
        replicas: 0,
        ...createWorkListReader(config, log),
        changes: openTitleChanges(db),
        log,
        ...(silenceMs !== undefined && { silenceMs }),
      })
      shares.resolve(diskIndex.shares)
      stores.use(startTitleUpdates(diskIndex.shares, log, 200))
      return createApp({
        db,
        diskIndex: throughIndex(recordWrites(diskIndex)),
        config,
        siteConfig: createSiteConfig(config, log),
        dataLists: createDataLists(config, log),
        visibleDocs: createVisibleDocs(disk, log),
        spendings: createSpendings(user),
        cursorCodec: createCursorCodec(secret),
        clock: () => time.now,
        searchSlots,
        log,
      })
    },
    log,
    timing: { retryDelaysMs: [100, 100, 100] },
  })
  const { client, index } = elasticsearch as ReturnType<typeof openElasticsearch>

  const search = (request: SearchDiskRequest, options: { budgetMs?: number; user?: Identity } = {}) =>
    service.client.SearchDisk(request, testContext(options))
  const refresh = async (): Promise<void> => {
    await client.indices.refresh({ index: index('disk') })
    await (await shares.promise).update()
  }
  const documentOf = (disk: SavedDisk) =>
    client.get<{ disk_name: string }>({ index: index('disk'), id: disk.doc_id }, { ignore: [404] })

  /** Emits the events in one transaction, as the disk service does. */
  const save = (disks: SavedDisk[]) => {
    services.site.tell(disks)
    return service.db.transaction((trx) => addManyToOutbox(trx, DiskSaved, disks))
  }
  const waitUntilIndexed = (disk: SavedDisk) =>
    waitFor(async () => {
      const { found, _version } = await documentOf(disk)
      return found && _version === disk.version && written.has(`${disk.doc_id}:${disk.version}`)
    })

  return {
    ...service,
    calls: service.client,
    client,
    index,
    search,
    time,
    site: services.site,
    clients: services.clients,
    diskAddress: services.diskAddress,
    lines,
    shares: await shares.promise,
    /** Names on the first page, without highlights. */
    namesOf: async (request: SearchDiskRequest): Promise<string[]> => {
      const { list } = await search({ size: 50, ...request })
      return list.map(({ disk_name }) => disk_name.replaceAll(/<\/?em>/g, ''))
    },
    documentOf,
    save,
    waitUntilIndexed,
    /** Makes all saved resources searchable, and their titles known. */
    refresh,
    /** Saves resources and waits until searches find them. */
    saveSearchable: async (disks: SavedDisk[]): Promise<void> => {
      await save(disks)
      await Promise.all(disks.map(waitUntilIndexed))
      await refresh()
    },
    /** Deletes all documents, even those that late events of an earlier test write again meanwhile. */
    emptyIndex: () =>
      waitFor(async () => {
        await refresh()
        const everything = { index: index('disk'), query: { match_all: {} } }
        const { version_conflicts } = await client.deleteByQuery({ ...everything, conflicts: 'proceed', refresh: true })
        return version_conflicts === 0
      }),
    async [Symbol.asyncDispose]() {
      await client.indices.delete({ index: index(`disk-v${indexSchemaVersion}`) }, { ignore: [404] })
      await service[Symbol.asyncDispose]()
    },
  }
}
