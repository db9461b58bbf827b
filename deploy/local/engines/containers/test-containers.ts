import { basename, dirname } from 'node:path'
import { DockerComposeEnvironment, Wait } from 'testcontainers'
import { COMPOSE_FILE, canUseContainers, choosePublishedPorts } from './docker.ts'
import { LOOPBACK } from '../engine.ts'
import type { EngineName } from '../engine.ts'
import { ENGINES } from '../start-engines.ts'

export interface TestContainers {
  start: (names: EngineName[]) => Promise<Partial<Record<EngineName, string>> | undefined>
  stop: () => Promise<void>
}

/** Starts the engines of the compose file with fresh volumes; they are removed afterwards even when the run is killed. */
export function openTestContainers(onStep: (step: string) => void): TestContainers {
  let environment: Awaited<ReturnType<DockerComposeEnvironment['up']>> | undefined
  return {
    start: async (names) => {
      if (!(await canUseContainers(names, onStep))) return undefined
      const { ports, env } = await choosePublishedPorts(names)
      environment = await new DockerComposeEnvironment(dirname(COMPOSE_FILE), basename(COMPOSE_FILE))
        .withEnvironment(env)
        .withDefaultWaitStrategy(Wait.forHealthCheck())
        .up(names)
      return Object.fromEntries(
        Object.entries(ports).map(([name, port]) => [name, ENGINES[name as EngineName].addressAt(port, LOOPBACK)]),
      )
    },
    stop: async () => {
      await environment?.down({ removeVolumes: true })
    },
  }
}
