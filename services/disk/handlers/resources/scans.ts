import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { listFilmPages, listPages, listWordPages } from '../../repositories/resources/page-scans.ts'
import { listDisks } from '../../repositories/resources/disks.ts'
import { findSavedPayloads } from '../../repositories/resources/saved-events.ts'

const maxPages = 5_000
const maxSaved = 1_000

export const scanHandlers = ({
  db,
}: {
  db: Db
}): Pick<HandlersOf<DiskServiceDefinition>, 'ListPages' | 'ListNamedPages' | 'ListSaved'> => ({
  ListPages: async ({ after_id, size, doc_ids, noindex_default }, ctx) => {
    requireBackground(ctx, 'disk')
    const rows = await listPages(db, {
      afterId: after_id,
      limit: Math.min(size || maxPages, maxPages),
      docIds: doc_ids,
      noindexDefault: noindex_default,
    })
    return { list: rows.map((row) => ({ ...row, update_time: row.update_time.toISOString() })) }
  },

  ListNamedPages: async ({ kind, after_id, size }, ctx) => {
    requireBackground(ctx, 'disk')
    const list = kind === 'film' ? listFilmPages : listWordPages
    const rows = await list(db, after_id, Math.min(size || maxPages, maxPages))
    return { list: rows.map((row) => ({ ...row, update_time: row.update_time.toISOString() })) }
  },

  ListSaved: async ({ after_id, size }, ctx) => {
    requireBackground(ctx, 'disk')
    const disks = await listDisks(db, after_id, Math.min(size || maxSaved, maxSaved))
    const payloads = await findSavedPayloads(db, disks)
    return { payloads: payloads.map((payload) => JSON.stringify(payload)), last_id: disks.at(-1)?.id ?? 0 }
  },
})
