import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { makePrefix, waitFor } from '@pandex/platform/testing/fixtures'
import { exportJWK, generateKeyPair } from 'jose'
import { inject } from 'vitest'
import { addressNameOf, serviceNames } from '../../src/clients.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const unreachableAddress = '127.0.0.1:1'

/** Environment of a gateway without services. */
export const gatewayEnvironment = async (): Promise<NodeJS.ProcessEnv> => {
  const { publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  return {
    PATH: process.env.PATH,
    HTTP_PORT: '0',
    PORT: '0',
    SERVICE_SECRET: 'sixteen-characters',
    REDIS_URL: inject('engines').redisUrl,
    REDIS_PREFIX: makePrefix(),
    KAFKA_BROKERS: unreachableAddress,
    ...Object.fromEntries(serviceNames.map((name) => [addressNameOf(name), unreachableAddress])),
    JWT_PUBLIC_KEYS: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'key-1' }] }),
    WEB_DIST: '/nonexistent',
  }
}

/** Starts a gateway as a process of its own. */
export const startGatewayProcess = (env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()))
  const portOf = async (name: 'port' | 'http_port'): Promise<number> =>
    Number(await waitFor(() => new RegExp(`"${name}":(\\d+)`).exec(output.text)?.[1]))
  return {
    output,
    exited: once(child, 'close') as Promise<[number | null]>,
    portOf,
    urlOf: async (name: 'port' | 'http_port'): Promise<string> => `http://127.0.0.1:${await portOf(name)}`,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    [Symbol.dispose]: () => void child.kill('SIGKILL'),
  }
}
