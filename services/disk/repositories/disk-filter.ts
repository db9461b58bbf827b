import type { DiskFilter__Output as DiskFilter } from '@pandex/platform/gen/pandex/disk/v1/DiskFilter'
import type { Db, Knex } from '@pandex/platform/postgres'
import { docIdForm } from '../domain/doc-id.ts'
import { listSubtree } from './category-reads.ts'

export interface ReadyFilter {
  filter: DiskFilter
  /** The requested category and its descendants; undefined when no category is requested. */
  cateIds: number[] | undefined
}

export const readFilter = async (db: Db, filter: DiskFilter | null | undefined): Promise<ReadyFilter> => {
  const given = filter ?? nothingAsked
  const cateIds = given.cate_id === 0 ? undefined : await listSubtree(db, given.cate_id)
  return { filter: given, cateIds }
}

const nothingAsked: DiskFilter = {
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
}

const likeForm = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Extracts the share id from a link: the last path segment, or Baidu's `surl`. */
const idInLink = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const { pathname, searchParams } = new URL(text)
  const id = searchParams.get('surl') ?? pathname.split('/').at(-1) ?? ''
  return id === '' ? undefined : id
}

/** Matches a part of a name, a public id, a share id or a link. Baidu's links put a 1 before the stored id. */
const matching = (query: Knex.QueryBuilder, q: string): void => {
  const id = idInLink(q) ?? q
  if (docIdForm.test(id)) return void query.where('disk.doc_id', id)
  void query.where((either) => {
    void either.whereIn('disk.disk_id', id.startsWith('1') ? [id, id.slice(1)] : [id])
    if (id === q) void either.orWhereRaw('disk.disk_name ilike ?', [likeForm(q)])
  })
}

const yesOrNo = (query: Knex.QueryBuilder, column: string, answer: string): void => {
  if (answer !== '') void query.where(column, answer === 'yes')
}

export const applyDiskFilter = (query: Knex.QueryBuilder, { filter, cateIds }: ReadyFilter): Knex.QueryBuilder => {
  const q = filter.q.trim()
  if (q !== '') matching(query, q)
  if (filter.doc_id !== '') void query.whereIn('disk.doc_id', filter.doc_id.split(','))
  for (const column of ['disk_type', 'health', 'share_user'] as const)
    if (filter[column] !== '') void query.where(`disk.${column}`, filter[column])
  if (filter.status !== '') void query.where('disk.status', Number(filter.status))
  if (cateIds) void query.whereRaw('disk.cate_id = any(?::bigint[])', [cateIds])
  yesOrNo(query, 'disk.is_mine', filter.is_mine)
  yesOrNo(query, 'disk.enabled', filter.enabled)
  if (filter.from !== '') void query.where('disk.create_time', '>=', new Date(filter.from))
  if (filter.to !== '') void query.where('disk.create_time', '<=', new Date(filter.to))
  return filter.deleted === 'yes' ? query.whereNotNull('disk.deleted_at') : query.whereNull('disk.deleted_at')
}
