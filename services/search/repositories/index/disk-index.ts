import { unavailableError } from '@pandex/platform/errors'
import type { Context } from '@pandex/platform/grpc/context'
import { createHash } from 'node:crypto'
import { parseFacets } from '../../domain/query/facets.ts'
import type { FacetAggregations, Facets } from '../../domain/query/facets.ts'
import type { DiskDocument } from '../../domain/index/to-document.ts'
import type { HitDocument } from '../../domain/hits/to-hit.ts'
import { buildingAlias } from './building-index.ts'
import { guardReads } from './guarded-client.ts'
import { errorTypeOf, openIndexSchema } from './index-schema.ts'
import type { IndexSchema, IndexSchemaOptions } from './index-schema.ts'
import type { KnownName } from '../../domain/suggest/rank-suggestions.ts'
import { openTitleSuggestions } from '../suggest/title-suggestions.ts'
import { openIndexedShares } from '../titles/share-loader.ts'
import type { IndexedSharesReader } from '../titles/share-loader.ts'
import { noTitleChanges } from '../titles/title-changes.ts'
import type { ChangedDocument, TitleChanges } from '../titles/title-changes.ts'
import { openTitleLookup } from '../titles/title-lookup.ts'
import type { TitleLookup } from '../titles/title-lookup.ts'
import { readNoAliases } from '../../domain/titles/alias-dictionary.ts'
import type { ReadAliases } from '../../domain/titles/alias-dictionary.ts'
import { readNoPlots } from '../../domain/titles/plot-dictionary.ts'
import type { ReadPlots } from '../../domain/titles/plot-dictionary.ts'

export interface DiskWrite extends ChangedDocument {
  /** Increases with each change of the row; the index keeps the highest version, in any order of arrival. */
  version: number
  /** Undefined deletes the document. */
  document: DiskDocument | undefined
}

export interface SearchResult {
  total: number
  found: HitDocument[]
  lastSortValues?: (number | string)[]
  facets?: Facets
  /** Matching copies of the groups with several; absent if there are too many groups or hits are not folded by group. */
  copies?: ReadonlyMap<string, number>
}

export interface DiskIndex {
  schema: IndexSchema
  /** The dictionary by which documents fold; see `toDocument`. */
  readAliases: ReadAliases
  readPlots: ReadPlots
  /** @throws AppError unavailable `search.index_away`, as every read does, while the circuit is open */
  assertAvailable(): void
  /** @throws unavailable within the context's deadline when the index does not answer */
  search(body: Record<string, unknown>, ctx: Context): Promise<SearchResult>
  /** Returns a document even if visitors may not see it. @throws unavailable as `search` */
  get(docId: string, ctx: Context): Promise<DiskDocument | undefined>
  countGroups(body: Record<string, unknown>, ctx: Context): Promise<ReadonlyMap<string, number>>
  shares: IndexedSharesReader
  lookUpTitles: TitleLookup
  /** Bytes of the node with the smallest free share of disk space. @throws unavailable as `search` */
  readSpace(ctx: Context): Promise<{ disk_free: number; disk_total: number }>
  /** Never throws. */
  suggestNames(q: string, otherNames: readonly string[], ctx: Context): Promise<KnownName[]>
  /**
   * Idempotent and independent of order. Writes everything that it can, even when it throws.
   * @throws unavailable when the index does not answer or is overloaded: a retry succeeds
   * @throws Error naming the documents that the index rejects
   */
  write(writes: DiskWrite[], ctx: Context): Promise<void>
}

interface DiskIndexOptions extends IndexSchemaOptions {
  /** Multiplies the timeouts of lookups that a search can do without; for tools that need their results. */
  timeoutFactor?: number
  /** Default: no dictionary, for tools that do not search. */
  readAliases?: ReadAliases
  /** Default: no plots. */
  readPlots?: ReadPlots
  /** Default: no log, for tools whose index has no other reader. */
  changes?: TitleChanges
  /** Timeout of a probe of the circuit breaker; default: that of the platform. */
  silenceMs?: number
}

const searchTimeoutMs = 2_500
const writeTimeoutMs = 10_000
const buildingCheckTtlMs = 1_000
/** Time after the creation of an index until every write reaches it as well. */
export const writeSettleMs = buildingCheckTtlMs + writeTimeoutMs + 1_000

const missingIndex = 'index_not_found_exception'

/** Bulk items with these statuses were not processed: the index is overloaded, or a shard is not available yet. */
const overloadedStatuses = new Set([429, 503])
const versionConflict = 409

const timeLeftMs = (ctx: Context, maxMs: number): number =>
  Math.max(1, Math.min(maxMs, ctx.deadlineMs - Date.now() - 50))

/** The client's own retries pause for seconds; callers retry themselves. */
const optionsOf = (ctx: Context, timeoutMs: number) => ({
  signal: ctx.signal,
  requestTimeout: timeLeftMs(ctx, timeoutMs),
  maxRetries: 0,
})
const readOptions = (ctx: Context) => optionsOf(ctx, searchTimeoutMs)
const writeOptions = (ctx: Context) => optionsOf(ctx, writeTimeoutMs)

/**
 * Elasticsearch 9.4 ignores `require_alias` for deletions with an external version and creates the missing index,
 * unless another operation of the bulk requires an alias. This update is that operation; its document does not exist.
 */
const aliasGuard = (_index: string): object[] => [{ update: { _index, _id: 'guard' } }, { doc: {} }]

/** Elasticsearch quotes the beginning of a rejected value; paid content must not get into logs. */
const withoutValue = (reason: string | null | undefined): string =>
  (reason ?? '').replace(/Preview of field.*/s, '').trim()

/** Sends all pages of one keyword to the same shard copies: copies differ in unmerged deletions, and so do scores. */
const preferenceOf = (body: Record<string, unknown>): string =>
  createHash('sha1').update(JSON.stringify(body.query)).digest('hex')

interface GroupCounts {
  sum_other_doc_count: number
  buckets: { key: string; doc_count: number }[]
}

const countsByGroup = ({ buckets }: GroupCounts): Map<string, number> =>
  new Map(buckets.map(({ key, doc_count }) => [key, doc_count]))

interface HitCounts {
  distinct?: { value: number }
  copies?: GroupCounts
}

type Aggregations = FacetAggregations & HitCounts & { chosen?: FacetAggregations & HitCounts }

/**
 * Opens the index of resources behind its alias. Creates both when they are missing, at the start or after the cluster
 * lost them; an unreachable cluster does not prevent the start.
 */
export const openDiskIndex = async (options: DiskIndexOptions): Promise<DiskIndex> => {
  const {
    elasticsearch,
    timeoutFactor = 1,
    readAliases = readNoAliases,
    readPlots = readNoPlots,
    changes = noTitleChanges,
  } = options
  const { client } = elasticsearch
  const alias = elasticsearch.index('disk')
  const schema = openIndexSchema(options)
  const { client: reads, circuit } = guardReads(client, { alias, silenceMs: options.silenceMs, log: options.log })
  const guarded = { ...elasticsearch, client: reads }
  const shares = openIndexedShares(elasticsearch, { ...options, changes })

  /** Re-creates a missing index and reports it as unavailable; the platform translates other errors of the client. */
  const guard = async <T>(request: Promise<T>, ctx: Context): Promise<T> => {
    try {
      return await request
    } catch (error) {
      const isMissing = errorTypeOf(error) === missingIndex
      if (isMissing) await schema.prepare()
      throw isMissing || ctx.signal.aborted ? unavailableError(error) : error
    }
  }

  const building = elasticsearch.index(buildingAlias)
  let known = { atMs: Number.NEGATIVE_INFINITY, isBuilding: false }
  const isBuilding = async (ctx: Context): Promise<boolean> => {
    if (performance.now() - known.atMs >= buildingCheckTtlMs) {
      const atMs = performance.now()
      known = { atMs, isBuilding: await guard(client.indices.existsAlias({ name: building }, writeOptions(ctx)), ctx) }
    }
    return known.isBuilding
  }

  await schema.prepare()

  return {
    schema,
    readAliases,
    readPlots,
    assertAvailable: () => circuit.requireClosed(),
    shares,
    lookUpTitles: openTitleLookup({ ...guarded, shares, timeoutFactor }),
    suggestNames: openTitleSuggestions(guarded, timeoutFactor),

    search: async (body, ctx) => {
      const answer = await guard(
        reads.search<HitDocument, Aggregations>(
          { index: alias, preference: preferenceOf(body), filter_path: ['hits', 'aggregations'], ...(body as object) },
          readOptions(ctx),
        ),
        ctx,
      )
      const { total, hits } = answer.hits
      const counted = typeof total === 'number' ? total : (total?.value ?? 0)
      const { chosen, ...all } = answer.aggregations ?? {}
      const { distinct, copies, ...facets } = { ...all, ...chosen }
      return {
        // With `collapse`, the distinct values are counted instead of shares.
        total: distinct === undefined ? counted : Math.min(distinct.value, counted),
        found: (hits ?? []).map(({ _source }) => _source as HitDocument),
        lastSortValues: hits?.at(-1)?.sort as (number | string)[] | undefined,
        ...(copies?.sum_other_doc_count === 0 && { copies: countsByGroup(copies) }),
        ...(facets.tokens && { facets: parseFacets(facets) }),
      }
    },

    get: async (docId, ctx) => {
      const answer = await guard(
        reads.get<DiskDocument>({ index: alias, id: docId }, { ...readOptions(ctx), ignore: [404] }),
        ctx,
      )
      return answer.found ? answer._source : undefined
    },

    countGroups: async (body, ctx) => {
      const answer = await guard(
        reads.search<unknown, { groups: GroupCounts }>(
          { index: alias, filter_path: ['aggregations'], ...(body as object) },
          readOptions(ctx),
        ),
        ctx,
      )
      return answer.aggregations ? countsByGroup(answer.aggregations.groups) : new Map<string, number>()
    },

    async readSpace(ctx) {
      const { nodes } = await guard(
        client.nodes.stats({ metric: 'fs', filter_path: 'nodes.*.fs.total' }, readOptions(ctx)),
        ctx,
      )
      const disks = Object.values(nodes).map(({ fs }) => ({
        disk_free: fs?.total?.available_in_bytes ?? 0,
        disk_total: fs?.total?.total_in_bytes ?? 0,
      }))
      const [fullest] = disks
        .filter(({ disk_total }) => disk_total > 0)
        .toSorted((one, other) => one.disk_free / one.disk_total - other.disk_free / other.disk_total)
      if (!fullest) throw unavailableError()
      return fullest
    },

    write: async (writes, ctx) => {
      const into = (_index: string): object[] =>
        writes.flatMap(({ doc_id: _id, version, document }): object[] => {
          const meta = { _index, _id, version, version_type: 'external_gte' as const }
          return document ? [{ index: meta }, document] : [{ delete: meta }]
        })
      const targets = (await isBuilding(ctx)) ? [alias, building] : [alias]
      const operations = [...targets.flatMap(into), ...targets.flatMap(aliasGuard)]
      const answer = await guard(client.bulk({ require_alias: true, operations }, writeOptions(ctx)), ctx)
      await changes.record(writes)
      if (!answer.errors) return
      const results = answer.items.slice(0, -targets.length).flatMap((item) => Object.values(item))
      const failed = results.filter(
        // An index that is no longer being built was put into use or dropped in the meantime.
        ({ error, status }, at) =>
          error !== undefined && status !== versionConflict && (at < writes.length || error.type !== missingIndex),
      )
      const isMissing = failed.some(({ error }) => error?.type === missingIndex)
      if (isMissing) await schema.prepare()
      const reasons = failed.map(({ _id, error }) => `${_id}: ${error?.type} ${withoutValue(error?.reason)}`).join('; ')
      if (isMissing || failed.some(({ status }) => overloadedStatuses.has(status)))
        throw unavailableError(new Error(reasons))
      if (failed.length > 0) throw new Error(`the index refuses ${reasons}`)
    },
  }
}
