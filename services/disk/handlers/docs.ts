import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { requireBackground } from '@pandex/platform/grpc/require'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres'
import { readViews } from '../domain/read-views.ts'
import { addViewBatch } from '../repositories/view-batches.ts'
import type { FindDocAccess } from './doc-access.ts'
import { showDoc } from './show-doc.ts'
import type { RequireDoc } from './show-doc.ts'

export interface DocDeps {
  db: Db
  findAccess: FindDocAccess
  requireDoc: RequireDoc
  clock: () => Date
}

export const docHandlers = ({
  db,
  findAccess,
  requireDoc,
  clock,
}: DocDeps): Pick<HandlersOf<DiskServiceDefinition>, 'GetDoc' | 'RecordViews'> => ({
  GetDoc: async ({ doc_id, with_meta: withMeta }, ctx) => {
    const disk = await requireDoc(doc_id, ctx)
    const { policy } = await findAccess(disk, ctx.user)
    return showDoc(db, disk, { policy, withMeta })
  },

  RecordViews: async ({ batch_id, list }, ctx) => {
    requireBackground(ctx, 'disk')
    await addViewBatch(db, batch_id, readViews(batch_id, list), clock())
    return {}
  },
})
