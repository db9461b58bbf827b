import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compare } from './ratio.ts'
import type { Comparison, Result } from './ratio.ts'

const connections = 16
/** Many and short: a shared machine's speed changes from one second to the next by more than what is looked for. */
const rounds = 61
const roundSeconds = 0.4
const warmUpRounds = 8
/** How soon the load generator notices that a round is over. */
const sampleInt = 20

export interface Target {
  url: string
  /** JSON to be posted; without one it is a GET. */
  body?: string
}

const initOf = ({ body }: Target) =>
  body === undefined ? {} : { method: 'POST' as const, headers: { 'content-type': 'application/json' }, body }

const requestsPerSecond = async (target: Target): Promise<number> => {
  const { url } = target
  const result = await autocannon({ url, connections, duration: roundSeconds, sampleInt, ...initOf(target) })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result['2xx'] / ((result.finish.getTime() - result.start.getTime()) / 1_000)
}

/** Requests per second of two servers in turn, once both are warm. */
export const compareServers = async (target: Target, reference: Target): Promise<Comparison> => {
  for (const one of [target, reference]) {
    for (let round = 0; round < warmUpRounds; round++) await requestsPerSecond(one)
  }
  return compare(
    rounds,
    () => requestsPerSecond(target),
    () => requestsPerSecond(reference),
  )
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
    const { measured, reference, ratio } = await compareServers(target, {
      ...target,
      url: `http://127.0.0.1:${port.toString().trim()}/`,
    })
    return {
      measured: `${Math.round(measured)}/s`,
      reference: `bare Express ${Math.round(reference)}/s, ${(size / 1024).toFixed(1)} KB`,
      ratio,
    }
  } finally {
    bare.kill()
  }
}
