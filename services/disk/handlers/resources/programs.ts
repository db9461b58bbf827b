/** Calls of API programs; the gateway has already checked their token. */
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { listForPrograms } from '../../repositories/resources/admin-lists.ts'
import type { DocPresenter } from '../../use-cases/resources/show-doc.ts'

const defaultSize = 20
const maxSize = 50
/** Deeper paging uses `last_id`. */
const maxOffset = 10_000

export const programHandlers = ({
  db,
  presenter,
}: {
  db: Db
  presenter: DocPresenter
}): Pick<HandlersOf<DiskServiceDefinition>, 'ListForPrograms'> => ({
  ListForPrograms: async ({ page, by_id, enabled, status, last_id }) => {
    const limit = Math.min(page?.size || defaultSize, maxSize)
    const offset = ((page?.page || 1) - 1) * limit
    if (offset > maxOffset) throw new AppError('invalid', 'list.too_far', '页码太大，请用 last_id 翻页')
    const isUp = by_id === 'asc'
    const rows = await listForPrograms(db, { isUp, enabled, status, lastId: last_id, limit, offset })
    return { items: await presenter.showDocsUnrestricted(rows) }
  },
})
