import { join } from 'node:path'
import { isElasticsearchReady, startElasticsearch } from './elasticsearch.ts'
import { ENGINE_NAMES, LOOPBACK } from './engine.ts'
import type { EngineContext, EngineName } from './engine.ts'
import { isKafkaReady } from './kafka-probe.ts'
import { startKafka } from './kafka.ts'
import { isPostgresReady, postgresUrlAt, startPostgres } from './postgres.ts'
import { isRedisReady, startRedis } from './redis.ts'
import { makeEngineFolder, toReachableFolder } from './engine-folders.ts'
import { installEngines } from './install/install-engines.ts'
import { obtainJdk } from './install/system-packages.ts'
import { findFreePort } from '../processes/ports.ts'
import type { OwnedProcess, ProcessOwner } from '../processes/process-owner.ts'
import { startSupervised } from '../processes/supervised-process.ts'
import type { SuperviseOptions, SupervisedProcess } from '../processes/supervised-process.ts'

interface Engine {
  start: (context: EngineContext) => Promise<OwnedProcess>
  addressAt: (port: number, host: string) => string
  isReady: (address: string) => Promise<boolean>
}

export const ENGINES: Record<EngineName, Engine> = {
  postgres: { start: startPostgres, addressAt: postgresUrlAt, isReady: isPostgresReady },
  redis: { start: startRedis, addressAt: (port, host) => `redis://${host}:${port}`, isReady: isRedisReady },
  kafka: { start: startKafka, addressAt: (port, host) => `${host}:${port}`, isReady: isKafkaReady },
  elasticsearch: {
    start: startElasticsearch,
    addressAt: (port, host) => `http://${host}:${port}`,
    isReady: isElasticsearchReady,
  },
}

export interface StartedEngine {
  address: string
  process: SupervisedProcess
}

export interface StartEnginesOptions extends Partial<SuperviseOptions> {
  owner: ProcessOwner
  /** Each engine gets its own folder below; existing data is used again. */
  dataDir: string
  logDir: string
  durable: boolean
  only?: readonly EngineName[]
  /** Address to listen on, default loopback. Anyone who reaches it can use the engines. */
  host?: string
  ports?: Partial<Record<EngineName, number>>
  /** Called with a line for users before a slow step and after each step. */
  onStep?: (step: string) => void
}

/**
 * Starts real engines as plain child processes, in parallel, and waits until each answers. They stop with `owner.close()`, or when this
 * process ends in any way.
 */
export async function startEngines(options: StartEnginesOptions): Promise<Partial<Record<EngineName, StartedEngine>>> {
  const { owner, logDir, durable, only = ENGINE_NAMES, host = LOOPBACK, ports = {}, onStep = () => undefined } = options
  const jdk = await obtainJdk(onStep)
  const home = await installEngines({ owner, jdk, logFile: join(logDir, 'install.log'), onStep })
  const dataDir = makeEngineFolder(toReachableFolder(options.dataDir))

  async function startOne(name: EngineName): Promise<[EngineName, StartedEngine]> {
    const engine = ENGINES[name]
    const port = ports[name] ?? (await findFreePort())
    const address = engine.addressAt(port, host)
    const logFile = join(logDir, `${name}.log`)
    const context: EngineContext = {
      owner,
      jdk,
      durable,
      logFile,
      host,
      port,
      internalPort: await findFreePort(),
      home: join(home, name),
      dataDir: join(dataDir, name),
    }
    const process = await startSupervised(
      {
        name,
        owner,
        logFile,
        spawn: async () => await engine.start(context),
        isReady: async () => await engine.isReady(address),
      },
      { restartCrashed: false, ...options },
    )
    onStep(`${name} answers on port ${port}`)
    return [name, { process, address }]
  }

  return Object.fromEntries(await Promise.all(only.map(startOne)))
}
