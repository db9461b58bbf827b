import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres'
import { shareLink } from '@pandex/platform/share-link'
import { listHot, listLatest } from '../repositories/disk-lists.ts'
import { findMeta } from '../repositories/disk-meta.ts'
import { findDisk, findKnown } from '../repositories/disks.ts'
import type { ViewCounter } from '../repositories/view-counter.ts'
import { toListed, windowOf } from './listed-disks.ts'

export interface DiskDeps {
  db: Db
  views: ViewCounter
}

const docIdForm = /^[a-z][a-z0-9]{24}$/
const maxShares = 1_000

export const diskHandlers = ({
  db,
  views,
}: DiskDeps): Pick<HandlersOf<DiskServiceDefinition>, 'GetDoc' | 'ListLatest' | 'ListHot' | 'FindKnown'> => ({
  GetDoc: async ({ doc_id, with_meta }, ctx) => {
    const disk = docIdForm.test(doc_id) ? await findDisk(db, doc_id) : undefined
    if (!disk || (!disk.enabled && ctx.user?.role !== 'admin'))
      throw new AppError('not_found', 'disk.unknown', '记录不存在')
    views.count(disk.id)
    return {
      ...toListed(disk),
      disk_id: disk.disk_id,
      disk_pass: disk.disk_pass,
      files: disk.files,
      share_user_id: disk.share_user_id,
      link: shareLink(disk.disk_type, disk.disk_id, disk.disk_pass),
      enabled: disk.enabled,
      edges: with_meta ? { meta: await findMeta(db, disk.id) } : {},
    }
  },

  ListLatest: async (req) => {
    const window = windowOf(req)
    return { items: window ? (await listLatest(db, window)).map(toListed) : [] }
  },

  ListHot: async (req) => {
    const window = windowOf(req)
    return { items: window ? (await listHot(db, window)).map(toListed) : [] }
  },

  FindKnown: async ({ shares }) => {
    if (shares.length > maxShares)
      throw new AppError('invalid', 'disk.too_many_shares', '参数错误', { fields: ['shares'] })
    return { list: await findKnown(db, shares) }
  },
})
