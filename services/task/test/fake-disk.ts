import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { startFakeService, testSecret } from '@pandex/platform/testing/service-harness'

export const docIdOf = (id: number): string => `d${String(id).padStart(24, '0')}`

/** Ascending with the id. */
export const changeOf = (id: number): string => new Date(Date.UTC(2026, 0, 1) + id * 1_000).toISOString()

const pageOf = (id: number) => ({ id, doc_id: docIdOf(id), update_time: changeOf(id) })

const times = { create_time: changeOf(1), update_time: changeOf(1) }
const texts = { description: '', policy: '' }
const category = {
  id: 1,
  pid: 0,
  name: '电影 & 剧',
  item_order: 0,
  cost_coin: 0,
  disk_count: 3,
  child_count: 0,
  ...texts,
  ...times,
}
const named = (id: number, name: string) => ({ id, name, update_time: changeOf(id) })

export const startFakeDisk = async (replaced: Partial<HandlersOf<DiskServiceDefinition>> = {}) => {
  const said = {
    count: 0,
    hidden: new Set<string>(),
    marked: new Set<string>(),
    films: [] as string[],
    words: [] as string[],
    categories: [category],
  }
  const service = await startFakeService(protos.disk, {
    ListPages: async ({ after_id, size, doc_ids, noindex_default }) => {
      const requestedIds = doc_ids.map((docId) => Number(docId.slice(1))).toSorted((a, b) => a - b)
      const ids =
        requestedIds.length > 0
          ? requestedIds
          : Array.from({ length: said.count }, (_, at) => at + 1).slice(Number(after_id))
      const isOpen = (docId: string): boolean => (noindex_default ? said.marked.has(docId) : !said.hidden.has(docId))
      const open = ids.filter((id) => id > Number(after_id) && id <= said.count && isOpen(docIdOf(id)))
      return { list: open.slice(0, size || 5_000).map(pageOf) }
    },
    ListAllCategories: async () => ({ list: said.categories }),
    ListNamedPages: async ({ kind, after_id, size }) => {
      const names = kind === 'film' ? said.films : said.words
      return { list: names.map((name, at) => named(at + 1, name)).slice(Number(after_id), Number(after_id) + size) }
    },
    ...replaced,
  })
  const client = openGrpcClient(protos.disk, { address: service.address, secret: testSecret })
  return {
    said,
    client,
    async [Symbol.asyncDispose]() {
      await client[Symbol.asyncDispose]()
      await service[Symbol.asyncDispose]()
    },
  }
}
