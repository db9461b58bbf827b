import { unavailableError } from '@pandex/platform/errors'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Logger } from '@pandex/platform/logger'

/** What the site decides about imports by visitors. */
export interface ImportRules {
  needsLogin: boolean
  needsReview: boolean
}

/** Added to the age that the config service's own answer may have. */
const maxAgeMs = 1_000

const budgetMs = 1_000

/**
 * Reads the rules at most once a second. While the config service is away the last known ones hold; a process that never
 * knew them refuses with `unavailable`: guessing would either let in what the site forbids or hold up what it allows.
 */
export const createSiteConfig = (client: Pick<ClientOf<ConfigServiceDefinition>, 'ListAll'>, log: Logger) => {
  let known: ImportRules | undefined
  let freshUntilMs = 0
  let reading: Promise<void> | undefined

  const read = async (): Promise<void> => {
    try {
      const { values } = await client.ListAll({}, backgroundContext(log, budgetMs))
      const { user_import_need_login, user_import_need_review } = values
      known = { needsLogin: user_import_need_login === 'true', needsReview: user_import_need_review === 'true' }
    } catch (error) {
      if (!known) throw unavailableError(error)
      log.warn({ err: error }, 'site configuration cannot be read now, the last known one holds')
    }
    freshUntilMs = performance.now() + maxAgeMs
  }
  return {
    readImportRules: async (): Promise<ImportRules> => {
      if (!known || performance.now() >= freshUntilMs) {
        reading ??= read().finally(() => {
          reading = undefined
        })
        await reading
      }
      if (!known) throw unavailableError()
      return known
    },
  }
}

export type SiteConfig = ReturnType<typeof createSiteConfig>
