/**
 * Measures the cost of access control and of the access log: the same gateway answers the same search from memory with and without them.
 * Runs by itself (`TEST_REDIS_URL=… node deploy/bench/access-control.ts`) and as a part of `make bench`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compareServers } from './harness/compare-servers.ts'
import type { Result } from './harness/comparison.ts'
import { startServer } from './harness/start-server.ts'

const path = '/v1/search/disk'
const body = JSON.stringify({ q: '庆余年' })

type Kind = 'protected' | 'open' | 'logged'

const startGateway = async (kind: Kind, redisUrl: string, logFile = '') => {
  const server = await startServer('access-control-server.ts', kind, redisUrl, logFile)
  return { url: `http://${server.address}${path}`, [Symbol.dispose]: server[Symbol.dispose] }
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
    using protectedServer = await startGateway('protected', redisUrl)
    using open = await startGateway('open', redisUrl)
    using logged = await startGateway('logged', redisUrl, join(folder, 'access.log'))
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
