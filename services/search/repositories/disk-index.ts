import { unavailableError } from '@pandex/platform/errors'
import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { Context } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logger'
import { createHash } from 'node:crypto'
import type { Learned } from '../domain/learn-titles.ts'
import type { Keyword } from '../domain/read-keyword.ts'
import type { DiskDocument } from '../domain/to-document.ts'
import type { FoundDisk, HitDocument } from '../domain/to-hit.ts'
import { diskIndexDefinition, indexForm } from './disk-index-definition.ts'
import { rebuildIndex } from './rebuild-index.ts'
import { openTitleKnowledge } from './title-knowledge.ts'
import { openTitleLookup } from './title-lookup.ts'

/** One change of one resource. */
export interface DiskWrite {
  id: string
  /** Grows with each change: the index keeps the highest it has seen, whatever the order of arrival. */
  version: number
  /** Absent when the resource is gone. */
  document: DiskDocument | undefined
}

export interface DiskIndex {
  /** @throws unavailable within the context's time when the index does not answer */
  search(body: Record<string, unknown>, ctx: Context): Promise<{ total: number; found: FoundDisk[] }>
  /** How many shares each group has (`buildCopyCount`). */
  countCopies(body: Record<string, unknown>, ctx: Context): Promise<ReadonlyMap<string, number>>
  /** What the index teaches about a keyword; never throws. */
  learn(keyword: Keyword, ctx: Context): Promise<Learned>
  /**
   * Harmless to repeat and to reorder. All that can be written is written, even when it throws.
   * @throws unavailable when the index does not answer or is overloaded: the same call succeeds later
   * @throws Error naming the documents that the index refuses
   */
  write(writes: DiskWrite[], ctx: Context): Promise<void>
}

export interface DiskIndexOptions {
  elasticsearch: Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'>
  replicas: number
  log: Logger
}

// No request is repeated here: the client pauses for seconds between attempts, and whoever called tries again by itself.

/** A search that takes longer is not waited for. */
const longestSearchMs = 2_500
const longestWriteMs = 10_000

const missingIndex = 'index_not_found_exception'

/** A bulk item with one of these was not looked at: the index is overloaded, or a shard is not there yet. */
const overloadedStatuses = new Set([429, 503])
const versionConflict = 409

const timeLeftMs = (ctx: Context, longestMs: number): number =>
  Math.max(1, Math.min(longestMs, ctx.deadlineMs - Date.now() - 50))

interface ResponseTrouble {
  statusCode?: number
  meta?: { body?: { error?: { type?: string } } }
}

const errorTypeOf = (error: unknown): string | undefined => (error as ResponseTrouble).meta?.body?.error?.type

/** Pages of one keyword ask the same copy of the index: copies differ by what they have not merged yet, and so do scores. */
const preferenceOf = (body: Record<string, unknown>): string =>
  createHash('sha1').update(JSON.stringify(body.query)).digest('hex')

/**
 * The index of resources behind its alias. Creates both when they are missing: at the start, and when the cluster turns
 * out to have lost them. An index that cannot be reached is no reason not to start.
 */
export const openDiskIndex = async ({ elasticsearch, replicas, log }: DiskIndexOptions): Promise<DiskIndex> => {
  const { client } = elasticsearch
  const alias = elasticsearch.index('disk')

  const definition = diskIndexDefinition({ replicas })

  /** A field that came with a newer version of this file; a field whose form changed needs a new index instead. */
  const addMissingFields = async (): Promise<void> => {
    await client.indices.putMapping({ index: alias, ...(definition.mappings as object) })
  }

  const newest = elasticsearch.index(`disk-v${indexForm}`)

  const create = async (options: object): Promise<void> => {
    try {
      await client.indices.create({ index: newest, ...options, ...(definition as object) })
      log.info({ index: newest }, 'index created')
    } catch (error) {
      // Another replica was faster.
      if (errorTypeOf(error) !== 'resource_already_exists_exception') throw error
    }
  }

  const createWhenMissing = async (): Promise<void> => {
    if (!(await client.indices.existsAlias({ name: alias }))) return create({ aliases: { [alias]: {} } })
    await addMissingFields()
    const [from] = Object.keys(await client.indices.getAlias({ name: alias }))
    if (from === undefined || from === newest) return
    await create({})
    // Searches go on in the older form meanwhile, so nothing waits for it.
    rebuildIndex({ client, alias, from, to: newest, log }).catch((error: unknown) =>
      log.warn({ err: error }, 'index keeps its older form until the next start'),
    )
  }

  const tryToCreate = (): Promise<void> =>
    createWhenMissing().catch((error: unknown) => log.warn({ err: error }, 'index cannot be brought into its form now'))

  /** Runs a request, and mends a missing index on the way. What the client throws when nobody answers, the platform knows. */
  const ask = async <T>(request: Promise<T>, ctx: Context): Promise<T> => {
    try {
      return await request
    } catch (error) {
      const isMissing = errorTypeOf(error) === missingIndex
      if (isMissing) await tryToCreate()
      throw isMissing || ctx.signal.aborted ? unavailableError(error) : error
    }
  }

  await tryToCreate()

  return {
    learn: openTitleKnowledge(openTitleLookup(elasticsearch)),

    search: async (body, ctx) => {
      const answer = await ask(
        client.search<HitDocument, { distinct?: { value: number } }>(
          { index: alias, preference: preferenceOf(body), filter_path: ['hits', 'aggregations'], ...(body as object) },
          { signal: ctx.signal, requestTimeout: timeLeftMs(ctx, longestSearchMs), maxRetries: 0 },
        ),
        ctx,
      )
      const { total, hits } = answer.hits
      const counted = typeof total === 'number' ? total : (total?.value ?? 0)
      // One hit per sharer or per group of copies: then those are counted, not their shares.
      const distinct = answer.aggregations?.distinct?.value
      return {
        total: distinct === undefined ? counted : Math.min(distinct, counted),
        found: (hits ?? []).map(({ _source, highlight }) => ({ document: _source as HitDocument, highlight })),
      }
    },

    countCopies: async (body, ctx) => {
      const answer = await ask(
        client.search<unknown, { groups: { buckets: { key: string; doc_count: number }[] } }>(
          { index: alias, filter_path: ['aggregations'], ...(body as object) },
          { signal: ctx.signal, requestTimeout: timeLeftMs(ctx, longestSearchMs), maxRetries: 0 },
        ),
        ctx,
      )
      return new Map((answer.aggregations?.groups.buckets ?? []).map(({ key, doc_count }) => [key, doc_count]))
    },

    write: async (writes, ctx) => {
      const operations = writes.flatMap(({ id, version, document }): object[] => {
        const meta = { _id: id, version, version_type: 'external' as const }
        return document ? [{ index: meta }, document] : [{ delete: meta }]
      })
      const answer = await ask(
        client.bulk(
          { index: alias, require_alias: true, operations },
          { signal: ctx.signal, requestTimeout: timeLeftMs(ctx, longestWriteMs), maxRetries: 0 },
        ),
        ctx,
      )
      if (!answer.errors) return
      const results = answer.items.flatMap((item) => Object.values(item))
      const failed = results.filter(({ error, status }) => error !== undefined && status !== versionConflict)
      const isMissing = failed.some(({ error }) => error?.type === missingIndex)
      if (isMissing) await tryToCreate()
      const reasons = failed.map(({ _id, error }) => `${_id}: ${error?.type} ${error?.reason}`).join('; ')
      if (isMissing || failed.some(({ status }) => overloadedStatuses.has(status)))
        throw unavailableError(new Error(reasons))
      if (failed.length > 0) throw new Error(`the index refuses ${reasons}`)
    },
  }
}
