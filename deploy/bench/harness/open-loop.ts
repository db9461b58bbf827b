/** Requests at a constant rate, whether or not earlier ones were answered. */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

const timeoutMs = 10_000
const maxConnections = 500

export interface Outcome {
  /** 0 if the request failed. */
  status: number
  ms: number
}

/** @param localAddress the client's address: the gateway tells clients apart by their networks */
export const openClient = (siteUrl: string, localAddress: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnections })
  const send = async (path: string, body?: object): Promise<number> => {
    const method = body ? 'POST' : 'GET'
    const headers = { 'content-type': 'application/json' }
    const sent = request(new URL(path, siteUrl), { agent, localAddress, method, headers, timeout: timeoutMs })
    sent.on('timeout', () => sent.destroy(new Error('timeout'))).end(body && JSON.stringify(body))
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return response.statusCode ?? 0
  }
  const call = async (path: string, body?: object): Promise<Outcome> => {
    const startedAt = performance.now()
    const status = await send(path, body).catch(() => 0)
    return { status, ms: performance.now() - startedAt }
  }
  return {
    call,
    search: (q: string, options: object = {}) => call('/v1/search/disk', { q, ...options }),
    close: () => agent.destroy(),
  }
}

export const sendAtRate = async (
  perSecond: number,
  seconds: number,
  call: () => Promise<Outcome>,
): Promise<Outcome[]> => {
  const startedAt = performance.now()
  const sent: Promise<Outcome>[] = []
  const count = Math.round(perSecond * seconds)
  while (sent.length < count) {
    const due = Math.min(count, ((performance.now() - startedAt) / 1_000) * perSecond)
    while (sent.length < due) sent.push(call())
    await delay(5)
  }
  return Promise.all(sent)
}

export const msOf = (outcomes: readonly Outcome[]): number[] => outcomes.map(({ ms }) => ms)

export const p99 = (outcomes: readonly Outcome[]): number => {
  const sorted = msOf(outcomes).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
}

export const filterByStatus = (outcomes: readonly Outcome[], status: number): Outcome[] =>
  outcomes.filter((outcome) => outcome.status === status)
