import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { capturedLogger, waitFor } from '../../testing/fixtures.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { unavailableError } from '../errors.ts'

const never = new AbortController().signal

const createFixture = () => {
  const peer = { state: 'up' as 'up' | 'down' | 'silent', probes: 0 }
  const { log, lines } = capturedLogger()
  const ask = (signal: AbortSignal): Promise<string> => {
    if (peer.state === 'up') return Promise.resolve('answer')
    if (peer.state === 'down') return Promise.reject(unavailableError())
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  }
  const circuit = createCircuitBreaker({
    component: 'test',
    peer: 'store',
    code: 'test.away',
    probe: (signal) => {
      peer.probes += 1
      return ask(signal)
    },
    suspectMs: 30,
    probeTimeoutMs: 50,
    probeEveryMs: 20,
  })
  const call = (work = ask, signal = never) => circuit.run(work, { signal, log })
  const codeOf = (result: Promise<unknown>): Promise<string> =>
    result.then(
      () => 'answered',
      (error: { code?: string; message: string }) => error.code ?? error.message,
    )
  const messages = () => lines.map(({ msg }) => msg)
  return { peer, circuit, call, code: (...args: Parameters<typeof call>) => codeOf(call(...args)), messages, lines }
}

test('opens when a call and a probe fail, refuses at once while open, and closes again when the peer is back', async () => {
  const { peer, call, code, messages } = createFixture()
  peer.state = 'down'
  expect(await code()).toBe('unavailable')
  await waitFor(async () => (await code()) === 'test.away')
  const work = { isBegun: false }
  const refused = call(async () => {
    work.isBegun = true
    return ''
  })
  await expect(refused).rejects.toMatchObject({ kind: 'unavailable', details: { retryAfterSeconds: 1 } })
  expect(work.isBegun).toBe(false)
  peer.state = 'up'
  await waitFor(async () => (await code()) === 'answered')
  expect(messages()).toEqual([
    'test: circuit opened, calls fail fast until store answers',
    'test: circuit closed, calls to store resume',
  ])
})

test('also opens on silence, and fails the calls that wait for the silent peer', async () => {
  const { peer, code } = createFixture()
  peer.state = 'silent'
  expect(await Promise.all([code(), code()])).toEqual(['test.away', 'test.away'])
})

test('detects a silent peer also from callers that time out', async () => {
  const { peer, code } = createFixture()
  peer.state = 'silent'
  expect(await code(undefined, AbortSignal.timeout(5))).toBe('aborted')
  await waitFor(async () => (await code(undefined, AbortSignal.timeout(5))) === 'test.away')
})

test('cancels the work when its caller leaves, before or during the call', async () => {
  const { peer, code } = createFixture()
  const reasonOf = (signal: AbortSignal): Promise<string> =>
    new Promise((_, reject) => {
      const fail = (): void => reject(signal.reason)
      if (signal.aborted) fail()
      else signal.addEventListener('abort', fail)
    })
  const leaving = new AbortController()
  const result = code(reasonOf, leaving.signal)
  leaving.abort(new Error('gone'))
  expect(await result).toBe('gone')
  expect(await code(reasonOf, leaving.signal)).toBe('gone')
  expect(peer.state).toBe('up')
})

test('stays closed for slow work and for failures of the work itself while probes are answered', async () => {
  const { peer, code, messages } = createFixture()
  const slow = (): Promise<string> => delay(120, 'answer')
  expect(await Promise.all([code(slow), code(slow)])).toEqual(['answered', 'answered'])
  expect(await code(() => Promise.reject(unavailableError()))).toBe('unavailable')
  expect(peer.probes).toBeGreaterThan(0)
  const before = peer.probes
  expect(await code(() => Promise.reject(new Error('a bug')))).toBe('a bug')
  expect(peer.probes).toBe(before)
  expect(messages()).toEqual([])
})

test('sends one probe for many concurrent suspicions', async () => {
  const { peer, code } = createFixture()
  const fail = () => Promise.reject(unavailableError())
  await Promise.all(Array.from({ length: 50 }, () => code(fail)))
  expect(peer.probes).toBe(1)
})

test('stops probing after its disposal', async () => {
  const { peer, circuit, code } = createFixture()
  peer.state = 'down'
  await code()
  await waitFor(async () => (await code()) === 'test.away')
  circuit[Symbol.dispose]()
  await delay(60)
  const { probes } = peer
  await delay(60)
  expect(peer.probes).toBe(probes)
})
