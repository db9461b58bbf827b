import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { choosePort } from './ports.ts'

export interface PortBook {
  /** A port for this purpose: the one that `variable` demands, else the one of last time, else a free one. */
  take(purpose: string, variable?: string): Promise<number>
}

/** Remembers ports by purpose in a file, so that addresses stay the same from start to start while they are free. */
export function openPortBook(file: string, env: NodeJS.ProcessEnv): PortBook {
  const ports: Record<string, number> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return {
    take: async (purpose, variable = '') => {
      const port = await choosePort(variable, env, ports[purpose])
      ports[purpose] = port
      writeFileSync(file, JSON.stringify(ports, null, 1))
      return port
    },
  }
}
