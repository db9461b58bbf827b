import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { ImageFormat } from '../domain/files/image-format.ts'
import type { ImageStorage } from '../images/image-storage.ts'

export interface Upload {
  hash: string
  format: ImageFormat
  name: string
  size: number
  width: number
  height: number
  storage: ImageStorage['name']
}

const columns = ['hash', 'format', 'name', 'size', 'width', 'height', 'storage'] as const

export const findUpload = async (db: Db, hash: string): Promise<Upload | undefined> =>
  db<Upload>('upload')
    .where({ hash })
    .first(...columns)

/** Serializes writers, so that none exceeds the capacity. */
export const lockUploads = async (trx: Knex.Transaction): Promise<void> => {
  await trx.raw('lock table upload in share row exclusive mode')
}

export const sumUploads = async (db: Db): Promise<{ count: number; bytes: number }> => {
  const row: { count: string; bytes: string } = await db('upload').first(
    db.raw('count(*) as count, coalesce(sum(size), 0) as bytes'),
  )
  return { count: Number(row.count), bytes: Number(row.bytes) }
}

export const insertUpload = async (trx: Knex.Transaction, upload: Upload, adminId: number): Promise<void> => {
  await trx('upload').insert({ ...upload, uploaded_by: adminId })
}

export const setStorage = async (trx: Knex.Transaction, { hash, storage }: Upload): Promise<void> => {
  await trx('upload').where({ hash }).update({ storage })
}
