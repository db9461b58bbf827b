import type { Db } from '@pandex/platform/postgres/postgres'
import { readValues, readVersions } from './data-lists.ts'

export type DataLists = ReadonlyMap<string, { version: number; values: string[] }>

export const createDataListLoader = (db: Db): (() => Promise<DataLists>) => {
  let latest: DataLists = new Map()
  return async () => {
    // Versions first: a concurrent change is loaded again next time, never missed.
    const versions = await readVersions(db)
    const loaded = [...versions].map(async ([type, version]) => {
      const known = latest.get(type)
      return [type, known?.version === version ? known : { version, values: await readValues(db, type) }] as const
    })
    latest = new Map(await Promise.all(loaded))
    return latest
  }
}
