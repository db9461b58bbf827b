/**
 * What the gate costs: the same gateway answering the same search from memory, with everything the gate does and without any
 * of it. Runs by itself (`TEST_REDIS_URL=… node deploy/bench/gate.ts`) and as a part of `make bench`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compareServers } from './bare-express.ts'
import type { Result } from './ratio.ts'

const path = '/v1/search/disk'
const body = JSON.stringify({ q: '庆余年' })

const startServer = async (kind: 'gated' | 'open', redisUrl: string) => {
  const script = fileURLToPath(new URL('gate-server.ts', import.meta.url))
  const child = spawn(process.execPath, [script, kind, redisUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: `http://127.0.0.1:${port.toString().trim()}${path}`,
    [Symbol.dispose]: () => void child.kill('SIGKILL'),
  }
}

export const benchGate = async (redisUrl: string): Promise<Result> => {
  using gated = await startServer('gated', redisUrl)
  using open = await startServer('open', redisUrl)
  const { measured, reference, ratio } = await compareServers({ url: gated.url, body }, { url: open.url, body })
  return {
    name: 'cached search through the whole gate',
    measured: `${Math.round(measured)}/s`,
    reference: `without a gate ${Math.round(reference)}/s`,
    ratio,
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { name, measured, reference, ratio } = await benchGate(process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379')
  process.stdout.write(`${name} ${measured}   ${reference} ratio ${ratio.toFixed(2)}\n`)
}
