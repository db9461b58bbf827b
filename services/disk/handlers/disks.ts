import { AppError } from '@pandex/platform/errors'
import type { Disk__Output as Disk } from '@pandex/platform/gen/pandex/disk/v1/Disk'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { ListDisksRequest__Output as ListDisksRequest } from '@pandex/platform/gen/pandex/disk/v1/ListDisksRequest'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres'
import { diskTypes, shareLink } from '@pandex/platform/share-link'
import { listHot, listLatest } from '../repositories/disk-lists.ts'
import type { ListWindow, ListedDisk } from '../repositories/disk-lists.ts'
import { findMeta } from '../repositories/disk-meta.ts'
import { findDisk, findKnown } from '../repositories/disks.ts'
import type { ViewCounter } from '../repositories/view-counter.ts'

export interface DiskDeps {
  db: Db
  views: ViewCounter
}

const docIdForm = /^[a-z][a-z0-9]{24}$/
const defaultSize = 20
const maxSize = 50
/** Nobody turns so many pages; past it a list answers like any list past its end. */
const maxPage = 200
const maxShares = 1_000

const timeOf = (time: Date | null): string => time?.toISOString() ?? ''

const toListed = (disk: ListedDisk): Disk => ({
  ...disk,
  cate_id: disk.cate_id ?? 0,
  shared_time: timeOf(disk.shared_time),
  create_time: timeOf(disk.create_time),
  update_time: timeOf(disk.update_time),
  checked_at: timeOf(disk.checked_at),
  enabled: true,
  disk_id: '',
  disk_pass: '',
  link: '',
  files: '',
  share_user_id: '',
  edges: {},
})

/** @returns undefined past the last page */
const windowOf = ({ page, type }: ListDisksRequest): ListWindow | undefined => {
  if (type !== '' && !diskTypes.some((known) => known === type))
    throw new AppError('invalid', 'disk.type_unknown', '参数错误', { fields: ['type'] })
  const limit = Math.min(page?.size || defaultSize, maxSize)
  const number = page?.page || 1
  return number > maxPage ? undefined : { type, limit, offset: (number - 1) * limit }
}

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
