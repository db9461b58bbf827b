import type { Jdk } from './java.ts'
import type { ProcessOwner } from '../processes/process-owner.ts'

export const ENGINE_NAMES = ['postgres', 'redis', 'kafka', 'elasticsearch'] as const
export type EngineName = (typeof ENGINE_NAMES)[number]

/** Addresses as clients want them. */
export interface EngineUrls {
  /** Superuser, no database part. */
  postgresUrl: string
  redisUrl: string
  /** host:port, comma separated. */
  kafkaBrokers: string
  elasticsearchUrl: string
}

/** The environment variable that carries each address. */
export const ADDRESS_VARIABLES: Record<EngineName, string> = {
  postgres: 'POSTGRES_URL',
  redis: 'REDIS_URL',
  kafka: 'KAFKA_BROKERS',
  elasticsearch: 'ELASTICSEARCH_URL',
}

/** The environment variable that demands a port for each engine. */
export const PORT_VARIABLES: Record<EngineName, string> = {
  postgres: 'POSTGRES_PORT',
  redis: 'REDIS_PORT',
  kafka: 'KAFKA_PORT',
  elasticsearch: 'ELASTICSEARCH_PORT',
}

/** What each engine needs to start as a plain process. */
export interface EngineContext {
  owner: ProcessOwner
  jdk: Jdk
  /** The unpacked files of this engine, read only. */
  home: string
  /** Its own folder, writable by its account. */
  dataDir: string
  logFile: string
  port: number
  /** A port for an engine that wants a second one for itself. */
  innerPort: number
  /** False where losing data in a power cut is fine: tests. */
  durable: boolean
}
