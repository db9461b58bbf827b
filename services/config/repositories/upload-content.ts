import type { Db } from '@pandex/platform/postgres/postgres'
import type { ImageStorage } from '../images/image-storage.ts'

export const createPostgresStorage = (db: Db): ImageStorage => ({
  name: 'postgres',
  put: async ({ hash, content }) => {
    // Renewed, because an upload in progress must not lose its content to `pruneUploadContent`.
    await db('upload_content')
      .insert({ hash, content: Buffer.from(content) })
      .onConflict('hash')
      .merge({ stored_time: db.fn.now() })
  },
  get: async (hash) => {
    const row: { content: Buffer } | undefined = await db('upload_content').where({ hash }).first('content')
    return row?.content
  },
  // An upload of the same image may have stored its content just now; `pruneUploadContent` deletes what stays behind.
  remove: async (hash) => {
    await db('upload_content').where({ hash }).whereRaw(`stored_time < now() - interval '1 minute'`).delete()
  },
})

const batchSize = 100

/** Deletes content whose upload failed before its row was stored. @returns whether there may be more */
export const pruneUploadContent = async (db: Db): Promise<boolean> => {
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `delete from upload_content where hash in (
       select hash from upload_content
       where stored_time < now() - interval '1 hour'
         and not exists (select from upload where upload.hash = upload_content.hash and storage = 'postgres')
       limit ?)
     and stored_time < now() - interval '1 hour'`,
    [batchSize],
  )
  return rowCount === batchSize
}
