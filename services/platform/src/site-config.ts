/** How other services read the site's configuration: the keys they use, parsed, at most once a second. */
import { z } from 'zod'
import { createCachedReader } from './cached-reader.ts'
import { unavailableError } from './errors.ts'
import type { ConfigServiceDefinition } from './gen/pandex/config/v1/ConfigService.ts'
import { backgroundContext } from './grpc/context.ts'
import type { ClientOf } from './grpc/types.ts'
import type { Logger } from './logger.ts'

export type ConfigClient = Pick<ClientOf<ConfigServiceDefinition>, 'ListAll'>

export interface SiteConfigReader<T> {
  /** @throws AppError `unavailable` when the configuration was never read: guessing could let in what the site forbids */
  read: () => Promise<T>
}

/** A structured key, with those of its fields that the reader uses. */
export const jsonKey = <S extends z.ZodRawShape>(fields: S) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.object(fields))

/** A plain key that says yes or no. */
export const flagKey = z.enum(['true', 'false']).transform((value) => value === 'true')

/** Added to the age that the config service's own answer may have: a change is in force everywhere within two seconds. */
const times = { ttlMs: 500, patienceMs: 300 }

const budgetMs = 1_000

/**
 * Reads `keys` (name → schema of its text; the config service always answers complete values). While that service is away the
 * last known configuration holds.
 */
export const createSiteConfigReader = <S extends z.ZodRawShape>(
  client: ConfigClient,
  keys: S,
  log: Logger,
): SiteConfigReader<z.infer<z.ZodObject<S>>> => {
  const schema = z.object(keys)
  const load = async (): Promise<z.infer<z.ZodObject<S>>> => {
    try {
      const { values } = await client.ListAll({}, backgroundContext(log, budgetMs))
      return schema.parse(values)
    } catch (error) {
      throw unavailableError(error)
    }
  }
  return createCachedReader({ ...times, load, log })
}
