import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * Starts a script of `deploy/bench` that prints the port on which it listens.
 * @returns its pid and its address without a scheme
 */
export const startServer = async (script: string, ...args: string[]) => {
  const path = fileURLToPath(new URL(`../${script}`, import.meta.url))
  const child = spawn(process.execPath, [path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    pid: child.pid ?? 0,
    address: `127.0.0.1:${port.toString().trim()}`,
    [Symbol.dispose]: () => void child.kill('SIGKILL'),
  }
}
