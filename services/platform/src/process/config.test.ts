import { expect, it } from 'vitest'
import { elasticsearchOptionsOf, kafkaOptionsOf, redisOptionsOf } from './engine-settings.ts'
import { envSchemas, peerSilenceMs, readEnv } from './config.ts'

const shape = { ...envSchemas.process, ...envSchemas.postgres, ...envSchemas.kafka }
const good = {
  HTTP_PORT: '9000',
  SERVICE_SECRET: 'sixteen-letters!',
  POSTGRES_URL: 'postgres://app:hunter2@127.0.0.1:5432/pandex_disk',
  KAFKA_BROKERS: 'one:9092, two:9092',
}

it('reads numbers, lists and defaults, and is immutable', () => {
  const config = readEnv(shape, good)
  expect(config).toMatchObject({ HTTP_PORT: 9000, BIND_HOST: '127.0.0.1', KAFKA_BROKERS: ['one:9092', 'two:9092'] })
  expect(Object.isFrozen(config)).toBe(true)
})

it('names every missing or invalid variable in one error, and no value', () => {
  const bad = {
    ...good,
    HTTP_PORT: 'planted-1',
    SERVICE_SECRET: 'planted-2',
    POSTGRES_URL: 'http://planted-3',
    LOG_LEVEL: 'planted-4',
    KAFKA_BROKERS: undefined,
  }
  const read = () => readEnv(shape, bad)
  for (const name of ['HTTP_PORT', 'SERVICE_SECRET', 'POSTGRES_URL', 'LOG_LEVEL', 'KAFKA_BROKERS: is not set'])
    expect(read).toThrow(name)
  expect(read).not.toThrow(/planted/)
})

it('names a variable that is missing beside another, such as a password', () => {
  const login = { KAFKA_SASL_MECHANISM: 'scram-sha-512', KAFKA_SASL_USERNAME: 'pandex', KAFKA_SASL_PASSWORD: 'planted' }
  expect(kafkaOptionsOf(readEnv(shape, { ...good, ...login, KAFKA_TLS: 'true' }))).toMatchObject({
    tls: true,
    sasl: { mechanism: 'scram-sha-512', username: 'pandex', password: 'planted' },
  })
  for (const name of Object.keys(login))
    expect(() => readEnv(shape, { ...good, ...login, [name]: undefined })).toThrow(`${name}: is not set`)
  expect(() => readEnv(shape, { ...good, ...login, KAFKA_SASL_MECHANISM: 'gssapi' })).toThrow('KAFKA_SASL_MECHANISM')
  expect(() => readEnv(envSchemas.redis, { REDIS_URL: 'redis://r', REDIS_SENTINEL_PASSWORD: 'planted' })).toThrow(
    'REDIS_SENTINELS: is not set',
  )
})

it('reads the addresses of Sentinels and of several Elasticsearch nodes', () => {
  const redis = { REDIS_URL: 'rediss://:secret@redis', REDIS_SENTINELS: 'one:26379, two:26379' }
  expect(redisOptionsOf(readEnv(envSchemas.redis, redis)).sentinels).toMatchObject({
    addresses: ['one:26379', 'two:26379'],
    name: 'mymaster',
  })
  expect(redisOptionsOf(readEnv(envSchemas.redis, { REDIS_URL: 'redis://r' })).sentinels).toBeUndefined()
  const nodes = { ELASTICSEARCH_URL: 'https://one:9200,https://two:9200', ELASTICSEARCH_API_KEY: 'key' }
  expect(elasticsearchOptionsOf(readEnv(envSchemas.elasticsearch, nodes))).toEqual({
    url: ['https://one:9200', 'https://two:9200'],
    prefix: '',
    apiKey: 'key',
  })
  expect(() => readEnv(envSchemas.elasticsearch, { ELASTICSEARCH_URL: 'https://one:9200,two:9200' })).toThrow(
    'ELASTICSEARCH_URL',
  )
})

it('treats an empty variable as unset', () => {
  expect(() => readEnv(shape, { ...good, HTTP_PORT: '' })).toThrow('HTTP_PORT: is not set')
  expect(readEnv(shape, { ...good, BIND_HOST: '' }).BIND_HOST).toBe('127.0.0.1')
})

it('treats a silent peer as frozen after the default time, and after a longer one where the machine itself pauses', () => {
  expect(peerSilenceMs(700, {})).toBe(700)
  expect(peerSilenceMs(700, { PEER_SILENCE_MS: '15000' })).toBe(15_000)
  expect(() => peerSilenceMs(700, { PEER_SILENCE_MS: '0' })).toThrow('PEER_SILENCE_MS')
})
