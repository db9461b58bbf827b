import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { countWork } from '../../repositories/resources/work-counts.ts'

export const workHandlers = ({ db }: { db: Db }): Pick<HandlersOf<DiskServiceDefinition>, 'CountWork'> => ({
  CountWork: async (_, ctx) => {
    requireAdmin(ctx, 'disk')
    return countWork(db)
  },
})
