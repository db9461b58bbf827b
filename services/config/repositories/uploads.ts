import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { ImageFormat } from '../domain/files/uploaded-image.ts'
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

export interface ListedUpload extends Upload {
  id: number
  create_time: Date
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

const listRules = { sortable: { id: 'id', name: 'name', size: 'size', create_time: 'create_time' }, sort: 'id' }

/** @param q part of a file name, or the digest of an image's path; empty for all */
export const listUploads = async (
  db: Db,
  q: string,
  page: Page | null,
): Promise<{ rows: ListedUpload[]; total: number }> => {
  const query = db('upload')
  const part = q.trim().toLowerCase()
  const hash = /[0-9a-f]{32}/.exec(part)?.[0]
  if (hash) query.where({ hash })
  else if (part !== '') query.whereRaw('strpos(lower(name), ?) > 0', [part])
  return listQuery<ListedUpload>(query, page, listRules, [...columns, 'id', 'create_time'])
}

/** Reads the row under the lock of `lockUploads`. */
export const findUploadById = async (trx: Knex.Transaction, id: number): Promise<Upload | undefined> =>
  trx<ListedUpload>('upload')
    .where({ id })
    .first(...columns)

export const deleteUpload = async (trx: Knex.Transaction, hash: string): Promise<void> => {
  await trx('upload').where({ hash }).delete()
}
