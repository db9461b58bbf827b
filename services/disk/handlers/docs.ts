import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres'
import { shareLink } from '@pandex/platform/share-link'
import { findMeta } from '../repositories/disk-meta.ts'
import { findDisk } from '../repositories/disks.ts'
import type { ViewCounter } from '../repositories/view-counter.ts'
import { toListed } from './disk-rows.ts'

export interface DocDeps {
  db: Db
  views: ViewCounter
}

const docIdForm = /^[a-z][a-z0-9]{24}$/

export const docHandlers = ({ db, views }: DocDeps): Pick<HandlersOf<DiskServiceDefinition>, 'GetDoc'> => ({
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
})
