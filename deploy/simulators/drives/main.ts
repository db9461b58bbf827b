/**
 * The simulated drives as a process of the local product. `PORT` and `CONTROL_PORT` on loopback, any free ones if not given;
 * `CA_FILE`: where the certificate of their authority, a new one at each start, is written before anything is answered.
 * Says `{origin, control}` in a line of its output when both are open. A share it was not told of it does not know: it answers
 * `UNKNOWN`, `limited` unless that is `dead`, so that a site that tries it out stores what the pasted text says.
 */
import { writeFileSync } from 'node:fs'
import { openControlDoor } from './control-door.ts'
import { startDriveSimulator } from './start-simulator.ts'

const { PORT = '0', CONTROL_PORT = '0', CA_FILE, UNKNOWN } = process.env

const simulator = await startDriveSimulator({ port: Number(PORT) })
simulator.setUnknown(UNKNOWN === 'dead' ? 'dead' : 'limited')
if (CA_FILE) writeFileSync(CA_FILE, simulator.ca)
const door = await openControlDoor(simulator, Number(CONTROL_PORT))
process.stdout.write(`${JSON.stringify({ origin: simulator.origin, control: door.origin })}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void door[Symbol.asyncDispose]().then(() => simulator[Symbol.asyncDispose]())
  })
}
