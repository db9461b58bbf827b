import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { Logger } from '@pandex/platform/logger'
import { diskIndexDefinition, indexForm } from './disk-index-definition.ts'

export interface IndexFormOptions {
  elasticsearch: Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'>
  shards: number
  replicas: number
  log: Logger
}

interface ResponseTrouble {
  meta?: { body?: { error?: { type?: string } } }
}

export const errorTypeOf = (error: unknown): string | undefined => (error as ResponseTrouble).meta?.body?.error?.type

/** A newer form belongs to a newer version of this program, which is being deployed. */
const numberOf = (indexName: string): number => Number(/disk-v(\d+)/.exec(indexName)?.[1] ?? 0)

export interface IndexForm {
  /**
   * Creates index and alias when they are missing, and adds missing fields to a running index. Idempotent, safe to run
   * concurrently; failures are only logged.
   */
  prepare(): Promise<void>
  findOlder(): Promise<{ from: string; to: string } | undefined>
}

export const openIndexForm = ({ elasticsearch, shards, replicas, log }: IndexFormOptions): IndexForm => {
  const { client } = elasticsearch
  const alias = elasticsearch.index('disk')
  const newest = elasticsearch.index(`disk-v${indexForm}`)
  const definition = diskIndexDefinition({ shards, replicas })

  const create = async (options: object): Promise<void> => {
    try {
      await client.indices.create({ index: newest, ...options, ...(definition as object) })
      log.info({ index: newest }, 'index created')
    } catch (error) {
      // Another replica created it first.
      if (errorTypeOf(error) !== 'resource_already_exists_exception') throw error
    }
  }

  const createOrComplete = async (): Promise<void> => {
    if (!(await client.indices.existsAlias({ name: alias }))) return create({ aliases: { [alias]: {} } })
    await client.indices.putMapping({ index: alias, ...(definition.mappings as object) })
  }

  return {
    prepare: () =>
      createOrComplete().catch((error: unknown) =>
        log.warn({ err: error }, 'index cannot be brought into its form now'),
      ),
    findOlder: async () => {
      const named = Object.keys(await client.indices.getAlias({ name: alias }))
      const from = named[0]
      if (from === undefined || numberOf(from) >= indexForm) return undefined
      await create({})
      return { from, to: newest }
    },
  }
}
