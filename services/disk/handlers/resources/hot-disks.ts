import { changedFields, recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { HotDisk__Output as HotDisk } from '@pandex/platform/gen/pandex/disk/v1/HotDisk'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { decayedViewCount } from '../../repositories/resources/disk-views.ts'
import {
  withHotPlacesLock,
  countPinned,
  findHotDisk,
  hotPlaces,
  listHotDisks,
  placeHotDisk,
} from '../../repositories/resources/hot-disks.ts'
import type { HotRow } from '../../repositories/resources/hot-disks.ts'

export interface HotDiskDeps {
  db: Db
  clock: () => Date
}

/** Every request of the hot list reads all pinned resources, so their number is bounded. */
const maxPinned = 100

const flagsOf = (place: number): { pinned: boolean; hidden: boolean } => ({
  pinned: place === hotPlaces.pinned,
  hidden: place === hotPlaces.hidden,
})

const placeOf = ({ pinned, hidden }: { pinned: boolean; hidden: boolean }): number => {
  if (hidden) return hotPlaces.hidden
  return pinned ? hotPlaces.pinned : hotPlaces.ordinary
}

const toHotDisk = ({ hot_place, heat, create_time, ...row }: HotRow, now: Date): HotDisk => ({
  ...row,
  ...flagsOf(hot_place),
  heat: decayedViewCount(heat, now),
  create_time: create_time.toISOString(),
})

export const hotDiskHandlers = ({
  db,
  clock,
}: HotDiskDeps): Pick<HandlersOf<DiskServiceDefinition>, 'ListHotDisks' | 'UpdateHotDisk'> => ({
  ListHotDisks: async ({ page, q, type, state }, ctx) => {
    requireAdmin(ctx, 'disk')
    const { rows, total } = await listHotDisks(db, { q: q.trim(), type, state }, page)
    const now = clock()
    return { list: rows.map((row) => toHotDisk(row, now)), total }
  },

  UpdateHotDisk: async ({ id, pinned, hidden }, ctx) => {
    requireAdmin(ctx, 'disk')
    return withHotPlacesLock(db, async (trx) => {
      const stored = await findHotDisk(trx, id)
      if (!stored) throw new AppError('not_found', 'disk.unknown', '记录不存在')
      const was = flagsOf(stored.hot_place)
      // Pinning shows a hidden resource again; hiding unpins it.
      const hot_place = placeOf({ pinned: pinned ?? was.pinned, hidden: hidden ?? (was.hidden && pinned !== true) })
      if (hot_place === stored.hot_place) return toHotDisk(stored, clock())
      if (hot_place === hotPlaces.pinned && (await countPinned(trx)) >= maxPinned)
        throw new AppError('failed_precondition', 'disk.too_many_pinned', `最多置顶 ${maxPinned} 个资源`)
      await placeHotDisk(trx, id, hot_place)
      const changes = changedFields(was, flagsOf(hot_place))
      await recordAudit(trx, ctx, { action: 'hot_disk.update', target: `disk:${id}`, changes })
      return toHotDisk({ ...stored, hot_place }, clock())
    })
  },
})
