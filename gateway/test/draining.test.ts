import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { expect, it } from 'vitest'
import { gatewayEnvironment, startGatewayProcess } from './support/gateway-process.ts'

/** Far longer than a test: a second signal ends the delay. */
const env = async (): Promise<NodeJS.ProcessEnv> => ({ ...(await gatewayEnvironment()), SHUTDOWN_DELAY_MS: '600000' })

const startOtherReplica = async () => {
  const server = createServer((_, res) => res.end('other'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.dispose]: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Sends requests without a pause over one kept connection; new connections go to the port that `target` names then. */
const startClient = (target: { port: number }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agent.createConnection = () => connect(target.port, '127.0.0.1')
  const state = { answers: 0, last: '', failures: [] as unknown[], isStopped: false }
  const request = (): Promise<string> =>
    new Promise((resolve, reject) => {
      get({ agent, path: '/openapi.json' }, (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('error', reject).on('end', () => resolve(Buffer.concat(chunks).toString()))
      }).on('error', reject)
    })
  const run = async (): Promise<void> => {
    while (!state.isStopped) {
      await request().then(
        (answer) => (state.last = answer),
        (error: unknown) => state.failures.push(error),
      )
      state.answers += 1
    }
    agent.destroy()
  }
  const done = run()
  return {
    state,
    stop: () => {
      state.isStopped = true
      return done
    },
  }
}

it('loses no request of kept connections between SIGTERM and its exit', async () => {
  using other = await startOtherReplica()
  using gateway = startGatewayProcess(await env())
  const status = await gateway.urlOf('http_port')
  const site = await gateway.urlOf('port')
  const target = { port: await gateway.portOf('port') }
  const clients = Array.from({ length: 8 }, () => startClient(target))
  await waitFor(() => clients.every(({ state }) => state.answers > 5))
  gateway.kill('SIGTERM')
  const notReady = await waitFor(async () => {
    const response = await fetch(`${status}/readyz`)
    return response.status === 503 && response.text()
  })
  expect(notReady).toBe('not ready: stopping')
  // Not told yet, clients still open connections to this replica.
  const before = clients.map(({ state }) => state.answers)
  await waitFor(() => clients.every(({ state }, index) => state.answers > (before[index] ?? 0) + 5))
  expect(clients.map(({ state }) => state.last)).not.toContain('other')
  target.port = other.port
  await waitFor(() => clients.every(({ state }) => state.last === 'other'))
  const late = await fetch(`${site}/openapi.json`)
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close'])
  gateway.kill('SIGTERM')
  expect((await gateway.exited)[0]).toBe(0)
  await Promise.all(clients.map(({ stop }) => stop()))
  expect(clients.flatMap(({ state }) => state.failures)).toEqual([])
})

it('answers a request in flight after its listener has closed', async () => {
  using gateway = startGatewayProcess({ ...(await env()), SHUTDOWN_DELAY_MS: '0' })
  const port = await gateway.portOf('port')
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  const closed = once(socket, 'close')
  const head = ['POST /v1/user/login HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 2']
  // The server asks for the body once it has begun to handle the request.
  socket.write([...head, 'Expect: 100-continue', '', ''].join('\r\n'))
  await waitFor(() => answer.startsWith('HTTP/1.1 100 Continue'))
  gateway.kill('SIGTERM')
  await waitFor(async () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => false,
      () => true,
    ),
  )
  socket.write('{}')
  await closed
  expect(answer).toMatch(/HTTP\/1\.1 [245]\d\d [^]*\r\nConnection: close\r\n/)
  expect((await gateway.exited)[0]).toBe(0)
})
