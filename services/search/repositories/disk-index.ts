import { unavailableError } from '@pandex/platform/errors'
import type { Context } from '@pandex/platform/grpc/context'
import { createHash } from 'node:crypto'
import { readFacets } from '../domain/facets.ts'
import type { CountedFacets, Facets } from '../domain/facets.ts'
import type { DiskDocument } from '../domain/to-document.ts'
import type { FoundDisk, HitDocument } from '../domain/to-hit.ts'
import { buildingAlias } from './building-index.ts'
import { guardReads } from './guarded-client.ts'
import { errorTypeOf, openIndexForm } from './index-form.ts'
import type { IndexForm, IndexFormOptions } from './index-form.ts'
import type { KnownName } from '../domain/suggest.ts'
import { openTitleSuggestions } from './title-suggestions.ts'
import { openTitleKnowledge } from './title-knowledge.ts'
import type { TitleKnowledge } from './title-knowledge.ts'
import { openTitleLookup } from './title-lookup.ts'

/** One change of one resource. */
export interface DiskWrite {
  id: string
  /** Grows with each change: the index keeps the highest it has seen, whatever the order of arrival. */
  version: number
  /** Absent when the resource is gone. */
  document: DiskDocument | undefined
}

export interface Found {
  total: number
  found: FoundDisk[]
  /** Sort values of the last hit. */
  last?: (number | string)[]
  /** When the search counts them. */
  facets?: Facets
}

export interface DiskIndex {
  form: IndexForm
  /** @throws AppError unavailable `search.index_away`, as every read does, while the index is known not to answer */
  requireUp(): void
  /** @throws unavailable within the context's time when the index does not answer */
  search(body: Record<string, unknown>, ctx: Context): Promise<Found>
  /** What the index holds of a resource, shown or not. @throws unavailable as `search` */
  get(docId: string, ctx: Context): Promise<DiskDocument | undefined>
  /** How many shares each group has (`buildCopyCount`). */
  countCopies(body: Record<string, unknown>, ctx: Context): Promise<ReadonlyMap<string, number>>
  /** Learned data about the titles of keywords, kept for minutes. */
  titles: TitleKnowledge
  /** Names of works for what is typed; never throws. */
  suggestNames(q: string, ctx: Context): Promise<KnownName[]>
  /**
   * Harmless to repeat and to reorder: the same version again says the same. All that can be written is written, even when it throws.
   * @throws unavailable when the index does not answer or is overloaded: the same call succeeds later
   * @throws Error naming the documents that the index refuses
   */
  write(writes: DiskWrite[], ctx: Context): Promise<void>
}

interface DiskIndexOptions extends IndexFormOptions {
  /** How many times longer than for a visitor the index is waited for where a search could go on without its answer. */
  patience?: number
  /** How long a probe waits for the index before it counts as frozen, where the platform's usual time does not fit. */
  silenceMs?: number
}

// No request is repeated here: the client pauses for seconds between attempts, and whoever called tries again by itself.

/** A search that takes longer is not waited for. */
const longestSearchMs = 2_500
const longestWriteMs = 10_000
/** How long a replica may go by what it knows of an index that is being built. */
const buildingKnownMs = 1_000
/** After an index was begun, until all that is written is written into it as well. */
export const writeSettleMs = buildingKnownMs + longestWriteMs + 1_000

const missingIndex = 'index_not_found_exception'

/** A bulk item with one of these was not looked at: the index is overloaded, or a shard is not there yet. */
const overloadedStatuses = new Set([429, 503])
const versionConflict = 409

const timeLeftMs = (ctx: Context, longestMs: number): number =>
  Math.max(1, Math.min(longestMs, ctx.deadlineMs - Date.now() - 50))

const writeOptions = (ctx: Context) => ({
  signal: ctx.signal,
  requestTimeout: timeLeftMs(ctx, longestWriteMs),
  maxRetries: 0,
})

/**
 * Elasticsearch 9.4 heeds `require_alias` for all but deletions: one with an external version makes an index under a name
 * that is missing, unless another operation of the same bulk asks for an alias. This one changes nothing: there is no such
 * document.
 */
const aliasGuard = (_index: string): object[] => [{ update: { _index, _id: 'guard' } }, { doc: {} }]

/** Elasticsearch repeats the beginning of a value that it cannot take: what is paid for must not get into a log. */
const withoutValue = (reason: string | null | undefined): string =>
  (reason ?? '').replace(/Preview of field.*/s, '').trim()

/** Pages of one keyword ask the same copy of the index: copies differ by what they have not merged yet, and so do scores. */
const preferenceOf = (body: Record<string, unknown>): string =>
  createHash('sha1').update(JSON.stringify(body.query)).digest('hex')

/** What a search answers beside hits. */
type Counted = Partial<CountedFacets> & { distinct?: { values: { value: number } } }

/**
 * The index of resources behind its alias. Creates both when they are missing: at the start, and when the cluster turns
 * out to have lost them. An index that cannot be reached is no reason not to start.
 */
export const openDiskIndex = async (options: DiskIndexOptions): Promise<DiskIndex> => {
  const { elasticsearch, patience = 1 } = options
  const { client } = elasticsearch
  const alias = elasticsearch.index('disk')
  const form = openIndexForm(options)
  const { client: reads, circuit } = guardReads(client, { alias, silenceMs: options.silenceMs, log: options.log })
  const guarded = { ...elasticsearch, client: reads }

  /** Runs a request, and mends a missing index on the way. What the client throws when nobody answers, the platform knows. */
  const ask = async <T>(request: Promise<T>, ctx: Context): Promise<T> => {
    try {
      return await request
    } catch (error) {
      const isMissing = errorTypeOf(error) === missingIndex
      if (isMissing) await form.prepare()
      throw isMissing || ctx.signal.aborted ? unavailableError(error) : error
    }
  }

  const building = elasticsearch.index(buildingAlias)
  let known = { atMs: Number.NEGATIVE_INFINITY, isBuilding: false }
  const isBuilding = async (ctx: Context): Promise<boolean> => {
    if (performance.now() - known.atMs >= buildingKnownMs) {
      const atMs = performance.now()
      known = { atMs, isBuilding: await ask(client.indices.existsAlias({ name: building }, writeOptions(ctx)), ctx) }
    }
    return known.isBuilding
  }

  await form.prepare()

  return {
    form,
    requireUp: () => circuit.requireClosed(),
    titles: openTitleKnowledge(openTitleLookup(guarded, patience)),
    suggestNames: openTitleSuggestions(guarded, patience),

    search: async (body, ctx) => {
      const answer = await ask(
        reads.search<HitDocument, Counted>(
          { index: alias, preference: preferenceOf(body), filter_path: ['hits', 'aggregations'], ...(body as object) },
          { signal: ctx.signal, requestTimeout: timeLeftMs(ctx, longestSearchMs), maxRetries: 0 },
        ),
        ctx,
      )
      const { total, hits } = answer.hits
      const counted = typeof total === 'number' ? total : (total?.value ?? 0)
      const { distinct, ...facets } = answer.aggregations ?? {}
      return {
        // One hit per sharer or per group of copies: then those are counted, not their shares.
        total: distinct === undefined ? counted : Math.min(distinct.values.value, counted),
        found: (hits ?? []).map(({ _source, highlight }) => ({ document: _source as HitDocument, highlight })),
        last: hits?.at(-1)?.sort as (number | string)[] | undefined,
        ...(facets.types && { facets: readFacets(facets as CountedFacets) }),
      }
    },

    get: async (docId, ctx) => {
      const answer = await ask(
        reads.get<DiskDocument>(
          { index: alias, id: docId },
          { signal: ctx.signal, requestTimeout: timeLeftMs(ctx, longestSearchMs), maxRetries: 0, ignore: [404] },
        ),
        ctx,
      )
      return answer.found ? answer._source : undefined
    },

    countCopies: async (body, ctx) => {
      const answer = await ask(
        reads.search<unknown, { groups: { buckets: { key: string; doc_count: number }[] } }>(
          { index: alias, filter_path: ['aggregations'], ...(body as object) },
          { signal: ctx.signal, requestTimeout: timeLeftMs(ctx, longestSearchMs), maxRetries: 0 },
        ),
        ctx,
      )
      return new Map((answer.aggregations?.groups.buckets ?? []).map(({ key, doc_count }) => [key, doc_count]))
    },

    write: async (writes, ctx) => {
      const into = (_index: string): object[] =>
        writes.flatMap(({ id, version, document }): object[] => {
          const meta = { _index, _id: id, version, version_type: 'external_gte' as const }
          return document ? [{ index: meta }, document] : [{ delete: meta }]
        })
      const targets = (await isBuilding(ctx)) ? [alias, building] : [alias]
      const operations = [...targets.flatMap(into), ...targets.flatMap(aliasGuard)]
      const answer = await ask(client.bulk({ require_alias: true, operations }, writeOptions(ctx)), ctx)
      if (!answer.errors) return
      const results = answer.items.slice(0, -targets.length).flatMap((item) => Object.values(item))
      const failed = results.filter(
        // An index that is not built any more was taken into use in the same moment, or given up.
        ({ error, status }, at) =>
          error !== undefined && status !== versionConflict && (at < writes.length || error.type !== missingIndex),
      )
      const isMissing = failed.some(({ error }) => error?.type === missingIndex)
      if (isMissing) await form.prepare()
      const reasons = failed.map(({ _id, error }) => `${_id}: ${error?.type} ${withoutValue(error?.reason)}`).join('; ')
      if (isMissing || failed.some(({ status }) => overloadedStatuses.has(status)))
        throw unavailableError(new Error(reasons))
      if (failed.length > 0) throw new Error(`the index refuses ${reasons}`)
    },
  }
}
