import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ephemeral port ranges, so that outgoing connections do not take these ports. */
const MIN_PORT = 20_000
const MAX_PORT = 32_000

/** Ports given out by this process; their users may not listen yet. */
const reservedPorts = new Set<number>()

/**
 * Reserves the port among all processes of this machine, until this process ends. An abstract socket (Linux only) needs no file; elsewhere
 * only this process knows its ports.
 * @returns false if another process has reserved it
 */
async function reservePort(port: number): Promise<boolean> {
  if (reservedPorts.has(port)) return false
  reservedPorts.add(port)
  if (process.platform !== 'linux') return true
  const reservation = createServer().unref()
  const isFree = await new Promise<boolean>((resolve) => {
    reservation.once('error', () => resolve(false))
    reservation.listen({ path: `\0pandex-port-${port}` }, () => resolve(true))
  })
  if (!isFree) reservedPorts.delete(port)
  return isFree
}

export async function isPortTaken(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = createServer()
  return await new Promise((resolve) => {
    server.once('error', () => resolve(true))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)))
  })
}

export async function findFreePort(preferred?: number): Promise<number> {
  for (let port = preferred ?? pickRandomPort(); ; port = pickRandomPort()) {
    if (!(await isPortTaken(port)) && (await reservePort(port))) return port
  }
}

/**
 * Takes the port in the environment variable `variable`, else a free one.
 * @throws when the demanded port is taken or not a port number, naming the variable to change.
 */
export async function choosePort(variable: string, env: NodeJS.ProcessEnv, preferred?: number): Promise<number> {
  const configured = env[variable]
  if (!configured) return await findFreePort(preferred)
  await assertPortFree(variable, Number(configured))
  return Number(configured)
}

/** @throws when the port is taken or not a port number, naming the variable to change. */
export async function assertPortFree(variable: string, port: number, host?: string): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`ports: ${variable} is not a port number, set it to 1–65535`)
  if (await isPortTaken(port, host)) {
    throw new Error(
      `ports: ${port} is in use by another program, set ${variable} to a free one, e.g. ${variable}=${port + 1}`,
    )
  }
}

function pickRandomPort(): number {
  return randomInt(MIN_PORT, MAX_PORT)
}
