import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { readIds } from '@pandex/platform/grpc/bulk-ids'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { readBounds } from '@pandex/contracts/time-range'
import { listAudit, listAuditAfter } from '../repositories/audit.ts'

const maxAdmins = 200

export const auditHandlers = ({ db }: { db: Db }): Pick<HandlersOf<ConfigServiceDefinition>, 'ListAudit'> => ({
  ListAudit: async ({ page, admin_ids, action, from, to, after_id }, ctx) => {
    requireAdmin(ctx, 'config')
    const adminIds = readIds('config', admin_ids, maxAdmins)
    const filters = { adminIds, action, ...readBounds('config', { from, to }) }
    return after_id === undefined ? listAudit(db, filters, page) : listAuditAfter(db, after_id, filters)
  },
})
