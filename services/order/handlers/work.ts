import { listPoints } from '@pandex/contracts/time-range'
import type { OrderServiceDefinition } from '@pandex/platform/gen/pandex/order/v1/OrderService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { listDifferences } from '../repositories/differences.ts'
import { countWork } from '../repositories/order-lists.ts'
import { readOrderSeries } from '../repositories/order-series.ts'

type Handlers = Pick<HandlersOf<OrderServiceDefinition>, 'CountWork' | 'ListDifferences' | 'ListOrderSeries'>

export const workHandlers = ({ db }: { db: Db }): Handlers => ({
  CountWork: async (_, ctx) => {
    requireAdmin(ctx, 'order')
    return countWork(db)
  },

  ListDifferences: async ({ page }, ctx) => {
    requireAdmin(ctx, 'order')
    return listDifferences(db, page)
  },

  ListOrderSeries: async (range, ctx) => {
    requireAdmin(ctx, 'order')
    return { list: await readOrderSeries(db, listPoints('order', range)) }
  },
})
