import type { Db } from '@pandex/platform/postgres'
import { readValues, readVersions } from './data-lists.ts'

/** Every list by its type, with the version it was read at. */
export type DataLists = ReadonlyMap<string, { version: number; values: string[] }>

/** Loads all lists, and again only those that changed since the last time. */
export const createDataListLoader = (db: Db): (() => Promise<DataLists>) => {
  let latest: DataLists = new Map()
  return async () => {
    // Versions first: a change in between is then loaded once more the next time, and never missed.
    const versions = await readVersions(db)
    const loaded = [...versions].map(async ([type, version]) => {
      const known = latest.get(type)
      return [type, known?.version === version ? known : { version, values: await readValues(db, type) }] as const
    })
    latest = new Map(await Promise.all(loaded))
    return latest
  }
}
