/**
 * Deployment step after the migrations: stores settings that were never changed. Reads `{name: value}` as JSON from stdin, so that secrets
 * are invisible in process lists.
 */
import { json } from 'node:stream/consumers'
import { createLogger } from '@pandex/platform/logging/logger'
import { openCommandPostgres } from '@pandex/platform/postgres/postgres'
import { secretsOf } from '@pandex/platform/process/config'
import { z } from 'zod'
import { loadConfig } from './config.ts'
import { checkedSettings } from './domain/settings/checked-settings.ts'
import { createSettingSecrets } from './domain/settings/setting-secrets.ts'
import { toText } from './domain/settings/site-config.ts'
import { storeChanges } from './repositories/site-config.ts'

const config = loadConfig()
const values = z.record(z.string(), z.unknown()).parse(await json(process.stdin))
const given = checkedSettings.filter(({ name }) => name in values)
await using postgres = openCommandPostgres({ url: config.POSTGRES_URL, log: createLogger('config', 'warn') })
const secrets = createSettingSecrets(secretsOf(config))
await postgres.db.transaction(async (trx) =>
  storeChanges(
    trx,
    (stored) =>
      given
        .filter(({ name }) => !stored.has(name))
        .map((setting) => ({ name: setting.name, value: toText(setting, setting.schema.parse(values[setting.name])) })),
    { adminId: 0, secrets },
  ),
)
