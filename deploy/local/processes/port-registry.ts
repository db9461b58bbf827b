import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { choosePort } from './ports.ts'

export interface PortRegistry {
  /** Takes the port in the environment variable `variable`, else the port of the last start, else a free one. */
  allocate(purpose: string, variable?: string): Promise<number>
}

/** Stores ports by purpose in a file, so that addresses stay the same across starts while they are free. */
export function openPortRegistry(file: string, env: NodeJS.ProcessEnv): PortRegistry {
  const ports: Record<string, number> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return {
    allocate: async (purpose, variable = '') => {
      const port = await choosePort(variable, env, ports[purpose])
      ports[purpose] = port
      writeFileSync(file, JSON.stringify(ports, null, 1))
      return port
    },
  }
}
