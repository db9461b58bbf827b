import type { Category__Output as Category } from '@pandex/platform/gen/pandex/disk/v1/Category'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { totalsOf } from '../../domain/categories/category-tree.ts'
import { fromRow } from './categories.ts'
import type { StoredCategory, StoredRow } from './categories.ts'
import { visibleCondition } from '../resources/visible-disks.ts'

export type ListedCategory = Omit<Category, 'disk_count'>

type CountedRow = StoredRow & { child_count: number }

const fromCounted = ({ child_count, ...row }: CountedRow): ListedCategory => ({ ...fromRow(row), child_count })

const summaryColumns = `category.id, category.pid, category.name, '' as description, category.item_order, category.policy,
  category.cost_coin, category.create_time, category.update_time`

const withChildren = (columns: string): string =>
  `${columns}, (select count(*) from category as child where child.pid = category.id) as child_count`

/** Lists all categories in tree order, without descriptions: those of 2,000 categories would be 6 MB. */
export const listSummaries = async (db: Db): Promise<StoredCategory[]> => {
  const { rows } = await db.raw<{ rows: StoredRow[] }>(`select ${summaryColumns} from category order by item_order, id`)
  return rows.map(fromRow)
}

const childrenOf = (db: Db, pid: number): Knex.QueryBuilder =>
  pid === 0 ? db('category').whereNull('pid') : db('category').where({ pid })

/** Lists one page of the children of a category, and their total. @param pid 0 for the roots */
export const listChildren = async (
  db: Db,
  pid: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ list: ListedCategory[]; total: number }> => {
  const [rows, counted] = await Promise.all([
    childrenOf(db, pid)
      .select(db.raw(withChildren('category.*')))
      .orderBy(['item_order', 'id'])
      .offset(offset)
      .limit(limit) as Promise<CountedRow[]>,
    childrenOf(db, pid).count({ total: '*' }) as unknown as Promise<[{ total: number }]>,
  ])
  return { list: rows.map(fromCounted), total: counted[0].total }
}

export const listFirstChildren = async (
  db: Db,
  parentIds: readonly number[],
  most: number,
): Promise<ListedCategory[]> => {
  const { rows } = await db.raw<{ rows: CountedRow[] }>(
    `select category.* from unnest(:parentIds::bigint[]) with ordinality as parent (id, place)
     cross join lateral (
       select ${withChildren(summaryColumns)} from category where category.pid = parent.id
       order by category.item_order, category.id limit :most) as category
     order by place, item_order, category.id`,
    { parentIds: [...parentIds], most },
  )
  return rows.map(fromCounted)
}

/** Case- and width-insensitive form of a name. Must match the index `category_name`. */
const folded = (sql: string): string => `lower(normalize(${sql}, NFKC) collate pg_c_utf8)`

/** Lists other categories with the same name, in tree order; names are unique only below one parent. */
export const listNamesakes = async (db: Db, { id, name }: { id: number; name: string }): Promise<number[]> => {
  const { rows } = await db.raw<{ rows: { id: number }[] }>(
    `select id from category where ${folded('name')} = ${folded(':name')} and id <> :id order by item_order, id`,
    { id, name },
  )
  return rows.map(({ id }) => id)
}

/** Whether another child of `pid` has this name. @param pid 0 for the roots; @param id the category itself, 0 for a new one */
export const isNameTaken = async (
  trx: Knex.Transaction,
  { pid, name, id }: { pid: number; name: string; id: number },
): Promise<boolean> => {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `select 1 from category where coalesce(pid, 0) = :pid and ${folded('name')} = ${folded(':name')} and id <> :id limit 1`,
    { pid, name, id },
  )
  return rows.length > 0
}

/**
 * Returns the path from the root to the category; empty when it does not exist.
 * @param ref an id; or id 0 and a name: of several categories with this name, the first in tree order
 */
export const findPath = async (db: Db, ref: { id: number; word: string }): Promise<ListedCategory[]> => {
  const isIt =
    ref.id === 0
      ? `id = (select id from category where ${folded('name')} = ${folded(':word')} order by item_order, id limit 1)`
      : 'id = :id'
  const { rows } = await db.raw<{ rows: (CountedRow & { height: number })[] }>(
    `with recursive way as (
       select category.*, 0 as height from category where ${isIt}
       union all
       select category.*, height + 1 from category join way on category.id = way.pid)
     select ${withChildren('category.*')} from way as category order by height desc`,
    { id: ref.id, word: ref.word.trim().replaceAll('\0', '') },
  )
  return rows.map((row) => {
    const { height: _, ...category } = row
    return fromCounted(category)
  })
}

/** Returns pairs of each given category and itself or one of its descendants. */
export const listSubtrees = async (
  db: Db,
  ids: readonly number[],
): Promise<{ rootIds: number[]; cateIds: number[] }> => {
  const { rows } = await db.raw<{ rows: { root_id: number; id: number }[] }>(
    `with recursive subtree as (
       select id as root_id, id from unnest(:ids::bigint[]) as root (id)
       union all
       select subtree.root_id, category.id from category join subtree on category.pid = subtree.id)
     select root_id, id from subtree`,
    { ids: [...ids] },
  )
  return { rootIds: rows.map((row) => row.root_id), cateIds: rows.map((row) => row.id) }
}

export const listSubtree = async (db: Db, id: number): Promise<number[]> => (await listSubtrees(db, [id])).cateIds

/** Counts the visible resources of each category, including its subcategories. Scans a whole index; cache the result. */
export const countDisks = async (db: Db): Promise<ReadonlyMap<number, number>> => {
  const [{ rows: counted }, tree] = await Promise.all([
    db.raw<{ rows: { cate_id: number; count: number }[] }>(
      `select cate_id, count(*) as count from disk
       where cate_id is not null and ${visibleCondition} group by cate_id`,
    ),
    db('category').select<{ id: number; pid: number | null }[]>('id', 'pid'),
  ])
  const own = new Map(counted.map(({ cate_id, count }) => [cate_id, count]))
  return totalsOf(
    tree.map(({ id, pid }) => ({ id, pid: pid ?? 0 })),
    own,
  )
}
