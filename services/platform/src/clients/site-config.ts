import { createCachedReader } from '../resilience/cached-reader.ts'
import { settingsCacheMs } from '../process/config.ts'
import { unavailableError } from '../errors.ts'
import type { ConfigServiceDefinition } from '../gen/pandex/config/v1/ConfigService.ts'
import { backgroundContext } from '../grpc/context.ts'
import type { ClientOf } from '../grpc/types.ts'
import type { Logger } from '../logging/logger.ts'

export type ConfigClient = Pick<ClientOf<ConfigServiceDefinition>, 'ListAll'>

export interface SiteConfigReader<T> {
  /** @throws AppError `unavailable` if the configuration was never read: a guess could allow what the site forbids */
  read: () => Promise<T>
}

/** Adds to the age of the config service's own response: a change takes effect everywhere within two seconds. */
const cacheTimes = { ttlMs: settingsCacheMs(500), patienceMs: 300 }

const budgetMs = 1_000

/**
 * Reads the configuration. While the config service is unavailable or its values do not parse, the last known configuration applies.
 * @param select `selectSettings([…])` of `@pandex/contracts`: parses the texts by their names
 */
export const createSiteConfigReader = <T>(
  client: ConfigClient,
  select: (texts: Readonly<Record<string, string>>) => T,
  log: Logger,
): SiteConfigReader<T> => {
  let latest: { fingerprint: string | undefined; selected: T } | undefined
  const load = async (): Promise<T> => {
    try {
      const known = latest?.fingerprint ?? ''
      const { values, fingerprint } = await client.ListAll({ known }, backgroundContext(log, budgetMs))
      if (latest && fingerprint !== undefined && fingerprint === latest.fingerprint) return latest.selected
      latest = { fingerprint, selected: select(values) }
      return latest.selected
    } catch (error) {
      throw unavailableError(error)
    }
  }
  return createCachedReader({ name: 'site configuration', ...cacheTimes, load, log })
}
