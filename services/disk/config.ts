import { readFileSync } from 'node:fs'
import { addressSchema, envSchemas, readEnv } from '@pandex/platform/process/config'
import type { Env } from '@pandex/platform/process/config'
import { z } from 'zod'

export const loadConfig = (env?: Env) =>
  readEnv(
    {
      ...envSchemas.process,
      ...envSchemas.grpc,
      ...envSchemas.postgres,
      ...envSchemas.redis,
      ...envSchemas.kafka,
      ...envSchemas.privateHosts,
      CONFIG_ADDR: addressSchema,
      USER_ADDR: addressSchema,
      /** False where drives are unreachable: all drives are treated as disabled, and Douban is not called. */
      ASK_DRIVES: z.stringbool().default(true),
      /** Factor for the minimum time between probes; other than 1 only in tests and local runs. */
      DRIVE_PACE_SCALE: z.coerce.number().positive().default(1),
      /** Replaces all drives, at https://127.0.0.1:port; DRIVE_SIMULATOR_CA is the file of its CA certificate. */
      DRIVE_SIMULATOR: z.url({ protocol: /^https$/ }).optional(),
      DRIVE_SIMULATOR_CA: z.string().optional(),
    },
    env,
  )

/** @returns undefined when real drives are used @throws Error when the certificate cannot be read */
export const simulatorOf = (
  config: Pick<ReturnType<typeof loadConfig>, 'DRIVE_SIMULATOR' | 'DRIVE_SIMULATOR_CA'>,
): { origin: string; ca: string } | undefined => {
  const { DRIVE_SIMULATOR: origin, DRIVE_SIMULATOR_CA: file } = config
  return origin === undefined ? undefined : { origin, ca: readFileSync(file ?? '', 'utf8') }
}
