import { createHash } from 'node:crypto'
import { recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { Context } from '@pandex/platform/grpc/context'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { checkCapacity, checkImage, displayNameOf, imageUrlOf, mediaTypeOf } from '../domain/files/uploaded-image.ts'
import type { EncodeImage } from '../images/encode-image.ts'
import type { ImageStorages } from '../images/image-storage.ts'
import { findUpload, insertUpload, lockUploads, setStorage, sumUploads } from '../repositories/uploads.ts'
import type { Upload } from '../repositories/uploads.ts'

interface UploadDeps {
  db: Knex
  encodeImage: EncodeImage
  storages: ImageStorages
}

type Handlers = Pick<HandlersOf<ConfigServiceDefinition>, 'UploadImage' | 'GetImage'>

/** Characters of the SHA-256 digest in an image's address. */
const hashLength = 32

const insert = async (trx: Knex.Transaction, ctx: Context, upload: Upload): Promise<void> => {
  const { id } = requireAdmin(ctx, 'config')
  checkCapacity(await sumUploads(trx), upload.size)
  await insertUpload(trx, upload, id)
  const { hash, format, name, size, width, height } = upload
  const changes = { name, format, size, width, height }
  await recordAudit(trx, ctx, { action: 'upload.create', target: `upload:${hash}`, changes })
}

/** Deletes content that no row names. Best effort: an outage must not hide the outcome of the upload. */
const discard = async (storages: ImageStorages, storage: Upload['storage'], hash: string): Promise<void> => {
  await storages
    .find(storage)
    .then(async (found) => found.remove(hash))
    .catch(() => undefined)
}

const store = async ({ db, storages }: UploadDeps, ctx: Context, upload: Upload): Promise<void> => {
  const { hash, storage } = upload
  const unused = await db.transaction(async (trx) => {
    await lockUploads(trx)
    const stored = await findUpload(trx, hash)
    if (!stored) {
      await insert(trx, ctx, upload).catch(async (error: unknown) => {
        if (error instanceof AppError && error.code === 'config.uploads_full') await discard(storages, storage, hash)
        throw error
      })
      return undefined
    }
    if (stored.storage === storage) return undefined
    await setStorage(trx, upload)
    return stored.storage
  })
  if (unused) await discard(storages, unused, hash)
}

export const uploadHandlers = (deps: UploadDeps): Handlers => ({
  UploadImage: async ({ content: given, name }, ctx) => {
    const { db, encodeImage, storages } = deps
    requireAdmin(ctx, 'config')
    checkImage(given)
    const { content, ...image } = await encodeImage(given, ctx)
    const hash = createHash('sha256').update(content).digest('hex').slice(0, hashLength)
    const size = content.length
    // Before the content is written; `store` checks again under the lock.
    if (!(await findUpload(db, hash))) checkCapacity(await sumUploads(db), size)
    const storage = await storages.current()
    const type = mediaTypeOf(image.format)
    // Written again for a known image: this restores content that its storage lost.
    await storage.put({ hash, type, content })
    const upload = { ...image, hash, size, name: displayNameOf(name), storage: storage.name }
    await store(deps, ctx, upload)
    const { width, height } = image
    return { url: imageUrlOf(hash, image.format), name: upload.name, size, type, width, height }
  },

  GetImage: async ({ hash }) => {
    const { db, storages } = deps
    const upload = await findUpload(db, hash)
    const content = upload && (await (await storages.find(upload.storage)).get(hash))
    if (!content) throw new AppError('not_found', 'config.unknown_image', '没有这张图片')
    return { content, type: mediaTypeOf(upload.format) }
  },
})
