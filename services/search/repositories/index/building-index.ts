import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { DiskDocument } from '../../domain/index/to-document.ts'
import { diskIndexDefinition, indexSchemaVersion } from './disk-index-definition.ts'

export interface BuiltDocument {
  id: string
  version: number
  document: DiskDocument
}

/** An index that is being built while the one behind the alias serves. Meanwhile every write goes to both. */
export interface BuildingIndex {
  /** Replaces an abandoned index. @returns the new index's name */
  create(): Promise<string>
  isBuilding(name: string): Promise<boolean>
  isServing(name: string): Promise<boolean>
  countServing(): Promise<number>
  /** Older versions than the indexed ones are ignored. @throws Error naming a document that the index rejects */
  bulkIndex(documents: readonly BuiltDocument[]): Promise<void>
  /** Moves the alias to the index and deletes the previous one. Idempotent. */
  switchAlias(name: string): Promise<void>
  drop(): Promise<void>
}

export const buildingAlias = 'disk-building'

const longTimeout = { requestTimeout: 60_000 }
const versionConflict = 409

interface BuildingOptions {
  elasticsearch: Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'>
  shards: number
  replicas: number
}

export const openBuildingIndex = ({ elasticsearch, shards, replicas }: BuildingOptions): BuildingIndex => {
  const { client, index } = elasticsearch
  const [alias, building, prefix] = [index('disk'), index(buildingAlias), index(`disk-v${indexSchemaVersion}-`)]
  const namesOf = async (name: string): Promise<string[]> =>
    (await client.indices.existsAlias({ name }, longTimeout))
      ? Object.keys(await client.indices.getAlias({ name }, longTimeout))
      : []
  const remove = async (names: readonly string[]): Promise<void> => {
    if (names.length > 0) await client.indices.delete({ index: [...names], ignore_unavailable: true }, longTimeout)
  }
  const drop = async (): Promise<void> => {
    const inUse = await namesOf(alias)
    await remove((await namesOf(building)).filter((name) => !inUse.includes(name)))
  }

  return {
    drop,
    create: async () => {
      await drop()
      const { settings, mappings } = diskIndexDefinition({ shards, replicas })
      const name = `${prefix}${Date.now()}`
      const definition = { settings, mappings, aliases: { [building]: {} } }
      await client.indices.create({ index: name, ...(definition as object) }, longTimeout)
      return name
    },
    isBuilding: async (name) => name.startsWith(prefix) && (await namesOf(building)).includes(name),
    isServing: async (name) => (await namesOf(alias)).includes(name),
    countServing: async () => (await client.count({ index: alias }, longTimeout)).count,
    bulkIndex: async (documents) => {
      if (documents.length === 0) return
      const operations = documents.flatMap(({ id, version, document }): object[] => [
        { index: { _id: id, version, version_type: 'external_gte' } },
        document,
      ])
      // Without `require_alias`, the write would re-create an index that was dropped meanwhile.
      const { errors, items } = await client.bulk({ index: building, require_alias: true, operations }, longTimeout)
      if (!errors) return
      const failed = items
        .flatMap((item) => Object.values(item))
        .find(({ error, status }) => error !== undefined && status !== versionConflict)
      if (failed) throw new Error(`the index refuses ${failed._id}: ${failed.error?.type}`)
    },
    switchAlias: async (name) => {
      await client.indices.refresh({ index: name }, longTimeout)
      const before = (await namesOf(alias)).filter((one) => one !== name)
      const actions = [
        { add: { index: name, alias } },
        { remove: { index: name, alias: building, must_exist: false } },
        // Removed in the same request as the alias moves: never do two indexes serve.
        ...before.map((one) => ({ remove_index: { index: one } })),
      ]
      await client.indices.updateAliases({ actions }, longTimeout)
    },
  }
}
