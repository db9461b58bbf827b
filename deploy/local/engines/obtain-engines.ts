import { ADDRESS_VARIABLES, ENGINE_NAMES } from './engine.ts'
import type { EngineName, EngineUrls } from './engine.ts'
import { startEngines } from './start-engines.ts'
import type { StartEnginesOptions } from './start-engines.ts'
import type { SupervisedProcess } from '../processes/supervised-process.ts'

export interface ObtainedEngine {
  from: 'environment' | 'container' | 'process'
  address: string
  process?: SupervisedProcess
}

export type ObtainedEngines = Record<EngineName, ObtainedEngine>

export interface ObtainEnginesOptions extends Omit<StartEnginesOptions, 'only'> {
  env: NodeJS.ProcessEnv
  /** `TEST_` for tests, so that they never touch a developer's engines. */
  variablePrefix?: string
  startContainers: (names: EngineName[]) => Promise<Partial<Record<EngineName, string>> | undefined>
}

/** Order: addresses in the environment, else containers, else plain processes. */
export async function obtainEngines(options: ObtainEnginesOptions): Promise<ObtainedEngines> {
  const { env, variablePrefix = '', startContainers } = options
  const obtained: Partial<ObtainedEngines> = {}
  for (const name of ENGINE_NAMES) {
    const address = env[variablePrefix + ADDRESS_VARIABLES[name]]
    if (address) obtained[name] = { from: 'environment', address: address.replace(/\/$/, '') }
  }
  const missing = ENGINE_NAMES.filter((name) => !obtained[name])
  if (missing.length > 0) Object.assign(obtained, await startMissing(missing, options, startContainers))
  return obtained as ObtainedEngines
}

export function toEngineUrls(engines: ObtainedEngines): EngineUrls {
  return {
    postgresUrl: engines.postgres.address,
    redisUrl: engines.redis.address,
    kafkaBrokers: engines.kafka.address,
    elasticsearchUrl: engines.elasticsearch.address,
  }
}

async function startMissing(
  missing: EngineName[],
  options: StartEnginesOptions,
  startContainers: ObtainEnginesOptions['startContainers'],
): Promise<Partial<ObtainedEngines>> {
  const containers = await startContainers(missing)
  if (containers) return mapEngines(containers, (address) => ({ from: 'container', address }))
  const started = await startEngines({ ...options, only: missing })
  return mapEngines(started, ({ address, process }) => ({ from: 'process', address, process }))
}

function mapEngines<From>(
  engines: Partial<Record<EngineName, From>>,
  map: (from: From) => ObtainedEngine,
): Partial<ObtainedEngines> {
  return Object.fromEntries(Object.entries(engines).map(([name, engine]) => [name, map(engine)]))
}
