import { recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { readIds } from '@pandex/platform/grpc/bulk-ids'
import type { Context } from '@pandex/platform/grpc/context'
import { inPortions } from '@pandex/platform/grpc/in-portions'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { imageUrlOf } from '../domain/files/uploaded-image.ts'
import { settingByName } from '../domain/settings/checked-settings.ts'
import type { ImageStorages } from '../images/image-storage.ts'
import { findUses, lockUses } from '../repositories/upload-uses.ts'
import type { UploadUse } from '../repositories/upload-uses.ts'
import { deleteUpload, findUploadById, listUploads, lockUploads } from '../repositories/uploads.ts'

type Handlers = Pick<HandlersOf<ConfigServiceDefinition>, 'ListUploads' | 'DeleteUploads'>

const maxDeletedIds = 100

/** Deleting one image may wait this long for S3, ms. */
const expectedMs = 4_000

const describeUse = ({ place, name, entry }: UploadUse) => ({
  target: `${place}:${name}`,
  label: place === 'site_config' ? (settingByName.get(name)?.title ?? name) : entry,
})

const usedError = (uses: readonly UploadUse[]): AppError => {
  const labels = [...new Set(uses.map((use) => describeUse(use).label))]
  const more = labels.length > 3 ? ` 等 ${labels.length} 处` : ''
  return new AppError('conflict', 'config.upload_used', `正在使用：${labels.slice(0, 3).join('、')}${more}`)
}

/** Lists and deletes the images that admins uploaded. */
export const storedUploadHandlers = ({ db, storages }: { db: Knex; storages: ImageStorages }): Handlers => {
  /** @throws AppError config.unknown_image, config.upload_used, unavailable */
  const deleteOne = async (id: number, ctx: Context): Promise<void> =>
    db.transaction(async (trx) => {
      await lockUploads(trx)
      await lockUses(trx)
      const upload = await findUploadById(trx, id)
      if (!upload) throw new AppError('not_found', 'config.unknown_image', '没有这张图片')
      const { hash, name, storage } = upload
      const uses = await findUses(trx, [hash])
      if (uses.length > 0) throw usedError(uses)
      await deleteUpload(trx, hash)
      await recordAudit(trx, ctx, { action: 'upload.delete', target: `upload:${hash}`, changes: { name } })
      // Before the commit: a row whose content is gone can be deleted again, but content without a row would stay in S3.
      await (await storages.find(storage)).remove(hash)
    })

  return {
    ListUploads: async ({ page, q }, ctx) => {
      requireAdmin(ctx, 'config')
      const { rows, total } = await listUploads(db, q, page)
      const uses = await findUses(
        db,
        rows.map(({ hash }) => hash),
      )
      const usesByHash = Map.groupBy(uses, ({ hash }) => hash)
      const list = rows.map(({ hash, format, create_time, ...row }) => ({
        ...row,
        url: imageUrlOf(hash, format),
        create_time: create_time.toISOString(),
        used_by: (usesByHash.get(hash) ?? []).map(describeUse),
      }))
      return { list, total }
    },

    DeleteUploads: async ({ ids: given }, ctx) => {
      requireAdmin(ctx, 'config')
      const ids = readIds('config', given, maxDeletedIds)
      const failed: { id: number; msg: string }[] = []
      let outage: AppError | undefined
      const { left } = await inPortions(ids, { size: 1, expectedMs }, ctx, async ([id = 0]) => {
        try {
          // A storage that does not answer costs seconds, so the others are not tried.
          if (outage) throw outage
          await deleteOne(id, ctx)
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          if (error.kind === 'unavailable') outage = error
          failed.push({ id, msg: error.message })
        }
      })
      failed.push(...left.map((id) => ({ id, msg: '时间不够，没有删除，重试即可' })))
      return { done: ids.length - failed.length, failed }
    },
  }
}
