import { parseDay } from '@pandex/contracts/shanghai-time'
import { badRange } from '@pandex/contracts/time-range'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { findTopResources, findTopSharers } from '../../repositories/resources/view-days.ts'

const shown = 50

export const topViewHandlers = ({ db }: { db: Db }): Pick<HandlersOf<DiskServiceDefinition>, 'ListTopViews'> => ({
  ListTopViews: async (range, ctx) => {
    requireAdmin(ctx, 'disk')
    if (!parseDay(range.from) || !parseDay(range.to)) throw badRange('disk', '请填写有效的日期')
    const [resources, sharers] = await Promise.all([
      findTopResources(db, range, shown),
      findTopSharers(db, range, shown),
    ])
    return { resources, sharers }
  },
})
