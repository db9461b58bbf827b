import type { Db, Knex } from '@pandex/platform/postgres/postgres'

export interface SitemapFile {
  name: string
  /** Gzip. */
  content: Buffer
  last_change: Date | null
}

/** Adds a file to a job's sitemap; it is not served before `completeSitemap`. */
export const addSitemapFile = async (trx: Knex.Transaction, jobId: number, file: SitemapFile): Promise<void> => {
  await trx('sitemap').insert({ job_id: jobId }).onConflict('job_id').ignore()
  await trx('sitemap_file').insert({ ...file, job_id: jobId })
}

export const listSitemapFiles = async (db: Db, jobId: number): Promise<Pick<SitemapFile, 'name' | 'last_change'>[]> =>
  db('sitemap_file').where({ job_id: jobId }).orderByRaw('length(name), name').select('name', 'last_change')

export const completeSitemap = async (trx: Knex.Transaction, jobId: number): Promise<void> => {
  await trx('sitemap').where({ job_id: jobId }).update({ made_at: trx.fn.now() })
  await trx('sitemap').whereNot({ job_id: jobId }).whereNotNull('made_at').delete()
}

export const dropSitemap = async (db: Db, jobId: number): Promise<void> => {
  await db('sitemap').where({ job_id: jobId }).whereNull('made_at').delete()
}

/** Deletes unfinished sitemaps whose job is not open. @returns the number of sitemaps */
export const dropUnfinishedSitemaps = async (db: Db): Promise<number> =>
  db('sitemap')
    .whereNull('made_at')
    .whereNotIn('job_id', db('job').whereIn('status', ['waiting', 'running', 'cancelling']).select('id'))
    .delete()

export interface StoredSitemapFile {
  job_id: number
  name: string
  content: Buffer
  /** When the content last changed. */
  made_at: Date
}

export const findSitemapFile = async (db: Db, name: string): Promise<StoredSitemapFile | undefined> =>
  db('sitemap_file')
    .join('sitemap', 'sitemap.job_id', 'sitemap_file.job_id')
    .where({ name })
    .whereNotNull('made_at')
    .orderBy('made_at', 'desc')
    .first('sitemap.job_id', 'name', 'content', db.raw('coalesce(filtered_at, made_at) as made_at'))

type FileKey = Pick<StoredSitemapFile, 'job_id' | 'name'>

const rowOf = (db: Db, { job_id, name }: FileKey) => db('sitemap_file').where({ job_id, name })

/** Compare-and-set of the check time. @returns true for one caller if a check is due */
export const claimCheck = async (db: Db, file: FileKey, everyMs: number): Promise<boolean> => {
  const due = rowOf(db, file).whereRaw(`checked_at <= now() - ? * interval '1 ms'`, [everyMs])
  return (await due.update({ checked_at: db.fn.now() })) > 0
}

export const resetCheck = async (db: Db, file: FileKey): Promise<void> => {
  await rowOf(db, file).update({ checked_at: new Date(0) })
}

export const replaceContent = async (db: Db, file: StoredSitemapFile, content: Buffer): Promise<StoredSitemapFile> => {
  const rows: { filtered_at: Date }[] = await rowOf(db, file)
    .update({ content, filtered_at: db.fn.now() })
    .returning('filtered_at')
  return { ...file, content, made_at: rows[0]?.filtered_at ?? file.made_at }
}
