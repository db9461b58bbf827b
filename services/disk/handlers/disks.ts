import type { Bans } from '@pandex/platform/bans/bans'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres'
import { listHot, listLatest } from '../repositories/disk-lists.ts'
import { findKnown } from '../repositories/disks.ts'
import { toListed, windowOf } from './disk-rows.ts'

const maxShares = 1_000

export const diskHandlers = ({
  db,
  dataLists,
}: {
  db: Db
  dataLists: { read: () => Promise<Bans> }
}): Pick<HandlersOf<DiskServiceDefinition>, 'ListLatest' | 'ListHot' | 'FindKnown'> => ({
  ListLatest: async (req) => {
    const window = windowOf(req, await dataLists.read())
    return { items: window ? (await listLatest(db, window)).map(toListed) : [] }
  },

  ListHot: async (req) => {
    const window = windowOf(req, await dataLists.read())
    return { items: window ? (await listHot(db, window)).map(toListed) : [] }
  },

  FindKnown: async ({ shares }) => {
    if (shares.length > maxShares)
      throw new AppError('invalid', 'disk.too_many_shares', '参数错误', { fields: ['shares'] })
    return { list: await findKnown(db, shares) }
  },
})
