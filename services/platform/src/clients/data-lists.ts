import { createCachedReader } from '../resilience/cached-reader.ts'
import { settingsCacheMs } from '../process/config.ts'
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
const ttlMs = settingsCacheMs(1_000)

/** How long a read waits for newer lists before it gets the last ones. */
const defaultPatienceMs = 300

const budgetMs = 2_000

export type ListsByType<Type extends string> = Record<Type, readonly string[]>

/**
 * Creates a function that fetches lists by type. The config service sends changed lists only; an unchanged list stays the same array,
 * and without any change the same object is returned.
 * @throws AppError unavailable
 */
export const createDataListFetcher = <Type extends string>(
  client: DataListClient,
  types: readonly Type[],
  log: Logger,
): (() => Promise<ListsByType<Type>>) => {
  let known: Record<string, string> = {}
  let latest: Partial<ListsByType<Type>> = {}
  return async () => {
    const { lists } = await client
      .GetDataLists({ types: [...types], known }, backgroundContext(log, budgetMs))
      .catch((error: unknown) => Promise.reject(unavailableError(error)))
    const fetched = types.map((type) => {
      const { values = [], fingerprint } = lists[type] ?? {}
      // A config service of an older release sends no fingerprint.
      return { type, values, fingerprint: fingerprint ?? fingerprintOf(values) }
    })
    const changed = fetched.filter(({ type, fingerprint }) => known[type] !== fingerprint)
    if (changed.length > 0)
      latest = { ...latest, ...Object.fromEntries(changed.map(({ type, values }) => [type, values])) }
    known = Object.fromEntries(fetched.map(({ type, fingerprint }) => [type, fingerprint]))
    return latest as ListsByType<Type>
  }
}

/**
 * Reads lists by type; while the config service does not respond, the last known lists apply.
 * @param prepare runs on first read and on each change only
 * @param patienceMs how long a read waits for newer lists, `prepare` included, before it gets the last ones
 */
export const createDataListReader = <Type extends string, T>(
  client: DataListClient,
  types: readonly Type[],
  prepare: (lists: ListsByType<Type>) => T | Promise<T>,
  log: Logger,
  patienceMs = defaultPatienceMs,
): DataListReader<T> => {
  const fetchLists = createDataListFetcher(client, types, log)
  let latest: { lists: ListsByType<Type>; prepared: T } | undefined
  const load = async (): Promise<T> => {
    const lists = await fetchLists()
    if (latest?.lists !== lists) latest = { lists, prepared: await prepare(lists) }
    return latest.prepared
  }
  return createCachedReader({ name: 'data lists', ttlMs, patienceMs, load, log })
}
