import type { Db, Knex } from '@pandex/platform/postgres'

export interface SitemapFile {
  name: string
  /** Gzipped. */
  content: Buffer
  /** When what it names changed last; null when nobody knows. */
  last_change: Date | null
}

/** A file of the sitemap that a job makes. Nobody sees it before `completeSitemap`. */
export const addSitemapFile = async (trx: Knex.Transaction, jobId: number, file: SitemapFile): Promise<void> => {
  await trx('sitemap').insert({ job_id: jobId }).onConflict('job_id').ignore()
  await trx('sitemap_file').insert({ ...file, job_id: jobId })
}

export const listSitemapFiles = async (db: Db, jobId: number): Promise<Pick<SitemapFile, 'name' | 'last_change'>[]> =>
  db('sitemap_file').where({ job_id: jobId }).orderByRaw('length(name), name').select('name', 'last_change')

/** Puts a sitemap in the place of the one before, which goes away. */
export const completeSitemap = async (trx: Knex.Transaction, jobId: number): Promise<void> => {
  await trx('sitemap').where({ job_id: jobId }).update({ made_at: trx.fn.now() })
  await trx('sitemap').whereNot({ job_id: jobId }).whereNotNull('made_at').delete()
}

export const dropSitemap = async (db: Db, jobId: number): Promise<void> => {
  await db('sitemap').where({ job_id: jobId }).whereNull('made_at').delete()
}

/** What jobs left that nobody goes on with. @returns how many sitemaps */
export const dropUnfinishedSitemaps = async (db: Db): Promise<number> =>
  db('sitemap')
    .whereNull('made_at')
    .whereNotIn('job_id', db('job').whereIn('status', ['waiting', 'running', 'cancelling']).select('id'))
    .delete()

/** A file of the newest complete sitemap. */
export const findSitemapFile = async (db: Db, name: string): Promise<{ content: Buffer; made_at: Date } | undefined> =>
  db('sitemap_file')
    .join('sitemap', 'sitemap.job_id', 'sitemap_file.job_id')
    .where({ name })
    .whereNotNull('made_at')
    .orderBy('made_at', 'desc')
    .first('content', 'made_at')
