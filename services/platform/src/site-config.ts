import { z } from 'zod'
import { createCachedReader } from './cached-reader.ts'
import { unavailableError } from './errors.ts'
import type { ConfigServiceDefinition } from './gen/pandex/config/v1/ConfigService.ts'
import { backgroundContext } from './grpc/context.ts'
import type { ClientOf } from './grpc/types.ts'
import type { Logger } from './logger.ts'

export type ConfigClient = Pick<ClientOf<ConfigServiceDefinition>, 'ListAll'>

export interface SiteConfigReader<T> {
  /** @throws AppError `unavailable` if the configuration was never read: a guess could allow what the site forbids */
  read: () => Promise<T>
}

export const jsonKey = <S extends z.ZodRawShape>(fields: S) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.object(fields))

export const flagKey = z.enum(['true', 'false']).transform((value) => value === 'true')

/** Adds to the age of the config service's own response: a change takes effect everywhere within two seconds. */
const times = { ttlMs: 500, patienceMs: 300 }

const budgetMs = 1_000

/**
 * Reads `keys` (name → schema of its text; the config service returns a value for every key). While that service is unavailable, the last
 * known configuration applies.
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
