import type { ItemFilter__Output as ItemFilter } from '@pandex/platform/gen/pandex/task/v1/ItemFilter'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { isTaskNo } from '../domain/import-request.ts'
import { parseLinks } from '@pandex/share-text/parse-links'

const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** A link matches its share; other text matches a part of the name, or a share id. */
const whereMatches = (query: Knex.QueryBuilder, q: string): void => {
  const [link] = parseLinks(q).links
  if (link) return void query.where({ 'item.disk_type': link.disk_type, 'item.disk_id': link.disk_id })
  void query.where((either) => {
    void either.where('item.disk_id', q).orWhereRaw('item.disk_name ilike ?', [likePattern(q)])
  })
}

/** Matching items as `item`, regardless of the filter's status. A null filter matches all. */
export const queryItems = (db: Db, filter: ItemFilter | null): Knex.QueryBuilder => {
  const query = db('import_item as item')
  if (!filter) return query
  const { disk_type, q, task_no, origin, user_id } = filter
  if (disk_type !== '') void query.where('item.disk_type', disk_type)
  if (origin !== '') void query.where('item.origin', origin)
  if (user_id > 0) void query.whereIn('item.task_id', db('import_task').where({ user_id }).select('id'))
  if (q.trim() !== '') whereMatches(query, q.trim())
  if (task_no === '') return query
  return isTaskNo(task_no)
    ? query.where('item.task_id', db('import_task').where({ task_no }).select('id'))
    : query.whereRaw('false')
}
