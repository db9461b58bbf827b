import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PORT_VARIABLES } from '../engine.ts'
import type { EngineName } from '../engine.ts'
import { REPOSITORY } from '../../repository.ts'
import { signalGroup } from '../../processes/pid-file.ts'
import { findFreePort } from '../../processes/ports.ts'

export const COMPOSE_FILE = join(REPOSITORY, 'deploy/compose.yaml')

const ANSWER_TIMEOUT_MS = 3000
const PULL_TIMEOUT_MS = 300_000

/** Whether Docker answers and has, or can pull, the images of these engines. Returns after the pull timeout at the latest. */
export async function canUseContainers(names: EngineName[], onStep: (step: string) => void): Promise<boolean> {
  if (!(await succeeds(['version'], ANSWER_TIMEOUT_MS))) return false
  onStep('a container engine answers: getting the images that are missing')
  const pull = ['compose', '--file', COMPOSE_FILE, 'pull', '--quiet', '--policy', 'missing', ...names]
  return await succeeds(pull, PULL_TIMEOUT_MS)
}

/** Runs docker in its own process group, so that a timeout also ends its plugins. */
async function succeeds(args: string[], timeoutMs: number): Promise<boolean> {
  const docker = spawn('docker', args, { stdio: 'ignore', detached: true })
  return await new Promise((resolve) => {
    const timer = setTimeout(() => docker.pid && signalGroup(docker.pid, 'SIGKILL'), timeoutMs)
    docker.once('error', () => {
      clearTimeout(timer)
      resolve(false)
    })
    docker.once('exit', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}

export async function choosePublishedPorts(
  names: EngineName[],
  wished: Partial<Record<EngineName, number>> = {},
): Promise<{ ports: Partial<Record<EngineName, number>>; env: Record<string, string> }> {
  const ports: Partial<Record<EngineName, number>> = {}
  const env: Record<string, string> = {}
  for (const name of names) {
    const port = wished[name] ?? (await findFreePort())
    ports[name] = port
    env[PORT_VARIABLES[name]] = String(port)
  }
  return { ports, env }
}
