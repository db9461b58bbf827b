import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { loadConfig, loadFirstAdminConfig } from './config.ts'

const jwk = { ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }), kid: 'key-1' }

const env = {
  HTTP_PORT: '0',
  GRPC_PORT: '0',
  SERVICE_SECRET: 'a-service-secret-for-tests',
  POSTGRES_URL: 'postgres://localhost/pandex_user',
  REDIS_URL: 'redis://localhost',
  KAFKA_BROKERS: 'localhost:9092',
  CONFIG_ADDR: 'localhost:1',
  CAPTCHA_ADDR: 'localhost:2',
}

test('reads the signing key', () => {
  expect(loadConfig({ ...env, JWT_PRIVATE_KEY: JSON.stringify(jwk) }).JWT_PRIVATE_KEY).toEqual(jwk)
})

test.each([
  ['not JSON', 'canary'],
  ['a public key', JSON.stringify({ ...jwk, d: undefined, x: jwk.x })],
  ['a key without a kid', JSON.stringify({ ...jwk, kid: undefined })],
  ['a key of another kind', JSON.stringify({ ...jwk, kty: 'oct', k: 'canary' })],
])('refuses %s for a signing key and never repeats it', (_what, value) => {
  const load = () => loadConfig({ ...env, JWT_PRIVATE_KEY: value })
  expect(load).toThrow(/JWT_PRIVATE_KEY: must be an Ed25519 private key/)
  expect(load).not.toThrow(/canary/)
  expect(load).not.toThrow(String(jwk.d))
})

test('an empty preset password counts as missing', () => {
  const { POSTGRES_URL } = env
  expect(loadFirstAdminConfig({ POSTGRES_URL, PANDEX_ADMIN_PASSWORD: '' }).PANDEX_ADMIN_PASSWORD).toBeUndefined()
  expect(loadFirstAdminConfig({ POSTGRES_URL }).PANDEX_ADMIN_PASSWORD).toBeUndefined()
  expect(() => loadFirstAdminConfig({ POSTGRES_URL, PANDEX_ADMIN_PASSWORD: 'short77' })).toThrow(
    /PANDEX_ADMIN_PASSWORD/,
  )
})
