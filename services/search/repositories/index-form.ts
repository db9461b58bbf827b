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

/** What Elasticsearch calls an error that it answered. */
export const errorTypeOf = (error: unknown): string | undefined => (error as ResponseTrouble).meta?.body?.error?.type

/** An index of a newer form belongs to a newer version of this program, which is about to take over. */
const numberOf = (indexName: string): number => Number(/disk-v(\d+)/.exec(indexName)?.[1] ?? 0)

export interface IndexForm {
  /**
   * Creates index and alias when they are missing, and gives a running index the fields that it lacks. Harmless to repeat, and
   * when several do it at once; trouble is only logged.
   */
  prepare(): Promise<void>
  /** The indexes to be rebuilt from and to, when the alias names one of an older form; the new one is made. */
  findOlder(): Promise<{ from: string; to: string } | undefined>
}

/** The form of the index behind its alias: what runs is brought into the form that this version of the program knows. */
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
      // Another replica was faster.
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
