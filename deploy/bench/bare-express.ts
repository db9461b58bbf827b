import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compare } from './ratio.ts'
import type { Result } from './ratio.ts'

const connections = 16
const roundSeconds = 2
const rounds = 3

export interface Target {
  url: string
  /** JSON to be posted; without one it is a GET. */
  body?: string
}

const initOf = ({ body }: Target) =>
  body === undefined ? {} : { method: 'POST' as const, headers: { 'content-type': 'application/json' }, body }

export const requestsPerSecond = async (target: Target, seconds = roundSeconds): Promise<number> => {
  const result = await autocannon({ url: target.url, connections, duration: seconds, ...initOf(target) })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

/** An answer from the gateway's memory, against Express handing out a ready buffer of the same size. */
export const benchAgainstBareExpress = async (target: Target): Promise<Omit<Result, 'name'>> => {
  const answer = await fetch(target.url, initOf(target))
  const size = (await answer.arrayBuffer()).byteLength
  const script = fileURLToPath(new URL('bare-server.ts', import.meta.url))
  const bare = spawn(process.execPath, [script, String(size)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  try {
    const [port] = (await once(bare.stdout, 'data')) as [Buffer]
    const reference = { ...target, url: `http://127.0.0.1:${port.toString().trim()}/` }
    for (const one of [target, reference]) await requestsPerSecond(one)
    const [served, bareRate] = await compare(
      rounds,
      () => requestsPerSecond(target),
      () => requestsPerSecond(reference),
    )
    return {
      measured: `${Math.round(served)}/s`,
      reference: `bare Express ${Math.round(bareRate)}/s, ${(size / 1024).toFixed(1)} KB`,
      ratio: served / bareRate,
    }
  } finally {
    bare.kill()
  }
}
