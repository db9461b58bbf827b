import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { Logger } from '@pandex/platform/logging/logger'
import { diskIndexDefinition, indexSchemaVersion } from './disk-index-definition.ts'

export interface IndexSchemaOptions {
  elasticsearch: Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'>
  shards: number
  replicas: number
  log: Logger
}

interface ResponseError {
  meta?: { body?: { error?: { type?: string } } }
}

export const errorTypeOf = (error: unknown): string | undefined => (error as ResponseError).meta?.body?.error?.type

/** A newer schema version belongs to a newer version of this program, which is being deployed. */
const schemaVersionOf = (indexName: string): number => Number(/disk-v(\d+)/.exec(indexName)?.[1] ?? 0)

export interface IndexSchema {
  /**
   * Creates index and alias when they are missing, and adds missing fields to a running index. Idempotent, safe to run
   * concurrently; failures are only logged.
   */
  prepare(): Promise<void>
  findOutdated(): Promise<{ from: string; to: string } | undefined>
}

export const openIndexSchema = ({ elasticsearch, shards, replicas, log }: IndexSchemaOptions): IndexSchema => {
  const { client } = elasticsearch
  const alias = elasticsearch.index('disk')
  const newest = elasticsearch.index(`disk-v${indexSchemaVersion}`)
  const definition = diskIndexDefinition({ shards, replicas })

  const create = async (options: object): Promise<void> => {
    try {
      await client.indices.create({ index: newest, ...options, ...(definition as object) })
      log.info({ index: newest }, 'index schema: index created')
    } catch (error) {
      // Another replica created it first.
      if (errorTypeOf(error) !== 'resource_already_exists_exception') throw error
    }
  }

  /** Changes no existing field: a running index may reject the new definition. */
  const addMissingFields = async (): Promise<void> => {
    for (const [index, { mappings }] of Object.entries(await client.indices.getMapping({ index: alias }))) {
      const missing = Object.entries(definition.mappings.properties).filter(([name]) => !mappings.properties?.[name])
      if (missing.length === 0) continue
      await client.indices.putMapping({ index, ...({ properties: Object.fromEntries(missing) } as object) })
      log.info({ index, fields: missing.map(([name]) => name) }, 'index schema: fields added')
    }
  }

  const createOrComplete = async (): Promise<void> => {
    if (!(await client.indices.existsAlias({ name: alias }))) return create({ aliases: { [alias]: {} } })
    await addMissingFields()
  }

  return {
    prepare: () =>
      createOrComplete().catch((error: unknown) =>
        log.warn(
          { err: error },
          'index schema: failed to create or update the index, retrying with the next failed write',
        ),
      ),
    findOutdated: async () => {
      const named = Object.keys(await client.indices.getAlias({ name: alias }))
      const from = named[0]
      if (from === undefined || schemaVersionOf(from) >= indexSchemaVersion) return undefined
      await create({})
      return { from, to: newest }
    },
  }
}
