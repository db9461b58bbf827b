import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { titleOf } from './corpus.ts'
import { compare } from './ratio.ts'
import type { Result } from './ratio.ts'

const connections = 16
const roundSeconds = 3
const rounds = 5
const path = '/v1/search/disk'

export const requestsPerSecond = async (url: string, body: string, seconds = roundSeconds): Promise<number> => {
  const headers = { 'content-type': 'application/json' }
  const result = await autocannon({ url, connections, duration: seconds, method: 'POST', headers, body })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

/** A search whose answer is in the gateway's memory, against Express handing out a ready buffer of the same size. */
export const benchCachedSearch = async (gatewayUrl: string): Promise<Result> => {
  const url = new URL(path, gatewayUrl).href
  const body = JSON.stringify({ q: titleOf(3) })
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const size = (await answer.arrayBuffer()).byteLength

  const bare = spawn(process.execPath, [fileURLToPath(new URL('bare-server.ts', import.meta.url)), String(size)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  try {
    const [port] = (await once(bare.stdout, 'data')) as [Buffer]
    const bareUrl = `http://127.0.0.1:${port.toString().trim()}/`
    const [cached, reference] = await compare(
      rounds,
      () => requestsPerSecond(url, body),
      () => requestsPerSecond(bareUrl, body),
    )
    return {
      name: `cached search (${size} bytes, ${connections} connections)`,
      measured: `${Math.round(cached)}/s`,
      reference: `bare Express ${Math.round(reference)}/s`,
      ratio: cached / reference,
    }
  } finally {
    bare.kill()
  }
}
