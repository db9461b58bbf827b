import { setTimeout as sleep } from 'node:timers/promises'
import type { Jdk } from '../java.ts'
import { readLogTail } from '../process-owner.ts'
import type { OwnedProcess, ProcessOwner } from '../process-owner.ts'

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

const POLL_MS = 100
const READY_TIMEOUT_MS = 120_000

/**
 * Waits until an engine answers.
 * @throws with the end of its log when it exits or takes longer than two minutes.
 */
export async function waitUntilReady(
  engine: OwnedProcess,
  logFile: string,
  isReady: () => Promise<boolean>,
): Promise<void> {
  const giveUpAt = Date.now() + READY_TIMEOUT_MS
  for (;;) {
    if (await isReady().catch(() => false)) return
    if (engine.hasExited())
      throw new Error(`${engine.name} ended while starting (${await engine.exited})\n${readLogTail(logFile)}`)
    if (Date.now() > giveUpAt) throw new Error(`${engine.name} does not answer\n${readLogTail(logFile)}`)
    await sleep(POLL_MS)
  }
}
