import type { Db } from '@pandex/platform/postgres/postgres'

const itemsAtOnce = 5_000
const tasksAtOnce = 500

const oldTasks = (db: Db) => db('import_task').whereRaw(`finished_at < now() - interval '90 days'`)

/**
 * Deletes imports that ended 90 days ago, items first, in bounded batches.
 * @returns the number of deleted rows; 0 when done
 */
export const deleteOldImports = async (db: Db): Promise<number> => {
  const some = oldTasks(db).select('id').orderBy('id').limit(tasksAtOnce)
  const items = await db('import_item')
    .whereIn('id', db('import_item').whereIn('task_id', some).select('id').limit(itemsAtOnce))
    .delete()
  if (items > 0) return items
  return db('import_task').whereIn('id', some).delete()
}

export const deleteOldJobs = async (db: Db): Promise<number> =>
  db('job')
    .whereRaw(`ended_at < now() - interval '30 days'`)
    .whereRaw('id <> (select max(id) from job as other where other.kind = job.kind)')
    .delete()
