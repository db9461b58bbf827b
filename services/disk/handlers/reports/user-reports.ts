import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { listReportsOf } from '../../repositories/reports/user-reports.ts'
import { accountKeyOf } from '../../use-cases/link-health/client-key.ts'

export const userReportHandlers = ({ db }: { db: Db }): Pick<HandlersOf<DiskServiceDefinition>, 'ListUserReports'> => ({
  ListUserReports: async ({ page, user_id }, ctx) => {
    requireAdmin(ctx, 'disk')
    return listReportsOf(db, accountKeyOf(user_id), page)
  },
})
