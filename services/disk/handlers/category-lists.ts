import type { Category__Output as Category } from '@pandex/platform/gen/pandex/disk/v1/Category'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { findByName, pathTo, subtreeOf, totalsOf } from '../domain/category-tree.ts'
import { listCategories } from '../repositories/categories.ts'
import { listOfCategories, maxTotal } from '../repositories/disk-lists.ts'
import { unknownCategory } from './categories.ts'
import type { CategoryDeps } from './categories.ts'
import { toListed, windowOf } from './disk-rows.ts'

type Handlers = Pick<
  HandlersOf<DiskServiceDefinition>,
  'ListAllCategories' | 'ListCategories' | 'GetCategory' | 'ListCategoryDisks'
>

interface CategoryRef {
  /** 0 when it is named. */
  id: number
  word: string
}

const findCategory = <N extends { id: number; name: string }>(tree: readonly N[], { id, word }: CategoryRef): N => {
  const found = id === 0 ? findByName(tree, word) : tree.find((node) => node.id === id)
  if (!found) throw unknownCategory()
  return found
}

const defaultSize = 20
const maxSize = 100

export const categoryListHandlers = ({ db, counts }: CategoryDeps): Handlers => {
  const countedTree = async (): Promise<Category[]> => {
    const [tree, held] = await Promise.all([listCategories(db), counts.read()])
    const totals = totalsOf(tree, held)
    return tree.map((node) => ({ ...node, disk_count: totals.get(node.id) ?? 0 }))
  }
  return {
    ListAllCategories: async () => ({ list: await countedTree() }),

    ListCategories: async ({ pid, page }) => {
      const children = (await countedTree()).filter((node) => node.pid === pid)
      const size = Math.min(page?.size || defaultSize, maxSize)
      const start = ((page?.page || 1) - 1) * size
      return { list: children.slice(start, start + size), total: children.length }
    },

    GetCategory: async (ref) => {
      const tree = await countedTree()
      const category = findCategory(tree, ref)
      return { category, path: pathTo(tree, category.id).map(({ id, name }) => ({ id, name })) }
    },

    ListCategoryDisks: async (req) => {
      const window = windowOf(req, maxTotal) ?? { type: req.type, offset: maxTotal, limit: 0 }
      const tree = await listCategories(db)
      const { id } = findCategory(tree, req)
      const { list, total } = await listOfCategories(db, subtreeOf(tree, id), window)
      return { list: list.map(toListed), total }
    },
  }
}
