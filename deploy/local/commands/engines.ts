/**
 * `make engines`: starts only the four engines, prints their addresses and runs until SIGTERM. With ENGINES_HOST, pods and containers
 * reach them too.
 */
import { join, resolve } from 'node:path'
import { ENGINE_NAMES, LOOPBACK, PORT_VARIABLES } from '../engines/engine.ts'
import type { EngineName } from '../engines/engine.ts'
import { startEngines } from '../engines/start-engines.ts'
import { assertPortFree } from '../processes/ports.ts'
import { openProcessOwner } from '../processes/process-owner.ts'
import { REPOSITORY } from '../repository.ts'

/** Ports that files with values can name. */
const USUAL_PORTS: Record<EngineName, number> = { postgres: 5432, redis: 6379, kafka: 9092, elasticsearch: 9200 }

const host = process.env.ENGINES_HOST || LOOPBACK
const folder = resolve(REPOSITORY, process.env.ENGINES_DATA || '.pandex-engines')

const owner = await openProcessOwner(folder)
process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))

try {
  const engines = await startEngines({
    owner,
    dataDir: join(folder, 'engines'),
    logDir: join(folder, 'logs'),
    durable: true,
    restartCrashed: true,
    onCrash: print,
    host,
    ports: await choosePorts(),
    onStep: print,
  })
  for (const name of ENGINE_NAMES) print(`${name}  ${engines[name]?.address}`)
  print('engines are ready')
} catch (error) {
  if (!owner.isClosing()) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    await stop(1)
  }
}

async function choosePorts(): Promise<Record<EngineName, number>> {
  const ports = { ...USUAL_PORTS }
  for (const name of ENGINE_NAMES) {
    ports[name] = Number(process.env[PORT_VARIABLES[name]] || USUAL_PORTS[name])
    await assertPortFree(PORT_VARIABLES[name], ports[name], host)
  }
  return ports
}

async function stop(exitCode: number): Promise<void> {
  await owner.close()
  process.exit(exitCode)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
