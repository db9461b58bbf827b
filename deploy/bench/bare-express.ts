import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { answersPerSecond } from './raw-load.ts'
import type { Target } from './raw-load.ts'
import { compare } from './ratio.ts'
import type { Comparison, Result } from './ratio.ts'

const connections = 16
/** Many and short: a shared machine's speed changes from one second to the next by more than what is looked for. */
const rounds = 61
const roundSeconds = 0.4
const warmUpRounds = 8

const ask = (target: Target) => () => answersPerSecond(target, connections, roundSeconds)

/** Answers per second of two servers in turn, once both are warm. */
export const compareServers = async (target: Target, reference: Target): Promise<Comparison> => {
  for (const one of [target, reference]) {
    for (let round = 0; round < warmUpRounds; round++) await ask(one)()
  }
  return compare(rounds, ask(target), ask(reference))
}

/** An answer from the gateway's memory, against Express handing out a ready buffer of the same size. */
export const benchAgainstBareExpress = async (target: Target): Promise<Omit<Result, 'name'>> => {
  const { url, body } = target
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, body === undefined ? {} : { method: 'POST', headers, body })
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
