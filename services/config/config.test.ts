import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const env = {
  HTTP_PORT: '9000',
  GRPC_PORT: '9001',
  SERVICE_SECRET: 'a-service-secret-for-tests',
  POSTGRES_URL: 'postgres://localhost/pandex_config',
  KAFKA_BROKERS: 'localhost:9092',
}

const proxiesOf = (list?: string) =>
  loadConfig({ ...env, TRUSTED_PROXIES: list }).TRUSTED_PROXIES.map(({ text }) => text)

test('no proxies are trusted by default', () => {
  expect([proxiesOf(), proxiesOf('')]).toEqual([[], []])
})

test('proxies are addresses and networks, separated by commas', () => {
  expect(proxiesOf('10.0.0.0/8, fd00::/8,192.0.2.1,')).toEqual(['10.0.0.0/8', 'fd00::/8', '192.0.2.1'])
})

test.each(['true', '10.0.0.0/33', '10.0.0.0/8;192.0.2.1'])('%j is refused as a list of proxies', (list) => {
  expect(() => proxiesOf(list)).toThrow(/TRUSTED_PROXIES\S*: must be an address or a CIDR/)
})
