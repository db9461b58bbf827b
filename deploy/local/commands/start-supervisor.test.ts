import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openLog } from '../processes/process-owner.ts'
import { startSupervisor } from './start-supervisor.ts'

it("passes the first admin's password to the supervisor without exposing it", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pandex-supervisor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  vi.stubEnv('PANDEX_ADMIN_PASSWORD', 'canary-password')
  vi.stubEnv('PANDEX_DATA', 'kept')
  onTestFinished(() => void vi.unstubAllEnvs())
  const script = join(folder, 'supervisor.ts')
  writeFileSync(
    script,
    `import { once } from 'node:events'
     import { readFileSync } from 'node:fs'
     const [message] = await once(process, 'message')
     process.send({ message, environ: readFileSync('/proc/self/environ', 'utf8'), args: process.argv.join(' ') })`,
  )
  const supervisor = startSupervisor(script, openLog(join(folder, 'log')))
  const [{ message, environ, args }] = (await once(supervisor, 'message')) as [Record<string, unknown>]
  supervisor.disconnect()
  expect(message).toEqual({ adminPassword: 'canary-password' })
  expect(environ).toContain('PANDEX_DATA=kept')
  for (const text of [environ, args, readFileSync(join(folder, 'log'), 'utf8')]) expect(text).not.toContain('canary')
})
