import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { choosePort, findFreePort } from './ports.ts'

it('names the taken port and the variable that changes the port', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  try {
    await expect(choosePort('KAFKA_PORT', { KAFKA_PORT: String(port) })).rejects.toThrow(
      `ports: ${port} is in use by another program, set KAFKA_PORT to a free one`,
    )
  } finally {
    server.close()
  }
})

it('refuses an invalid port', async () => {
  await expect(choosePort('PORT', { PORT: 'http' })).rejects.toThrow('PORT is not a port number')
})

it('never returns the same free port twice', async () => {
  const first = await findFreePort()
  expect(await findFreePort(first)).not.toBe(first)
})

it.runIf(process.platform === 'linux')('never returns a port that another process has chosen', async () => {
  const port = await findFreePort()
  const code = `const { findFreePort } = await import('./ports.ts'); process.stdout.write(String(await findFreePort(${port})))`
  const other = execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: import.meta.dirname })
  expect(Number(other)).toBeGreaterThan(0)
  expect(Number(other)).not.toBe(port)
})
