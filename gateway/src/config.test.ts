import { protos } from '@pandex/platform/grpc/protos'
import { expect, it } from 'vitest'
import { addressNameOf, serviceAddressesOf, serviceNames } from './clients.ts'
import { loadConfig } from './config.ts'

const key = { kty: 'OKP', crv: 'Ed25519', x: 'A'.repeat(43), kid: 'key-1' }

const env = {
  HTTP_PORT: '0',
  SERVICE_SECRET: 'sixteen-characters',
  REDIS_URL: 'redis://127.0.0.1:6379',
  KAFKA_BROKERS: 'kafka:1',
  ...Object.fromEntries(serviceNames.map((name) => [addressNameOf(name), `${name}:1`])),
  JWT_PUBLIC_KEYS: JSON.stringify({ keys: [key] }),
}

it('listens on loopback and trusts neither proxies nor origins by default', () => {
  expect(loadConfig(env)).toMatchObject({ HOST: '127.0.0.1', PORT: 8080, TRUSTED_PROXIES: [], CORS_ORIGINS: [] })
})

it('reads the address of every service with a contract', () => {
  const addresses = serviceAddressesOf(loadConfig(env))
  expect(addresses).toMatchObject({ user: 'user:1', disk: 'disk:1', task: 'task:1' })
  expect(Object.keys(addresses)).toEqual(Object.keys(protos))
  expect(() => loadConfig({ ...env, TASK_ADDR: undefined })).toThrow('TASK_ADDR: is not set')
})

it('reads lists of proxies and origins', () => {
  const lists = {
    TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8,192.0.2.1',
    CORS_ORIGINS: 'https://a.example, http://b.example:81',
  }
  expect(loadConfig({ ...env, ...lists })).toMatchObject({
    TRUSTED_PROXIES: ['10.0.0.0/8', 'fd00::/8', '192.0.2.1'],
    CORS_ORIGINS: ['https://a.example', 'http://b.example:81'],
  })
})

it.each([
  ['TRUSTED_PROXIES', 'true'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://a.example/'],
  ['CORS_ORIGINS', 'null'],
  ['JWT_PUBLIC_KEYS', 'not json'],
  ['JWT_PUBLIC_KEYS', '{"keys":[]}'],
  ['JWT_PUBLIC_KEYS', JSON.stringify({ keys: [{ ...key, kid: undefined }] })],
  ['JWT_PUBLIC_KEYS', JSON.stringify({ keys: [{ ...key, kty: 'oct', k: 'secret' }] })],
  ['USER_ADDR', 'http://user:1'],
  ['PORT', '70000'],
])('refuses %s=%s and names the variable without its value', (name, value) => {
  expect(() => loadConfig({ ...env, [name]: value })).toThrow(new RegExp(`\\n {2}${name}`))
  expect(() => loadConfig({ ...env, [name]: value })).not.toThrow('secret')
})

it('drops the private part of a configured key', () => {
  const keys = loadConfig({
    ...env,
    JWT_PUBLIC_KEYS: JSON.stringify({ keys: [{ ...key, d: 'private' }] }),
  }).JWT_PUBLIC_KEYS
  expect(JSON.stringify(keys)).not.toContain('private')
})
