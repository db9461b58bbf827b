import type { Jdk } from './install/jdk.ts'
import type { ProcessOwner } from '../processes/process-owner.ts'

export const ENGINE_NAMES = ['postgres', 'redis', 'kafka', 'elasticsearch'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

export interface EngineUrls {
  /** Superuser, no database part. */
  postgresUrl: string
  redisUrl: string
  /** host:port, comma separated. */
  kafkaBrokers: string
  elasticsearchUrl: string
}

export const ADDRESS_VARIABLES: Record<EngineName, string> = {
  postgres: 'POSTGRES_URL',
  redis: 'REDIS_URL',
  kafka: 'KAFKA_BROKERS',
  elasticsearch: 'ELASTICSEARCH_URL',
}

export const PORT_VARIABLES: Record<EngineName, string> = {
  postgres: 'POSTGRES_PORT',
  redis: 'REDIS_PORT',
  kafka: 'KAFKA_PORT',
  elasticsearch: 'ELASTICSEARCH_PORT',
}

export const LOOPBACK = '127.0.0.1'

export interface EngineContext {
  owner: ProcessOwner
  jdk: Jdk
  home: string
  dataDir: string
  logFile: string
  /** Address to listen on. Anyone who reaches it can use the engine. */
  host: string
  port: number
  /** A second port, on loopback, for engines that need one. */
  internalPort: number
  /** False where a power cut may lose data: tests. */
  durable: boolean
  /** Override or complete the settings of Kafka and Elasticsearch. */
  settings?: Readonly<Record<string, string | boolean>>
}
