import { expect, test } from 'vitest'
import { loadConfig, simulatorOf } from './config.ts'

const env = {
  HTTP_PORT: '0',
  GRPC_PORT: '0',
  SERVICE_SECRET: 'a-service-secret-for-tests',
  POSTGRES_URL: 'postgres://localhost/pandex_disk',
  REDIS_URL: 'redis://localhost',
  KAFKA_BROKERS: 'localhost:9092',
  CONFIG_ADDR: 'localhost:1',
  USER_ADDR: 'localhost:2',
}

test('drives are probed unless the process disables it', () => {
  const readAskDrives = (ASK_DRIVES?: string) => loadConfig({ ...env, ASK_DRIVES }).ASK_DRIVES
  expect([readAskDrives(), readAskDrives(''), readAskDrives('true'), readAskDrives('false')]).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(() => readAskDrives('perhaps')).toThrow(/ASK_DRIVES/)
})

test('the real drives are probed within their rate limits unless simulators replace them', () => {
  expect(simulatorOf(loadConfig(env))).toBeUndefined()
  expect(loadConfig(env).DRIVE_PACE_SCALE).toBe(1)
  const origin = 'https://127.0.0.1:4443'
  const simulated = loadConfig({ ...env, DRIVE_SIMULATOR: origin, DRIVE_SIMULATOR_CA: import.meta.filename })
  expect(simulatorOf(simulated)).toMatchObject({ origin, ca: expect.stringContaining(origin) })
  expect(() => simulatorOf({ ...simulated, DRIVE_SIMULATOR_CA: undefined })).toThrow(/ENOENT/)
})
