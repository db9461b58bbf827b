/**
 * Runs the simulated Alipay as a process of the local product and prints `{origin, pages}` when it is open.
 * - `PORT`, `PAGES_PORT`: loopback ports of the gateway, and of payment pages and control interface; free ones by default
 * - `CA_FILE`: written before the first answer, a new CA certificate at each start
 * - `ACCOUNT_FILE`: keys of the simulated merchant, JSON
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createControl } from './control.ts'
import type { SimulatedAccount } from './simulated-account.ts'
import { startAlipaySimulator } from './start-alipay-simulator.ts'
import type { AlipaySimulator } from './start-alipay-simulator.ts'

const { PORT = '0', PAGES_PORT = '0', CA_FILE, ACCOUNT_FILE } = process.env

const opened: { simulator?: AlipaySimulator } = {}
const simulator = await startAlipaySimulator({
  port: Number(PORT),
  pagesPort: Number(PAGES_PORT),
  ...(ACCOUNT_FILE && { account: JSON.parse(readFileSync(ACCOUNT_FILE, 'utf8')) as SimulatedAccount }),
  control: createControl(() => {
    if (!opened.simulator) throw new Error('not open yet')
    return opened.simulator
  }),
})
opened.simulator = simulator
if (CA_FILE) writeFileSync(CA_FILE, simulator.ca)
process.stdout.write(`${JSON.stringify({ origin: simulator.origin, pages: simulator.pages })}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void simulator[Symbol.asyncDispose]())
}
