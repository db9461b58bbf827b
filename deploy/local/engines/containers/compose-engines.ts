import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { COMPOSE_FILE, canUseContainers, choosePublishedPorts } from './docker.ts'
import { LOOPBACK } from '../engine.ts'
import type { EngineName } from '../engine.ts'
import type { OwnedProcess, ProcessOwner } from '../../processes/process-owner.ts'
import { ENGINES } from '../start-engines.ts'
import { startSupervised } from '../../processes/supervised-process.ts'

export interface ComposeOptions {
  owner: ProcessOwner
  dataDir: string
  logDir: string
  ports: Partial<Record<EngineName, number>>
  onStep: (step: string) => void
}

/**
 * Starts engines from the compose file and waits until they answer; undefined when containers cannot be used here. `compose up` stays in
 * the foreground as a child: when it ends, it stops the containers.
 */
export async function startComposeEngines(
  names: EngineName[],
  { owner, dataDir, logDir, ports: wished, onStep }: ComposeOptions,
): Promise<Partial<Record<EngineName, string>> | undefined> {
  if (!(await canUseContainers(names, onStep))) return undefined
  const { ports, env } = await choosePublishedPorts(names, wished)
  const logFile = join(logDir, 'containers.log')
  const addresses = Object.entries(ports).map(
    ([name, port]) => [name as EngineName, ENGINES[name as EngineName].addressAt(port, LOOPBACK)] as const,
  )
  const isReady = async (): Promise<boolean> =>
    (await Promise.all(addresses.map(([name, address]) => ENGINES[name].isReady(address)))).every(Boolean)
  const spawn = async (): Promise<OwnedProcess> =>
    owner.start({
      name: 'containers',
      command: 'docker',
      args: [...composeArguments(dataDir), 'up', '--no-color', ...names],
      cwd: dirname(COMPOSE_FILE),
      env: { ...process.env, ...env },
      logFile,
      stopSignal: 'SIGINT',
    })
  await startSupervised(
    { name: 'containers', owner, spawn, isReady, logFile },
    { restartCrashed: true, onCrash: onStep },
  )
  onStep(`${names.join(', ')} answer from containers`)
  return Object.fromEntries(addresses)
}

/** One project per data folder, so that two checkouts never share containers or volumes. */
export function composeArguments(dataDir: string): string[] {
  const project = `pandex-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`
  return ['compose', '--file', COMPOSE_FILE, '--project-name', project]
}
