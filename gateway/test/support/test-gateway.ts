/** The real gateway on a free port, with fake services and a real Redis. */
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { CryptoKey, JWTPayload } from 'jose'
import { openRedis } from '@pandex/platform/redis'
import type { RedisClient } from '@pandex/platform/redis'
import { capturedLogger, makePrefix, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { testSecret } from '@pandex/platform/testing/service-harness'
import { inject } from 'vitest'
import { createApp } from '../../src/app.ts'
import type { AppDeps } from '../../src/app.ts'
import { createTagInvalidation } from '../../src/cache/tag-invalidation.ts'
import type { TagInvalidation } from '../../src/cache/tag-invalidation.ts'
import { createResponseCache } from '../../src/cache/response-cache.ts'
import type { ResponseCacheOptions } from '../../src/cache/response-cache.ts'
import { openServices } from '../../src/clients.ts'
import { openEdgeGuard } from '../../src/edge-guard/edge-guard.ts'
import type { EdgeGuardDeps } from '../../src/edge-guard/edge-guard.ts'
import { startHttpServer } from '../../src/server.ts'
import { accounts } from './services/user.ts'
import { startFakeServices } from './fake-services.ts'
import type { FakeServices, Replacements } from './fake-services.ts'

export interface Answer {
  status: number
  headers: Headers
  body: { code: number; msg: string; data: unknown }
}

export interface TestGateway extends AsyncDisposable {
  url: string
  port: number
  services: FakeServices
  logLines: Record<string, unknown>[]
  tokens: { admin: string; user: string }
  signToken: (options?: TokenOptions) => Promise<string>
  stop: () => Promise<void>
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
}

export interface TokenOptions {
  claims?: JWTPayload
  header?: { alg?: string; kid?: string; typ?: string; jwk?: object }
  key?: CryptoKey
}

const lifetimeSeconds = 600

/** A key that the gateway trusts, and a signer that can make a token invalid in one respect. */
const createSigner = async () => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  const tokenKeys = [{ ...(await exportJWK(publicKey)), kid: 'key-1' }]
  const sign = ({ claims = {}, header = {}, key = privateKey }: TokenOptions = {}): Promise<string> => {
    const nowSeconds = Math.floor(Date.now() / 1000)
    const good = {
      sub: '2',
      ver: 0,
      jti: 'session-1',
      iss: 'pandex',
      aud: 'pandex-web',
      nbf: nowSeconds,
      iat: nowSeconds,
      exp: nowSeconds + lifetimeSeconds,
    }
    return new SignJWT({ ...good, ...claims })
      .setProtectedHeader({ alg: 'EdDSA', kid: 'key-1', typ: 'JWT', ...header })
      .sign(key)
  }
  return { tokenKeys, sign }
}

const readAnswer = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: response.headers,
  body: (await response.json()) as Answer['body'],
})

const unavailableDns: EdgeGuardDeps['dns'] = {
  reverse: () => Promise.reject(new Error('no name service')),
  resolve4: () => Promise.reject(new Error('no name service')),
  resolve6: () => Promise.reject(new Error('no name service')),
}

/** Names of the polling and sending loops whose last round failed, from the log. */
const failedPollingsIn = (lines: readonly Record<string, unknown>[]): Set<unknown> => {
  const failed = new Set<unknown>()
  for (const { msg } of lines) {
    const [name, event = ''] = String(msg).split(': ')
    if (/^(polling|sending) failed/.test(event)) failed.add(name)
    if (/^(polling|sending) recovered/.test(event)) failed.delete(name)
  }
  return failed
}

/** The first poll may fail on a busy machine: waits for the next one, unless the fake services refuse. */
const waitForEdgeGuard = async (
  config: EdgeGuardDeps['services']['config'],
  lines: readonly Record<string, unknown>[],
) => {
  if (failedPollingsIn(lines).size === 0) return
  const ctx = testContext({ clientAddress: '' })
  const reads = [config.ListAll({}, ctx), config.ListBlacklistChanges({ since: 0 }, ctx), config.GetDataLists({}, ctx)]
  const isAnswered = (await Promise.allSettled(reads)).every(({ status }) => status === 'fulfilled')
  if (isAnswered) await waitFor(() => failedPollingsIn(lines).size === 0)
}

export type TestGatewayOptions = Partial<AppDeps> &
  Partial<EdgeGuardDeps> & {
    redisUrl?: string
    shared?: (tagInvalidation: TagInvalidation, redis: RedisClient) => Partial<ResponseCacheOptions>
    site?: Replacements
  }

/** Limits are off unless a test enables them: per-minute limits by `rateLimitScale`, bursts by `burstScale`. */
export const startGateway = async ({
  redisUrl,
  site,
  shared,
  ...deps
}: TestGatewayOptions = {}): Promise<TestGateway> => {
  const stack = new AsyncDisposableStack()
  const services = stack.use(await startFakeServices())
  if (site) services.replace(site)
  const { log, lines } = capturedLogger('info')
  const faultyOptions = redisUrl && { url: redisUrl, log, silenceMs: 700 }
  const redis = stack.use(await openRedis(faultyOptions || { url: inject('engines').redisUrl, log }))
  const clients = openServices(services.addresses, testSecret)
  for (const resource of clients.resources) stack.use(resource)
  const { tokenKeys, sign } = await createSigner()
  const edgeGuard = stack.use(
    await openEdgeGuard({
      services: clients.services,
      secret: testSecret,
      redis: redis.client,
      redisPrefix: makePrefix(),
      rateLimitScale: 10_000,
      burstScale: 10_000,
      dns: unavailableDns,
      log,
      ...deps,
    }),
  )
  await waitForEdgeGuard((deps.services ?? clients.services).config, lines)
  const tagInvalidation = createTagInvalidation()
  const app = await createApp({
    services: clients.services,
    edgeGuard,
    cache: createResponseCache({ maxBytes: 64_000_000, tagInvalidation, ...shared?.(tagInvalidation, redis.client) }),
    tokenKeys,
    trustedProxies: [],
    corsOrigins: [],
    web: undefined,
    log,
    ...deps,
  })
  const server = await startHttpServer(app, { host: '127.0.0.1', port: 0 })
  let stopping: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    stopping ??= (async () => server[Symbol.asyncDispose]())()
    await stopping
  }
  stack.defer(stop)
  const url = `http://127.0.0.1:${server.port}`
  return {
    url,
    port: server.port,
    services,
    logLines: lines,
    tokens: {
      admin: await sign({ claims: { sub: String(accounts.admin.id) } }),
      user: await sign({ claims: { sub: String(accounts.user.id) } }),
    },
    signToken: sign,
    stop,
    get: async (path, headers = {}) => readAnswer(await fetch(url + path, { headers })),
    post: async (path, body, headers = {}) =>
      readAnswer(
        await fetch(url + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
        }),
      ),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` })
