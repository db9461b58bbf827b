import { compareServers } from './harness/compare-servers.ts'
import type { Result } from './harness/comparison.ts'
import type { Target } from './harness/http-load.ts'
import { startServer } from './harness/start-server.ts'

/** Compares an answer from the gateway's memory with Express sending a ready buffer of the same size. */
export const benchCachedAnswer = async (target: Target): Promise<Omit<Result, 'name'>> => {
  const { url, body } = target
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, body === undefined ? {} : { method: 'POST', headers, body })
  const size = (await answer.arrayBuffer()).byteLength
  using bare = await startServer('reference-server.ts', String(size))
  const { measured, reference, ratio } = await compareServers(target, { ...target, url: `http://${bare.address}/` })
  return {
    measured: `${Math.round(measured)}/s`,
    reference: `bare Express ${Math.round(reference)}/s, ${(size / 1024).toFixed(1)} KB`,
    ratio,
  }
}
