import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openGrpcClient } from '../src/grpc/client.ts'
import { protos } from '../src/grpc/protos.ts'
import { testContext, waitFor } from '../testing/fixtures.ts'
import { testSecret } from '../testing/service-harness.ts'

const child = fileURLToPath(new URL('service-child.ts', import.meta.url))

interface Line {
  level: string
  msg: string
  http_port?: number
  grpc_port?: number
}

const start = (mode: string, env: Record<string, string> = {}) => {
  const settings = { HTTP_PORT: '0', GRPC_PORT: '0', SERVICE_SECRET: testSecret, ...env }
  const running = spawn(process.execPath, [child, mode], { env: { PATH: process.env.PATH, ...settings } })
  const lines: Line[] = []
  let complaint = ''
  createInterface(running.stdout).on('line', (line) => lines.push(JSON.parse(line) as Line))
  running.stderr.on('data', (chunk: Buffer) => void (complaint += chunk.toString()))
  // Not 'exit': output may arrive after it.
  const exited = once(running, 'close') as Promise<[number | null, string | null]>
  const portOf = (name: 'http_port' | 'grpc_port') =>
    waitFor(() => lines.find((line) => line[name] !== undefined)?.[name])
  return {
    lines,
    exited,
    complaint: () => complaint,
    portOf,
    status: async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${await portOf('http_port')}${path}`)
      return { status: response.status, body: await response.text() }
    },
    kill: (signal: NodeJS.Signals) => running.kill(signal),
    [Symbol.dispose]: () => void running.kill('SIGKILL'),
  }
}

it('finishes calls in flight on SIGTERM and exits with 0', async () => {
  using service = start('serve', { CALL_MS: '700' })
  const port = await service.portOf('grpc_port')
  await using client = openGrpcClient(protos.config, { address: `127.0.0.1:${port}`, secret: testSecret })
  const calls = Array.from({ length: 10 }, () => client.Update({}, testContext()))
  await waitFor(() => service.lines.filter(({ msg }) => msg === 'call began').length === 10)
  service.kill('SIGTERM')
  expect(await Promise.all(calls)).toHaveLength(10)
  expect(await service.exited).toEqual([0, null])
  expect(service.lines.at(-1)?.msg).toBe('process: stopped')
})

it('answers live, ready and metrics while it serves', async () => {
  using service = start('serve')
  expect(await service.status('/livez')).toEqual({ status: 200, body: 'ok' })
  expect(await service.status('/readyz')).toEqual({ status: 200, body: 'ok' })
  expect((await service.status('/metrics')).body).toContain('pandex_grpc_server_seconds')
  expect((await service.status('/other')).status).toBe(404)
})

it('is alive but not ready while a part has failed, and names the part', async () => {
  using service = start('useless')
  expect(await service.status('/livez')).toEqual({ status: 200, body: 'ok' })
  expect(await service.status('/readyz')).toEqual({ status: 503, body: 'not ready: engine' })
})

it('is not ready before its start is complete', async () => {
  const port = String(20_000 + Math.floor(Math.random() * 10_000))
  using _service = start('slow-start', { HTTP_PORT: port })
  const ready = await waitFor(async () => fetch(`http://127.0.0.1:${port}/readyz`))
  expect(ready.status).toBe(503)
})

it('exits with 1 and logs the reason when it cannot start', async () => {
  using service = start('fail-to-start')
  expect(await service.exited).toEqual([1, null])
  expect(service.lines).toContainEqual(
    expect.objectContaining({ level: 'fatal', msg: 'process: fatal error, shutting down' }),
  )
})

it('exits with 1 on an unhandled rejection, unless the Kafka client caused it', async () => {
  using broken = start('reject')
  expect(await broken.exited).toEqual([1, null])
  using service = start('reject-kafka')
  await waitFor(() => service.lines.some(({ msg }) => msg === 'kafka client: unhandled rejection, ignoring it'))
  expect(await service.status('/readyz')).toEqual({ status: 200, body: 'ok' })
})

it('exits with 78 and names the variables when its settings are invalid', async () => {
  using service = start('serve', { SERVICE_SECRET: 'planted', HTTP_PORT: 'x' })
  expect(await service.exited).toEqual([78, null])
  expect(service.complaint()).toMatch(/HTTP_PORT[^]*SERVICE_SECRET/)
  expect(service.complaint()).not.toContain('planted')
})

it('serves on after SIGTERM for the delay, not ready any more, until a second signal', async () => {
  using service = start('serve', { SHUTDOWN_DELAY_MS: '600000' })
  const port = await service.portOf('grpc_port')
  await waitFor(async () => (await service.status('/readyz')).status === 200)
  service.kill('SIGTERM')
  await waitFor(async () => (await service.status('/readyz')).body === 'not ready: stopping')
  await using client = openGrpcClient(protos.config, { address: `127.0.0.1:${port}`, secret: testSecret })
  expect(await client.Update({}, testContext())).toBeDefined()
  service.kill('SIGTERM')
  expect(await service.exited).toEqual([0, null])
})

it('stops by itself after the delay', async () => {
  using service = start('serve', { SHUTDOWN_DELAY_MS: '300' })
  await waitFor(async () => (await service.status('/readyz')).status === 200)
  service.kill('SIGTERM')
  expect(await service.exited).toEqual([0, null])
})

it('ends a stop that hangs', async () => {
  using service = start('hang', { SHUTDOWN_TIMEOUT_MS: '500' })
  await service.portOf('grpc_port')
  service.kill('SIGTERM')
  expect(await service.exited).toEqual([1, null])
})
