import { createCachedReader } from '../resilience/cached-reader.ts'
import { unavailableError } from '../errors.ts'
import { fingerprintOf } from '@pandex/contracts/fingerprint'
import type { ConfigServiceDefinition } from '../gen/pandex/config/v1/ConfigService.ts'
import { backgroundContext } from '../grpc/context.ts'
import type { ClientOf } from '../grpc/types.ts'
import type { Logger } from '../logging/logger.ts'

export type DataListClient = Pick<ClientOf<ConfigServiceDefinition>, 'GetDataLists'>

export interface DataListReader<T> {
  /** At most about two seconds old. @throws AppError unavailable if the lists were never read: bans must not be skipped */
  read(): Promise<T>
}

/** Adds to the age of the config service's own response. */
const cacheTimes = { ttlMs: 1_000, patienceMs: 300 }

const budgetMs = 2_000

/**
 * Reads lists by type; while the config service does not respond, the last known lists apply.
 * @param prepare runs on first read and on each change only: ten thousand words take a while
 */
export const createDataListReader = <Type extends string, T>(
  client: DataListClient,
  types: readonly Type[],
  prepare: (lists: Record<Type, readonly string[]>) => T,
  log: Logger,
): DataListReader<T> => {
  let latest: { fingerprint: string; prepared: T } | undefined
  const load = async (): Promise<T> => {
    const { lists } = await client
      .GetDataLists({ types: [...types] }, backgroundContext(log, budgetMs))
      .catch((error: unknown) => Promise.reject(unavailableError(error)))
    const values: Partial<Record<Type, readonly string[]>> = {}
    for (const type of types) values[type] = lists[type]?.values ?? []
    const fingerprint = fingerprintOf(values)
    if (latest?.fingerprint !== fingerprint)
      latest = { fingerprint, prepared: prepare(values as Record<Type, readonly string[]>) }
    return latest.prepared
  }
  return createCachedReader({ name: 'data lists', ...cacheTimes, load, log })
}
