import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const env = {
  HTTP_PORT: '0',
  GRPC_PORT: '0',
  SERVICE_SECRET: 'a-secret-of-16-characters',
  POSTGRES_URL: 'postgres://localhost/pandex_order',
  KAFKA_BROKERS: 'localhost:9092',
  CONFIG_ADDR: 'localhost:1',
  USER_ADDR: 'localhost:2',
}

test('names the addresses that are missing', () => {
  expect(loadConfig(env).USER_ADDR).toBe('localhost:2')
  expect(() => loadConfig({ ...env, USER_ADDR: undefined, CONFIG_ADDR: 'localhost' })).toThrow(
    /CONFIG_ADDR: must be host:port\n {2}USER_ADDR: is not set/,
  )
})
