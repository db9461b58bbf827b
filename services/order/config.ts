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
      ...envSchemas.kafka,
      CONFIG_ADDR: addressSchema,
      USER_ADDR: addressSchema,
      /** Replaces Alipay's gateway, at https://127.0.0.1:port; ALIPAY_SIMULATOR_CA is the file of its CA certificate. */
      ALIPAY_SIMULATOR: z.url({ protocol: /^https$/ }).optional(),
      ALIPAY_SIMULATOR_CA: z.string().optional(),
    },
    env,
  )

/** @returns undefined when the real gateway is used @throws Error when the certificate cannot be read */
export const simulatorOf = (
  config: Pick<ReturnType<typeof loadConfig>, 'ALIPAY_SIMULATOR' | 'ALIPAY_SIMULATOR_CA'>,
): { origin: string; ca: string } | undefined => {
  const { ALIPAY_SIMULATOR: origin, ALIPAY_SIMULATOR_CA: file } = config
  return origin === undefined ? undefined : { origin, ca: readFileSync(file ?? '', 'utf8') }
}
