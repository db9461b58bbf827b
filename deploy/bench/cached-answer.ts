import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { compareServers } from './harness/compare-servers.ts'
import type { Result } from './harness/comparison.ts'
import type { Target } from './harness/http-load.ts'

/** Compares an answer from the gateway's memory with Express sending a ready buffer of the same size. */
export const benchCachedAnswer = async (target: Target): Promise<Omit<Result, 'name'>> => {
  const { url, body } = target
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, body === undefined ? {} : { method: 'POST', headers, body })
  const size = (await answer.arrayBuffer()).byteLength
  const script = fileURLToPath(new URL('reference-server.ts', import.meta.url))
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
