/**
 * The process that owns everything `make up` starts. It reports each step to up.ts and keeps running once all is ready. It stops the
 * product, then the engines, on SIGTERM, or when up.ts ends before all is ready.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { buildWeb } from '../product/build-web.ts'
import { startComposeEngines } from '../engines/containers/compose-engines.ts'
import { ADDRESS_VARIABLES, ENGINE_NAMES, PORT_VARIABLES } from '../engines/engine.ts'
import type { EngineName } from '../engines/engine.ts'
import { obtainEngines, toEngineUrls } from '../engines/obtain-engines.ts'
import type { ObtainedEngines } from '../engines/obtain-engines.ts'
import { openPortRegistry } from '../processes/port-registry.ts'
import { openProcessOwner } from '../processes/process-owner.ts'
import { startProduct } from '../product/start-product.ts'
import type { Product } from '../product/start-product.ts'
import { startSimulatedAlipay } from '../product/simulated-alipay.ts'
import type { SimulatedAlipay } from '../product/simulated-alipay.ts'
import { startSimulatedDrives } from '../product/simulated-drives.ts'
import type { SimulatedDrives } from '../product/simulated-drives.ts'
import { DATA_FOLDER, LOG_FOLDER, lockDataFolder, writeState } from '../product/state.ts'
import type { State } from '../product/state.ts'
import type { StartMessage } from './start-supervisor.ts'

export interface ReadyReport {
  url: string
  adminName: string
  /** Set only when this start created the account. */
  newAdminPassword: string | undefined
}

export type Report = { step: string } | { ready: ReadyReport } | { failed: string }

const STATE_INTERVAL_MS = 2000

lockDataFolder()
const port = Number(process.env.PORT || 8080)
const owner = await openProcessOwner(DATA_FOLDER)
let phase: State['phase'] = 'starting'
let engines: ObtainedEngines | undefined
let drives: SimulatedDrives | undefined
let alipay: SimulatedAlipay | undefined
let product: Product | undefined

process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))
process.on('disconnect', () => {
  if (phase === 'starting') void stop(1)
})

const [{ adminPassword: presetPassword }] = (await once(process, 'message')) as [StartMessage]

try {
  saveState()
  const ports = await chooseEnginePorts()
  const dataDir = join(DATA_FOLDER, 'engines')
  const common = { owner, logDir: LOG_FOLDER, ports, onStep: report }
  const watched = { restartCrashed: true, onCrash: log }
  ;[engines, drives, alipay] = await Promise.all([
    obtainEngines({
      ...common,
      ...watched,
      dataDir,
      env: process.env,
      durable: true,
      startContainers: async (names) => await startComposeEngines(names, { ...common, dataDir }),
    }),
    process.env.DRIVES === 'real' ? undefined : startDrives(),
    process.env.PAYMENTS === 'real' ? undefined : startAlipay(),
    buildWeb(owner, join(LOG_FOLDER, 'front.log'), report),
  ])
  saveState()
  product = await startProduct({
    ...watched,
    engines: toEngineUrls(engines),
    dataDir: DATA_FOLDER,
    port,
    owner,
    onStep: report,
    env: { ...drives?.env, ...alipay?.env },
    ...(alipay && { settings: alipay.settings }),
    ...(presetPassword && { adminPassword: presetPassword }),
  })
  phase = 'ready'
  saveState()
  setInterval(saveState, STATE_INTERVAL_MS)
  const { url, adminName, adminPassword, isAdminNew } = product
  send({ ready: { url, adminName, newAdminPassword: isAdminNew ? adminPassword : undefined } })
} catch (error) {
  const failed = error instanceof Error ? error.message : String(error)
  log(failed)
  send({ failed })
  await stop(1)
}

/** Engines with an address in the environment need no port. */
async function chooseEnginePorts(): Promise<Partial<Record<EngineName, number>>> {
  const book = openPortRegistry(join(DATA_FOLDER, 'ports.json'), process.env)
  const ports: Partial<Record<EngineName, number>> = {}
  for (const name of ENGINE_NAMES) {
    if (!process.env[ADDRESS_VARIABLES[name]]) ports[name] = await book.allocate(name, PORT_VARIABLES[name])
  }
  return ports
}

/** Real drives are asked only with DRIVES=real, so that trial data does not reach them. */
async function startDrives(): Promise<SimulatedDrives> {
  const book = openPortRegistry(join(DATA_FOLDER, 'ports.json'), {})
  const [drivesPort, controlPort] = [await book.allocate('drives'), await book.allocate('drives.control')]
  const folders = { dataDir: DATA_FOLDER, logDir: LOG_FOLDER }
  return await startSimulatedDrives({ owner, ...folders, port: drivesPort, controlPort })
}

/** Real money moves only with PAYMENTS=real. */
async function startAlipay(): Promise<SimulatedAlipay> {
  const book = openPortRegistry(join(DATA_FOLDER, 'ports.json'), {})
  const [gatewayPort, pagesPort] = [await book.allocate('alipay'), await book.allocate('alipay.pages')]
  const folders = { dataDir: DATA_FOLDER, logDir: LOG_FOLDER }
  return await startSimulatedAlipay({ owner, ...folders, port: gatewayPort, pagesPort })
}

async function stop(exitCode: number): Promise<void> {
  if (phase === 'stopping') return
  phase = 'stopping'
  log('stopping')
  saveState()
  await product?.stop()
  await Promise.all([drives?.stop(), alipay?.stop()])
  await Promise.all(Object.values(engines ?? {}).map(async (engine) => await engine.process?.stop()))
  await owner.close()
  log('stopped')
  process.exit(exitCode)
}

function saveState(): void {
  writeState({
    phase,
    url: `http://127.0.0.1:${port}`,
    engines: Object.entries(engines ?? {}).map(([name, { from, address, process: child }]) => ({
      name,
      from,
      address: hidePassword(address),
      ...(child && { pid: child.pid }),
    })),
    ...(drives && { drives: drives.control }),
    ...(alipay && { payments: alipay.pages }),
    processes: Object.values(product?.services ?? {}).map(({ name, pid, httpPort, restarts }) => ({
      name,
      pid,
      httpPort,
      restarts,
    })),
  })
}

function hidePassword(address: string): string {
  return address.replace(/:[^:@/]+@/, ':…@')
}

function report(step: string): void {
  log(step)
  send({ step })
}

function log(line: string): void {
  process.stdout.write(`${new Date().toISOString()} ${line}\n`)
}

function send(message: Report): void {
  if (process.connected) process.send?.(message)
}
