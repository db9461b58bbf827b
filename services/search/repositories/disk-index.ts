import { unavailableError } from '@pandex/platform/errors'
import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { Context } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logger'
import { createHash } from 'node:crypto'
import type { DiskDocument } from '../domain/to-document.ts'
import type { FoundDisk, HitDocument } from '../domain/to-hit.ts'
import { diskIndexDefinition } from './disk-index-definition.ts'

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

  const createWhenMissing = async (): Promise<void> => {
    if (await client.indices.existsAlias({ name: alias })) return addMissingFields()
    try {
      await client.indices.create({
        index: elasticsearch.index('disk-v1'),
        aliases: { [alias]: {} },
        ...(definition as object),
      })
      log.info({ alias }, 'index created')
    } catch (error) {
      // Another replica was faster.
      if (errorTypeOf(error) !== 'resource_already_exists_exception') throw error
    }
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
    search: async (body, ctx) => {
      const answer = await ask(
        client.search<HitDocument, { sharers?: { value: number } }>(
          { index: alias, preference: preferenceOf(body), filter_path: ['hits', 'aggregations'], ...(body as object) },
          { signal: ctx.signal, requestTimeout: timeLeftMs(ctx, longestSearchMs), maxRetries: 0 },
        ),
        ctx,
      )
      const { total, hits } = answer.hits
      const counted = typeof total === 'number' ? total : (total?.value ?? 0)
      // One hit per sharer: then sharers are counted, not their shares.
      const sharers = answer.aggregations?.sharers?.value
      return {
        total: sharers === undefined ? counted : Math.min(sharers, counted),
        found: (hits ?? []).map(({ _source, highlight }) => ({ document: _source as HitDocument, highlight })),
      }
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
