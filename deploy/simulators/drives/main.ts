/**
 * Runs the simulated drives as a process of the local product and prints `{origin, control}` when both are open.
 * - `PORT`, `CONTROL_PORT`: loopback ports, free ones by default
 * - `CA_FILE`: written before the first answer, a new CA certificate at each start
 * - `UNKNOWN`: the answer about unknown shares. `limited` (default) makes a site store what the pasted text says; else `dead`.
 */
import { writeFileSync } from 'node:fs'
import { startControlServer } from './control-server.ts'
import { startDriveSimulator } from './start-simulator.ts'

const { PORT = '0', CONTROL_PORT = '0', CA_FILE, UNKNOWN } = process.env

const simulator = await startDriveSimulator({ port: Number(PORT) })
simulator.setUnknown(UNKNOWN === 'dead' ? 'dead' : 'limited')
if (CA_FILE) writeFileSync(CA_FILE, simulator.ca)
const controlServer = await startControlServer(simulator, Number(CONTROL_PORT))
process.stdout.write(`${JSON.stringify({ origin: simulator.origin, control: controlServer.origin })}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void controlServer[Symbol.asyncDispose]().then(() => simulator[Symbol.asyncDispose]())
  })
}
