import { fingerprintOf } from '@pandex/contracts/fingerprint'
import type { Db } from '@pandex/platform/postgres/postgres'
import { readValues, readVersions } from './data-lists.ts'

interface DataList {
  version: number
  values: string[]
  /** Changes with the values. A restored database may repeat a version with other values. */
  fingerprint: string
}

export type DataLists = ReadonlyMap<string, DataList>

const readList = async (db: Db, type: string, version: number): Promise<DataList> => {
  const values = await readValues(db, type)
  return { version, values, fingerprint: fingerprintOf(values) }
}

export const createDataListLoader = (db: Db): (() => Promise<DataLists>) => {
  let latest: DataLists = new Map()
  return async () => {
    // Versions first: a concurrent change is loaded again next time, never missed.
    const versions = await readVersions(db)
    const loaded = [...versions].map(async ([type, version]) => {
      const known = latest.get(type)
      return [type, known?.version === version ? known : await readList(db, type, version)] as const
    })
    latest = new Map(await Promise.all(loaded))
    return latest
  }
}
