import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres'
import type { ViewCounter } from '../repositories/view-counter.ts'
import type { FindDocAccess } from './doc-access.ts'
import { requireDoc, showDoc } from './show-doc.ts'

export interface DocDeps {
  db: Db
  views: ViewCounter
  findAccess: FindDocAccess
}

export const docHandlers = ({ db, views, findAccess }: DocDeps): Pick<HandlersOf<DiskServiceDefinition>, 'GetDoc'> => ({
  GetDoc: async ({ doc_id, with_meta: withMeta }, ctx) => {
    const disk = await requireDoc(db, doc_id, ctx)
    const { policy } = await findAccess(disk, ctx.user)
    const shown = await showDoc(db, disk, { policy, withMeta })
    views.count(disk.id)
    return shown
  },
})
