import { execFile } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { PORT_VARIABLES } from './engines/engine.ts'
import type { EngineName } from './engines/engine.ts'
import { REPOSITORY } from './folders.ts'
import { findFreePort } from './ports.ts'

const runFile = promisify(execFile)

export const COMPOSE_FILE = join(REPOSITORY, 'deploy/compose.yaml')

const ANSWER_TIMEOUT_MS = 3000
const PULL_TIMEOUT_MS = 300_000

/** Whether a container engine answers and has, or can pull, the images of these engines. Never takes longer than the pull may. */
export async function canUseContainers(names: EngineName[], onStep: (step: string) => void): Promise<boolean> {
  const succeeds = async (args: string[], timeout: number): Promise<boolean> =>
    await runFile('docker', args, { timeout, killSignal: 'SIGKILL', cwd: dirname(COMPOSE_FILE) }).then(
      () => true,
      () => false,
    )
  if (!(await succeeds(['version', '--format', '{{.Server.Version}}'], ANSWER_TIMEOUT_MS))) return false
  onStep('a container engine answers: getting the images that are missing')
  const pull = ['compose', '--file', basename(COMPOSE_FILE), 'pull', '--quiet', '--policy', 'missing', ...names]
  return await succeeds(pull, PULL_TIMEOUT_MS)
}

/** A port for each engine and the variables that hand them to the compose file. */
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
