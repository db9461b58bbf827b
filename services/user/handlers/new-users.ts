import { timeZone } from '@pandex/contracts/shanghai-time'
import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { readCountSeries } from '@pandex/platform/postgres/count-series'
import type { Db } from '@pandex/platform/postgres/postgres'
import { listPoints } from '@pandex/contracts/time-range'

const accounts = { table: 'accounts', time: 'create_time', counts: { count: 'count(*)' }, timeZone } as const

export const newUserHandlers = ({ db }: { db: Db }): Pick<HandlersOf<UserServiceDefinition>, 'ListNewUsers'> => ({
  ListNewUsers: async (range, ctx) => {
    requireAdmin(ctx, 'user')
    return { list: await readCountSeries(db, accounts, listPoints('user', range)) }
  },
})
