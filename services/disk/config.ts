import { readFileSync } from 'node:fs'
import { addressOf, envOf, readEnv } from '@pandex/platform/config'
import type { Env } from '@pandex/platform/config'
import { z } from 'zod'

export const loadConfig = (env?: Env) =>
  readEnv(
    {
      ...envOf.process,
      ...envOf.grpc,
      ...envOf.postgres,
      ...envOf.redis,
      ...envOf.kafka,
      ...envOf.privateHosts,
      CONFIG_ADDR: addressOf,
      USER_ADDR: addressOf,
      /** Where no drive can be reached: none is asked, as if all were switched off in the site's configuration, and Douban neither. */
      ASK_DRIVES: z.stringbool().default(true),
      /** What the least times between questions to drives are multiplied with; only tests and the local product hurry. */
      DRIVE_PACE_SCALE: z.coerce.number().positive().default(1),
      /** Stands for all drives, at https://127.0.0.1:port; DRIVE_SIMULATOR_CA names a file with the certificate that vouches for it. */
      DRIVE_SIMULATOR: z.url({ protocol: /^https$/ }).optional(),
      DRIVE_SIMULATOR_CA: z.string().optional(),
    },
    env,
  )

/** What stands for the drives; undefined where they are asked themselves. @throws Error when its certificate cannot be read */
export const simulatorOf = (
  config: Pick<ReturnType<typeof loadConfig>, 'DRIVE_SIMULATOR' | 'DRIVE_SIMULATOR_CA'>,
): { origin: string; ca: string } | undefined => {
  const { DRIVE_SIMULATOR: origin, DRIVE_SIMULATOR_CA: file } = config
  return origin === undefined ? undefined : { origin, ca: readFileSync(file ?? '', 'utf8') }
}
