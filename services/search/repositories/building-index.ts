import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { DiskDocument } from '../domain/to-document.ts'
import { diskIndexDefinition, indexForm } from './disk-index-definition.ts'

export interface BuiltDocument {
  id: string
  version: number
  document: DiskDocument
}

/** An index that is being built while the one behind the alias serves. Meanwhile every write goes to both. */
export interface BuildingIndex {
  /** Replaces an abandoned index. @returns the new index's name */
  begin(): Promise<string>
  isOn(name: string): Promise<boolean>
  isInUse(name: string): Promise<boolean>
  countPresent(): Promise<number>
  /** Older versions than the indexed ones are ignored. @throws Error naming a document that the index rejects */
  fill(documents: readonly BuiltDocument[]): Promise<void>
  /** Moves the alias to the index and deletes the previous one. Idempotent. */
  takeIntoUse(name: string): Promise<void>
  drop(): Promise<void>
}

export const buildingAlias = 'disk-building'

const patient = { requestTimeout: 60_000 }
const versionConflict = 409

interface BuildingOptions {
  elasticsearch: Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'>
  shards: number
  replicas: number
}

export const openBuildingIndex = ({ elasticsearch, shards, replicas }: BuildingOptions): BuildingIndex => {
  const { client, index } = elasticsearch
  const [alias, building, prefix] = [index('disk'), index(buildingAlias), index(`disk-v${indexForm}-`)]
  const namesOf = async (name: string): Promise<string[]> =>
    (await client.indices.existsAlias({ name }, patient))
      ? Object.keys(await client.indices.getAlias({ name }, patient))
      : []
  const remove = async (names: readonly string[]): Promise<void> => {
    if (names.length > 0) await client.indices.delete({ index: [...names], ignore_unavailable: true }, patient)
  }
  const drop = async (): Promise<void> => {
    const inUse = await namesOf(alias)
    await remove((await namesOf(building)).filter((name) => !inUse.includes(name)))
  }

  return {
    drop,
    begin: async () => {
      await drop()
      const { settings, mappings } = diskIndexDefinition({ shards, replicas })
      const name = `${prefix}${Date.now()}`
      const definition = { settings, mappings, aliases: { [building]: {} } }
      await client.indices.create({ index: name, ...(definition as object) }, patient)
      return name
    },
    isOn: async (name) => name.startsWith(prefix) && (await namesOf(building)).includes(name),
    isInUse: async (name) => (await namesOf(alias)).includes(name),
    countPresent: async () => (await client.count({ index: alias }, patient)).count,
    fill: async (documents) => {
      if (documents.length === 0) return
      const operations = documents.flatMap(({ id, version, document }): object[] => [
        { index: { _id: id, version, version_type: 'external_gte' } },
        document,
      ])
      // Without `require_alias`, the write would re-create an index that was dropped meanwhile.
      const { errors, items } = await client.bulk({ index: building, require_alias: true, operations }, patient)
      if (!errors) return
      const failed = items
        .flatMap((item) => Object.values(item))
        .find(({ error, status }) => error !== undefined && status !== versionConflict)
      if (failed) throw new Error(`the index refuses ${failed._id}: ${failed.error?.type}`)
    },
    takeIntoUse: async (name) => {
      await client.indices.refresh({ index: name }, patient)
      const before = (await namesOf(alias)).filter((one) => one !== name)
      const actions = [
        { add: { index: name, alias } },
        { remove: { index: name, alias: building, must_exist: false } },
        // Removed in the same request as the alias moves: never do two indexes serve.
        ...before.map((one) => ({ remove_index: { index: one } })),
      ]
      await client.indices.updateAliases({ actions }, patient)
    },
  }
}
