import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { readViews } from '../../domain/resources/read-views.ts'
import { addViewBatch } from '../../repositories/resources/view-batches.ts'
import type { AccessEvaluator } from '../../use-cases/resources/access-evaluator.ts'
import type { DocPresenter, RequireDoc } from '../../use-cases/resources/show-doc.ts'

export interface DocDeps {
  db: Db
  findAccess: AccessEvaluator
  requireDoc: RequireDoc
  presenter: DocPresenter
  clock: () => Date
}

export const docHandlers = ({
  db,
  findAccess,
  requireDoc,
  presenter,
  clock,
}: DocDeps): Pick<HandlersOf<DiskServiceDefinition>, 'GetDoc' | 'RecordViews'> => ({
  GetDoc: async ({ doc_id, with_meta: withMeta }, ctx) => {
    const disk = await requireDoc(doc_id, ctx)
    const { policy } = await findAccess(disk, ctx.user)
    return presenter.showDoc(disk, { policy, withMeta })
  },

  RecordViews: async ({ batch_id, list }, ctx) => {
    requireBackground(ctx, 'disk')
    await addViewBatch(db, batch_id, readViews(batch_id, list), clock())
    return {}
  },
})
