import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { DiskDocument } from '../domain/to-document.ts'
import { diskIndexDefinition, indexForm } from './disk-index-definition.ts'

/** What is written as it was at some version. */
export interface BuiltDocument {
  id: string
  version: number
  document: DiskDocument
}

/** An index of resources that is being made while the one behind the alias answers. While there is one, all that is written is written into both. */
export interface BuildingIndex {
  /** Makes an empty one, in place of one that was left. @returns its name */
  begin(): Promise<string>
  /** Whether it is of the newest form and still there to be filled. */
  isOn(name: string): Promise<boolean>
  /** Whether searches are answered by it already. */
  isInUse(name: string): Promise<boolean>
  /** Documents of the index that answers now. */
  countPresent(): Promise<number>
  /** Older versions than it knows change nothing. @throws Error naming a document that it refuses */
  fill(documents: readonly BuiltDocument[]): Promise<void>
  /** Gives it the alias, and deletes what had it before. Harmless to repeat. */
  takeIntoUse(name: string): Promise<void>
  /** Gives up what is being built, if anything is. */
  drop(): Promise<void>
}

/** Beside the alias that searches ask. */
export const buildingAlias = 'disk-building'

/** Nobody waits for an answer. */
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
      // An index that was given up meanwhile must not come back under its alias.
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
        // An index goes in the same step as its alias: at no moment do two of them answer.
        ...before.map((one) => ({ remove_index: { index: one } })),
      ]
      await client.indices.updateAliases({ actions }, patient)
    },
  }
}
