import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import type { EngineUrls } from '../engines/engine.ts'
import { REPOSITORY } from '../repository.ts'
import { openPortRegistry } from '../processes/port-registry.ts'
import type { PortRegistry } from '../processes/port-registry.ts'
import { openProcessOwner } from '../processes/process-owner.ts'
import type { ProcessOwner } from '../processes/process-owner.ts'
import { prepareStores, obtainFirstAdmin, storeInitialSettings } from './prepare-stores.ts'
import { listServices, makeEnvironment, nodeOptionsOf } from './product-environment.ts'
import type { ServicePorts } from './product-environment.ts'
import { obtainSecrets } from './secrets.ts'
import { startSupervised } from '../processes/supervised-process.ts'
import type { SuperviseOptions, SupervisedProcess } from '../processes/supervised-process.ts'

const GATEWAY = 'gateway'

export interface ProductOptions extends Partial<SuperviseOptions> {
  engines: EngineUrls
  /** Holds secrets, ports, logs and the first admin's password; the same folder continues the same product. */
  dataDir: string
  /** Of the gateway, on 127.0.0.1; default: a free one. */
  port?: number
  /** Further variables for every process; they override the others. */
  env?: NodeJS.ProcessEnv
  /** Default: random. Used only by the first start of a database. */
  adminPassword?: string
  /** Lets several products share engines: lower case letters, digits and `_`. */
  namespace?: string
  /** Values of settings that were never changed, by name. */
  settings?: Readonly<Record<string, unknown>>
  owner?: ProcessOwner
  onStep?: (step: string) => void
}

export interface ProductProcess extends SupervisedProcess {
  /** Port of /livez, /readyz and /metrics. */
  httpPort: number
}

export interface Product {
  url: string
  adminName: string
  /** Undefined when the database had an admin before this data folder existed. */
  adminPassword: string | undefined
  isAdminNew: boolean
  services: Record<string, ProductProcess>
  /** Stops the gateway first. Databases, topics and indices stay. */
  stop(): Promise<void>
}

/**
 * Starts a whole product on running engines: web bundle, databases, topics, migrations, first admin, services and gateway, each a plain
 * process. Waits until every /readyz succeeds.
 * @throws with the end of the log of the process that failed; processes that already run end with their owner.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { engines, dataDir, namespace = '', env: extra = {}, onStep = () => undefined } = options
  const logDir = join(dataDir, 'logs')
  mkdirSync(logDir, { recursive: true })
  const owner = options.owner ?? (await openProcessOwner(join(dataDir, 'product')))
  try {
    const book = openPortRegistry(join(dataDir, 'ports.json'), {})
    const ports = await choosePorts(book)
    const port = options.port ?? (await book.allocate('gateway.public'))
    const secrets = obtainSecrets(join(dataDir, 'secrets.json'))
    const environment = makeEnvironment({ engines, secrets, namespace, ports, extra })

    await Promise.all([
      buildWeb(owner, join(logDir, 'front.log'), onStep),
      prepareStores({ owner, logDir, environment, onStep }),
    ])
    if (options.settings) await storeInitialSettings(environment, options.settings)
    const gatewayEnv = {
      ...environment.shared,
      PORT: String(port),
      HTTP_PORT: String(await book.allocate('gateway.http')),
      JWT_PUBLIC_KEYS: secrets.jwtPublicKeys,
      NODE_OPTIONS: nodeOptionsOf(GATEWAY),
      PICTURES_DIR: join(dataDir, 'pictures'),
      ...extra,
    }
    const start = async (name: string, main: string, env: NodeJS.ProcessEnv): Promise<ProductProcess> => {
      const started = await startProcess({ owner, logDir, name, main, env, options })
      onStep(`${name} is ready`)
      return started
    }
    // The gateway starts only after the first admin exists, so that no visitor can take the name.
    const firstAdmin = obtainFirstAdmin(join(dataDir, 'first-admin.json'), environment, options.adminPassword)
    const [admin, ...started] = await Promise.all([
      firstAdmin,
      ...listServices().map((name) => start(name, `services/${name}/main.ts`, environment.forService(name))),
      firstAdmin.then(() => start(GATEWAY, 'gateway/src/main.ts', gatewayEnv)),
    ])
    const services = Object.fromEntries(started.map((each) => [each.name, each]))
    return {
      url: `http://127.0.0.1:${port}`,
      adminName: admin.username,
      adminPassword: admin.password,
      isAdminNew: admin.isNew,
      services,
      stop: async () => {
        await services[GATEWAY]?.stop()
        await Promise.all(started.map((each) => each.stop()))
        if (!options.owner) await owner.close()
      },
    }
  } catch (error) {
    if (!options.owner) await owner.close()
    throw error
  }
}

async function choosePorts(book: PortRegistry): Promise<Record<string, ServicePorts>> {
  const ports: Record<string, ServicePorts> = {}
  for (const name of listServices()) {
    ports[name] = { grpc: await book.allocate(`${name}.grpc`), http: await book.allocate(`${name}.http`) }
  }
  return ports
}

interface ProcessOptions {
  owner: ProcessOwner
  logDir: string
  name: string
  main: string
  env: NodeJS.ProcessEnv
  options: ProductOptions
}

async function startProcess({ owner, logDir, name, main, env, options }: ProcessOptions): Promise<ProductProcess> {
  const logFile = join(logDir, `${name}.log`)
  const spec = { name, command: process.execPath, args: [main], cwd: REPOSITORY, env, logFile }
  const httpPort = Number(env.HTTP_PORT)
  const supervised = await startSupervised(
    { name, owner, logFile, spawn: async () => owner.start(spec), isReady: async () => await isReady(httpPort) },
    { restartCrashed: false, ...options },
  )
  return Object.assign(supervised, { httpPort })
}

export async function isReady(httpPort: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${httpPort}/readyz`, { signal: AbortSignal.timeout(2000) })).ok
}
