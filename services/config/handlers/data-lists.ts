import { tellAdminChanged } from '@pandex/platform/audit'
import type { CachedReader } from '@pandex/platform/cached-reader'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import type { Context } from '@pandex/platform/grpc/context'
import { requireAdmin, requireBackground } from '@pandex/platform/grpc/require'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Knex } from '@pandex/platform/postgres'
import { checkSize, checkWidth, readType, readValues } from '../domain/data-list.ts'
import type { DataListType } from '../domain/data-list.ts'
import { checkFragments } from '../domain/ordinary-agents.ts'
import type { DataLists } from '../repositories/data-list-cache.ts'
import { deleteValues, holdList, insertValues, listValues, measureList } from '../repositories/data-lists.ts'

export interface DataListDeps {
  db: Knex
  lists: CachedReader<DataLists>
}

type Handlers = Pick<
  HandlersOf<ConfigServiceDefinition>,
  'GetDataLists' | 'ListDataValues' | 'AddDataValues' | 'RemoveDataValues'
>

/** Maximum values in one audit entry. */
const maxTold = 100

const tellChanged = async (
  trx: Knex.Transaction,
  ctx: Context,
  verb: 'add' | 'remove',
  type: DataListType,
  values: readonly string[],
): Promise<void> => {
  if (values.length === 0) return
  const changes = { count: values.length, values: values.slice(0, maxTold) }
  await tellAdminChanged(trx, ctx, { action: `data_list.${verb}`, target: `data_list:${type}`, changes })
}

export const dataListHandlers = ({ db, lists }: DataListDeps): Handlers => ({
  GetDataLists: async ({ types }, ctx) => {
    requireBackground(ctx, 'config')
    const asked = types.map(readType)
    const all = await lists.read()
    return { lists: Object.fromEntries(asked.map((type) => [type, { values: all.get(type)?.values ?? [] }])) }
  },

  ListDataValues: async ({ type, q, page }, ctx) => {
    requireAdmin(ctx, 'config')
    return listValues(db, readType(type), q, page)
  },

  AddDataValues: async (req, ctx) => {
    requireAdmin(ctx, 'config')
    const [type, values] = [readType(req.type), readValues(req.values)]
    checkFragments(type, values)
    checkWidth(type, values)
    const added = await db.transaction(async (trx) => {
      await holdList(trx, type)
      const news = await insertValues(trx, type, values)
      checkSize(await measureList(trx, type))
      await tellChanged(trx, ctx, 'add', type, news)
      return news.length
    })
    lists.invalidate()
    return { added, known: values.length - added }
  },

  RemoveDataValues: async (req, ctx) => {
    requireAdmin(ctx, 'config')
    const [type, values] = [readType(req.type), readValues(req.values)]
    const removed = await db.transaction(async (trx) => {
      await holdList(trx, type)
      const gone = await deleteValues(trx, type, values)
      await tellChanged(trx, ctx, 'remove', type, gone)
      return gone.length
    })
    lists.invalidate()
    return { removed }
  },
})
