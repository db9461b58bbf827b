import { expect, it } from 'vitest'
import { startHttpServer } from '../src/server.ts'

it('closes each connection with its next answer once its stop is announced', async () => {
  await using server = await startHttpServer((_, res) => res.end('ok'), { host: '127.0.0.1', port: 0 })
  const connectionOf = async () => (await fetch(`http://127.0.0.1:${server.port}/`)).headers.get('connection')
  expect(await connectionOf()).toBe('keep-alive')
  server.announceStop?.()
  expect(await connectionOf()).toBe('close')
})
