/**
 * Measures the cost of access control and of the access log: the same gateway answers the same search from memory with and without them.
 * Runs by itself (`TEST_REDIS_URL=… node deploy/bench/access-control.ts`) and as a part of `make bench`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compareServers } from './harness/compare-servers.ts'
import type { Result } from './harness/comparison.ts'

const path = '/v1/search/disk'
const body = JSON.stringify({ q: '庆余年' })

const startServer = async (kind: 'protected' | 'open' | 'logged', redisUrl: string, logFile = '') => {
  const script = fileURLToPath(new URL('access-control-server.ts', import.meta.url))
  const child = spawn(process.execPath, [script, kind, redisUrl, logFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: `http://127.0.0.1:${port.toString().trim()}${path}`,
    [Symbol.dispose]: () => void child.kill('SIGKILL'),
  }
}

const compareGateways = async (
  name: string,
  measuredUrl: string,
  without: string,
  referenceUrl: string,
): Promise<Result> => {
  const { measured, reference, ratio } = await compareServers({ url: measuredUrl, body }, { url: referenceUrl, body })
  return {
    name: `cached search ${name}`,
    measured: `${Math.round(measured)}/s`,
    reference: `${without} ${Math.round(reference)}/s`,
    ratio,
  }
}

export const benchAccessControl = async (redisUrl: string): Promise<Result[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'pandex-bench-'))
  try {
    using protectedServer = await startServer('protected', redisUrl)
    using open = await startServer('open', redisUrl)
    using logged = await startServer('logged', redisUrl, join(folder, 'access.log'))
    return [
      await compareGateways('with access control', protectedServer.url, 'without', open.url),
      await compareGateways('with an access log', logged.url, 'without', protectedServer.url),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, measured, reference, ratio } of await benchAccessControl(
    process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379',
  )) {
    process.stdout.write(`${name} ${measured}   ${reference} ratio ${ratio.toFixed(2)}\n`)
  }
}
