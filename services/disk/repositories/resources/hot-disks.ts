import type { Health } from '@pandex/contracts/enums'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { AppError } from '@pandex/platform/errors'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { docIdPattern } from '../../domain/resources/doc-id.ts'
import { maxTotal } from './disk-lists.ts'
import { visibleCondition } from './visible-disks.ts'

/** Sort rank in the hot list: rows with a lower rank come first. */
export const hotPlaces = { pinned: 0, ordinary: 1, hidden: 2 }

export interface HotRow {
  id: number
  doc_id: string
  disk_name: string
  disk_type: string
  views: number
  heat: number
  hot_place: number
  health: Health
  create_time: Date
}

const columns = `disk.id, doc_id, disk_name, disk.disk_type, disk_view.views, heat, hot_place, health, create_time`

export interface HotFilter {
  q: string
  type: string
  /** "pinned", "hidden" or empty. */
  state: string
}

const orderOf = ({ order_by = '', order = '' }: Partial<Page>): string => {
  const direction = order === 'asc' ? 'asc' : 'desc'
  const id = `resource_id ${direction}`
  switch (order_by) {
    case '':
    case 'heat':
      // The reverse of the whole order, so that PostgreSQL scans the index backwards.
      return `hot_place ${direction === 'asc' ? 'desc' : 'asc'}, heat ${direction}, ${id}`
    case 'views':
      return `views ${direction}, ${id}`
    case 'id':
      return id
    default:
      throw new AppError('invalid', 'list.bad_order', '不支持按该列排序')
  }
}

const defaultSize = 20
const maxSize = 100

/** Bounds the scan: a name part may match none of a million rows. */
const maxCandidates = 20_000

/** Builds the filtered rows in an order. A public id is looked up directly, outside the bound. */
const rowsOf = ({ q, type, state }: HotFilter, order: string): string => {
  const isDocId = docIdPattern.test(q)
  const candidates = [
    state === '' ? 'true' : 'hot_place = :place',
    type === '' ? 'true' : 'disk_type = :type',
    isDocId ? 'resource_id = (select id from disk where doc_id = :q)' : 'true',
  ]
  const selections = [
    state === '' ? visibleCondition : 'true',
    q === '' || isDocId ? 'true' : 'strpos(lower(disk_name), lower(:q)) > 0',
  ]
  // "offset 0" forces one lookup per candidate instead of a scan of all resources.
  return `from (
       select * from disk_view where ${candidates.join(' and ')} order by ${order} limit :maxCandidates) as disk_view
     cross join lateral (select * from disk where id = resource_id offset 0) as disk where ${selections.join(' and ')}`
}

export const listHotDisks = async (
  db: Db,
  filter: HotFilter,
  page: Page | null,
): Promise<{ rows: HotRow[]; total: number }> => {
  const limit = Math.min(page?.size || defaultSize, maxSize)
  const offset = ((page?.page || 1) - 1) * limit
  const order = orderOf(page ?? {})
  const place = filter.state === 'pinned' ? hotPlaces.pinned : hotPlaces.hidden
  const bindings = { ...filter, place, limit: offset < maxTotal ? limit : 0, offset, maxTotal, maxCandidates }
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.raw<{ rows: HotRow[] }>(
      `select ${columns} ${rowsOf(filter, order)} order by ${order} limit :limit offset :offset`,
      bindings,
    ),
    db.raw<{ rows: [{ total: number }] }>(
      `select count(*) as total from (select 1 ${rowsOf(filter, order)} limit :maxTotal) as counted`,
      bindings,
    ),
  ])
  return { rows, total: counted[0].total }
}

/** Serializes changes of pins; counting views is not blocked. */
export const withHotPlacesLock = async <T>(db: Db, change: (trx: Knex.Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async (trx) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('disk.hot-places'))`)
    return change(trx)
  })

export const findHotDisk = async (trx: Knex.Transaction, id: number): Promise<HotRow | undefined> => {
  const { rows } = await trx.raw<{ rows: HotRow[] }>(
    `select ${columns} from disk_view join disk on disk.id = disk_view.resource_id where disk.id = ?`,
    [id],
  )
  return rows[0]
}

export const countPinned = async (trx: Knex.Transaction): Promise<number> => {
  const [row] = (await trx('disk_view').where({ hot_place: hotPlaces.pinned }).count({ total: '*' })) as [
    { total: number },
  ]
  return row.total
}

export const placeHotDisk = async (trx: Knex.Transaction, id: number, place: number): Promise<void> => {
  await trx('disk_view').where({ resource_id: id }).update({ hot_place: place })
}
