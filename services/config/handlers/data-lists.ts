import { fingerprintOf } from '@pandex/contracts/fingerprint'
import { recordAudit } from '@pandex/platform/events/record-audit'
import type { CachedReader } from '@pandex/platform/resilience/cached-reader'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import type { Context } from '@pandex/platform/grpc/context'
import { requireAdmin, requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { readAliasLines } from '../domain/lists/alias-values.ts'
import { readPlotLines } from '../domain/lists/plot-values.ts'
import { checkListSize, checkNotTooBroad, readDataListType, readValues } from '../domain/lists/data-list.ts'
import type { DataListType } from '../domain/lists/data-list.ts'
import { checkUserAgentFragments } from '../domain/lists/common-user-agents.ts'
import type { DataLists } from '../repositories/data-list-cache.ts'
import { deleteValues, lockList, insertValues, listValues, measureList } from '../repositories/data-lists.ts'

export interface DataListDeps {
  db: Knex
  lists: CachedReader<DataLists>
}

type Handlers = Pick<
  HandlersOf<ConfigServiceDefinition>,
  'GetDataLists' | 'ListDataValues' | 'AddDataValues' | 'RemoveDataValues'
>

const emptyList = { values: [], fingerprint: fingerprintOf([]) }

/** Lists whose lines have a form of their own. */
const lineReaders: Partial<Record<DataListType, (lines: readonly string[]) => string[]>> = {
  alias: readAliasLines,
  plot: readPlotLines,
}

/** Maximum values in one audit entry. */
const maxAuditedValues = 100

const recordListChanged = async (
  trx: Knex.Transaction,
  ctx: Context,
  verb: 'add' | 'remove',
  type: DataListType,
  values: readonly string[],
): Promise<void> => {
  if (values.length === 0) return
  const changes = { count: values.length, values: values.slice(0, maxAuditedValues) }
  await recordAudit(trx, ctx, { action: `data_list.${verb}`, target: `data_list:${type}`, changes })
}

export const dataListHandlers = ({ db, lists }: DataListDeps): Handlers => ({
  GetDataLists: async ({ types, known }, ctx) => {
    requireBackground(ctx, 'config')
    const requested = types.map(readDataListType)
    const all = await lists.read()
    const answer = (type: string) => {
      const { values, fingerprint } = all.get(type) ?? emptyList
      return { values: known[type] === fingerprint ? [] : values, fingerprint }
    }
    return { lists: Object.fromEntries(requested.map((type) => [type, answer(type)])) }
  },

  ListDataValues: async ({ type, q, page }, ctx) => {
    requireAdmin(ctx, 'config')
    return listValues(db, readDataListType(type), q, page)
  },

  AddDataValues: async (req, ctx) => {
    requireAdmin(ctx, 'config')
    const [type, given] = [readDataListType(req.type), readValues(req.values)]
    const values = lineReaders[type]?.(given) ?? given
    checkUserAgentFragments(type, values)
    checkNotTooBroad(type, values)
    const added = await db.transaction(async (trx) => {
      await lockList(trx, type)
      const news = await insertValues(trx, type, values)
      checkListSize(await measureList(trx, type))
      await recordListChanged(trx, ctx, 'add', type, news)
      return news.length
    })
    lists.invalidate()
    return { added, known: values.length - added }
  },

  RemoveDataValues: async (req, ctx) => {
    requireAdmin(ctx, 'config')
    const [type, values] = [readDataListType(req.type), readValues(req.values)]
    const removed = await db.transaction(async (trx) => {
      await lockList(trx, type)
      const gone = await deleteValues(trx, type, values)
      await recordListChanged(trx, ctx, 'remove', type, gone)
      return gone.length
    })
    lists.invalidate()
    return { removed }
  },
})
