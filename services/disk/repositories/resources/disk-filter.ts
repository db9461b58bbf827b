import type { DiskFilter__Output as DiskFilter } from '@pandex/platform/gen/pandex/disk/v1/DiskFilter'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { docIdPattern } from '../../domain/resources/doc-id.ts'
import { listSubtree } from '../categories/category-reads.ts'

export interface ResolvedFilter {
  filter: DiskFilter
  /** The requested category and its descendants; undefined when no category is requested. */
  cateIds: number[] | undefined
}

export const resolveFilter = async (db: Db, filter: DiskFilter | null | undefined): Promise<ResolvedFilter> => {
  const given = filter ?? emptyFilter
  const cateIds = given.cate_id === 0 ? undefined : await listSubtree(db, given.cate_id)
  return { filter: given, cateIds }
}

const emptyFilter: DiskFilter = {
  q: '',
  doc_id: '',
  disk_type: '',
  cate_id: 0,
  status: '',
  health: '',
  share_user: '',
  is_mine: '',
  enabled: '',
  from: '',
  to: '',
  deleted: '',
  bought: '',
}

/** Whether a resource `disk` has a paid or free purchase. */
export const isBought = `exists (select 1 from purchase where purchase.resource_id = disk.id and purchase.state = 'done')`

export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Extracts the share id from a link: the last path segment, or Baidu's `surl`. */
const idInLink = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const { pathname, searchParams } = new URL(text)
  const id = searchParams.get('surl') ?? pathname.split('/').at(-1) ?? ''
  return id === '' ? undefined : id
}

/** Matches a part of a name, a public id, a share id or a link. Baidu's links put a 1 before the stored id. */
const filterByText = (query: Knex.QueryBuilder, q: string): void => {
  const id = idInLink(q) ?? q
  if (docIdPattern.test(id)) return void query.where('disk.doc_id', id)
  void query.where((either) => {
    void either.whereIn('disk.disk_id', id.startsWith('1') ? [id, id.slice(1)] : [id])
    if (id === q) void either.orWhereRaw('disk.disk_name ilike ?', [likePattern(q)])
  })
}

const filterByYesNo = (query: Knex.QueryBuilder, column: string, answer: string): void => {
  if (answer !== '') void query.where(column, answer === 'yes')
}

export const applyDiskFilter = (query: Knex.QueryBuilder, { filter, cateIds }: ResolvedFilter): Knex.QueryBuilder => {
  const q = filter.q.trim()
  if (q !== '') filterByText(query, q)
  if (filter.doc_id !== '') void query.whereIn('disk.doc_id', filter.doc_id.split(','))
  for (const column of ['disk_type', 'health', 'share_user'] as const)
    if (filter[column] !== '') void query.where(`disk.${column}`, filter[column])
  if (filter.status !== '') void query.where('disk.status', Number(filter.status))
  if (cateIds) void query.whereRaw('disk.cate_id = any(?::bigint[])', [cateIds])
  filterByYesNo(query, 'disk.is_mine', filter.is_mine)
  filterByYesNo(query, 'disk.enabled', filter.enabled)
  if (filter.bought !== '') void query.whereRaw(`${filter.bought === 'yes' ? '' : 'not '}${isBought}`)
  if (filter.from !== '') void query.where('disk.create_time', '>=', new Date(filter.from))
  if (filter.to !== '') void query.where('disk.create_time', '<=', new Date(filter.to))
  return filter.deleted === 'yes' ? query.whereNotNull('disk.deleted_at') : query.whereNull('disk.deleted_at')
}
