import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { makePrefix } from '@pandex/platform/testing/fixtures'
import { exportJWK, generateKeyPair } from 'jose'
import { expect, inject, it } from 'vitest'
import { addressNameOf, serviceNames } from '../src/clients.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const unreachableAddress = '127.0.0.1:1'

const environment = async (): Promise<NodeJS.ProcessEnv> => {
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

const start = (env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()))
  return { child, output, exited: once(child, 'close') as Promise<[number | null]> }
}

const portIn = (text: string, name: string): string | undefined => new RegExp(`"${name}":(\\d+)`).exec(text)?.[1]

it('serves before any service answers and exits with code 0 on SIGTERM', async () => {
  const { child, output, exited } = start(await environment())
  try {
    await expect.poll(() => portIn(output.text, 'http_port')).toBeDefined()
    const site = `http://127.0.0.1:${portIn(output.text, 'port')}`
    const status = `http://127.0.0.1:${portIn(output.text, 'http_port')}`
    expect((await fetch(`${status}/readyz`)).status).toBe(200)
    expect((await fetch(`${site}/openapi.json`)).status).toBe(200)
    expect((await fetch(`${site}/metrics`)).status).toBe(503)
    await expect
      .poll(async () => (await fetch(`${status}/metrics`)).text())
      .toMatch(/pandex_http_seconds_count\{route="\/openapi.json",status="200"\} 1/)
    child.kill('SIGTERM')
    expect((await exited)[0]).toBe(0)
  } finally {
    child.kill('SIGKILL')
  }
})

it('names the missing environment variables', async () => {
  const { output, exited } = start({ PATH: process.env.PATH, HTTP_PORT: '0' })
  expect((await exited)[0]).toBe(78)
  for (const name of ['SERVICE_SECRET', 'REDIS_URL', 'USER_ADDR', 'JWT_PUBLIC_KEYS']) {
    expect(output.text).toContain(`${name}: is not set`)
  }
})
