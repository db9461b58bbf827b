import type { Bans } from '@pandex/contracts/bans/bans'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { listHot, listLatest } from '../../repositories/resources/disk-lists.ts'
import { findKnownShares } from '../../repositories/resources/disks.ts'
import { toListItem, listWindowOf } from '../../use-cases/resources/list-items.ts'

const maxShares = 1_000

export const diskHandlers = ({
  db,
  dataLists,
}: {
  db: Db
  dataLists: { read: () => Promise<Bans> }
}): Pick<HandlersOf<DiskServiceDefinition>, 'ListLatest' | 'ListHot' | 'FindKnown'> => ({
  ListLatest: async (req) => {
    const window = listWindowOf(req, await dataLists.read())
    return { items: window ? (await listLatest(db, window)).map(toListItem) : [] }
  },

  ListHot: async (req) => {
    const window = listWindowOf(req, await dataLists.read())
    return { items: window ? (await listHot(db, window)).map(toListItem) : [] }
  },

  FindKnown: async ({ shares }) => {
    if (shares.length > maxShares)
      throw new AppError('invalid', 'disk.too_many_shares', '参数错误', { fields: ['shares'] })
    return { list: await findKnownShares(db, shares) }
  },
})
