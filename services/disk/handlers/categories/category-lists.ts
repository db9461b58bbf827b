import type { Bans } from '@pandex/contracts/bans/bans'
import type { Category__Output as Category } from '@pandex/platform/gen/pandex/disk/v1/Category'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { ListCategoriesRequest__Output as ListCategoriesRequest } from '@pandex/platform/gen/pandex/disk/v1/ListCategoriesRequest'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { CachedReader } from '@pandex/platform/resilience/cached-reader'
import { unknownCategory } from '../../domain/categories/category-tree.ts'
import {
  findPath,
  listChildren,
  listFirstChildren,
  listNamesakes,
  listSubtree,
  listSubtrees,
  listSummaries,
} from '../../repositories/categories/category-reads.ts'
import type { ListedCategory } from '../../repositories/categories/category-reads.ts'
import { listLatestByGroup, listByCategories, maxTotal } from '../../repositories/resources/disk-lists.ts'
import { toListItem, listWindowOf } from '../../use-cases/resources/list-items.ts'

type Handlers = Pick<
  HandlersOf<DiskServiceDefinition>,
  | 'ListAllCategories'
  | 'ListCategories'
  | 'ListCategoryTree'
  | 'GetCategory'
  | 'ListCategoryDisks'
  | 'ListLatestByCategory'
>

interface CategoryListDeps {
  db: Db
  counts: CachedReader<ReadonlyMap<number, number>>
  dataLists: { read: () => Promise<Bans> }
}

const defaultSize = 20
const maxSize = 100

const pageOf = ({ page }: Pick<ListCategoriesRequest, 'page'>): { offset: number; limit: number } => {
  const limit = Math.min(page?.size || defaultSize, maxSize)
  return { limit, offset: ((page?.page || 1) - 1) * limit }
}

/** Bounds of one tree answer: rows, levels below the first, children per category. */
const maxRows = 400
const maxLevelsBelow = 2
const maxChildrenPerCategory = 24

const defaultPerCategory = 3
const maxPerCategory = 10

const withCount = (row: ListedCategory, held: ReadonlyMap<number, number>): Category => ({
  ...row,
  disk_count: held.get(row.id) ?? 0,
})

export const categoryListHandlers = ({ db, counts, dataLists }: CategoryListDeps): Handlers => {
  const counted = async (rows: readonly ListedCategory[]): Promise<Category[]> => {
    const held = await counts.read()
    return rows.map((row) => withCount(row, held))
  }
  /** Finds the category and the path from its root. Of several with the same name, prefers the first that holds resources. */
  const find = async (ref: { id: number; word: string }) => {
    let path = await findPath(db, ref)
    const found = path.at(-1)
    if (!found) throw unknownCategory()
    const held = ref.id === 0 ? await counts.read() : undefined
    if (held && !held.get(found.id)) {
      const filled = (await listNamesakes(db, found)).find((id) => (held.get(id) ?? 0) > 0)
      if (filled) path = await findPath(db, { id: filled, word: '' })
    }
    return { category: path.at(-1) ?? found, path }
  }
  return {
    ListAllCategories: async () => {
      const tree = await listSummaries(db)
      const children = Map.groupBy(tree, ({ pid }) => pid)
      return { list: await counted(tree.map((row) => ({ ...row, child_count: children.get(row.id)?.length ?? 0 }))) }
    },

    ListCategories: async (req) => {
      const { list, total } = await listChildren(db, req.pid, pageOf(req))
      return { list: await counted(list), total }
    },

    ListCategoryTree: async (req) => {
      const { list, total } = await listChildren(db, req.pid, pageOf(req))
      const rows = [...list]
      let level = list
      for (let number = 0; number < maxLevelsBelow; number += 1) {
        const parents = level.filter(({ child_count }) => child_count > 0).map(({ id }) => id)
        const most = Math.min(Math.floor((maxRows - rows.length) / parents.length), maxChildrenPerCategory)
        if (parents.length === 0 || most === 0) break
        level = await listFirstChildren(db, parents, most)
        rows.push(...level)
      }
      return { list: await counted(rows), total }
    },

    GetCategory: async (ref) => {
      const [{ category, path }, held] = await Promise.all([find(ref), counts.read()])
      return { category: withCount(category, held), path: path.map(({ id, name }) => ({ id, name })) }
    },

    ListCategoryDisks: async (req) => {
      const bans = await dataLists.read()
      const window = listWindowOf(req, bans, maxTotal) ?? { type: req.type, bans, offset: maxTotal, limit: 0 }
      const { category } = await find(req)
      const { list, total } = await listByCategories(db, await listSubtree(db, category.id), window)
      return { list: list.map(toListItem), total }
    },

    ListLatestByCategory: async (req) => {
      const { list: categories } = await listChildren(db, req.pid, pageOf(req))
      const ids = categories.map(({ id }) => id)
      const [groups, bans] = await Promise.all([listSubtrees(db, ids), dataLists.read()])
      const limit = Math.min(req.per_category || defaultPerCategory, maxPerCategory)
      const latest = await listLatestByGroup(db, groups, { limit, bans })
      const lists = ids.map((id) => ({ cate_id: id, disks: (latest.get(id) ?? []).map(toListItem) }))
      return { list: lists.filter(({ disks }) => disks.length > 0) }
    },
  }
}
