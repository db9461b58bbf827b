import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signalGroup } from './pid-file.ts'
import { openProcessOwner } from './process-owner.ts'

const EXIT_WAIT = { timeout: 60_000, interval: 50 }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pandex-owner-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function startOwner(): Promise<{ owner: ChildProcess; group: number; guard: number }> {
  const script = join(folder, 'owner.ts')
  writeFileSync(
    script,
    `import { openProcessOwner } from ${JSON.stringify(join(import.meta.dirname, 'process-owner.ts'))}
     const owner = await openProcessOwner(${JSON.stringify(folder)})
     const spec = { name: 'shell', command: 'sh', args: ['-c', 'sleep 300; sleep 300'], logFile: ${JSON.stringify(join(folder, 'log'))} }
     console.log(JSON.stringify({ group: owner.start(spec).pid, guard: owner.guardPid }))
     setInterval(() => undefined, 1000)`,
  )
  const owner = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const line = await new Promise<string>((resolve) => {
    owner.stdout.once('data', (data) => resolve(String(data)))
  })
  return { owner, ...(JSON.parse(line) as { group: number; guard: number }) }
}

it('kills its processes when the owner is killed with SIGKILL', async () => {
  const { owner, group } = await startOwner()
  expect(signalGroup(group, 0)).toBe(true)
  owner.kill('SIGKILL')
  await vi.waitUntil(() => !signalGroup(group, 0), EXIT_WAIT)
})

it('kills leftover processes at the next start when the guard was killed, too', async () => {
  const { owner, group, guard } = await startOwner()
  process.kill(guard, 'SIGKILL')
  owner.kill('SIGKILL')
  await new Promise((resolve) => {
    owner.once('exit', resolve)
  })
  expect(signalGroup(group, 0)).toBe(true)
  const next = await openProcessOwner(folder)
  await vi.waitUntil(() => !signalGroup(group, 0), EXIT_WAIT)
  await next.close()
})

it('stops all processes when it closes and starts no further ones', async () => {
  const owner = await openProcessOwner(folder)
  const spec = { name: 'shell', command: 'sh', args: ['-c', 'sleep 300; sleep 300'], logFile: join(folder, 'log') }
  const { pid } = owner.start(spec)
  await owner.close()
  await vi.waitUntil(() => !signalGroup(pid, 0), EXIT_WAIT)
  expect(() => owner.start(spec)).toThrow('everything is stopping')
})

it('shows the end of the log when a command fails', async () => {
  const owner = await openProcessOwner(folder)
  const logFile = join(folder, 'log')
  const failing = owner.run({ name: 'format', command: 'sh', args: ['-c', 'echo no room; exit 3'], logFile })
  await expect(failing).rejects.toThrow('format: failed (exit code 3), see the last lines of its log\nno room')
  expect(readFileSync(logFile, 'utf8')).toBe('no room\n')
  await owner.close()
})

it('restricts log files to their owner, also existing ones', async () => {
  const logFile = join(folder, 'log')
  writeFileSync(logFile, 'old\n')
  chmodSync(logFile, 0o644)
  const owner = await openProcessOwner(folder)
  await owner.run({ name: 'shell', command: 'sh', args: ['-c', 'echo new'], logFile })
  await owner.run({ name: 'shell', command: 'sh', args: ['-c', 'echo new'], logFile: join(folder, 'other') })
  await owner.close()
  expect(readFileSync(logFile, 'utf8')).toBe('old\nnew\n')
  expect([logFile, join(folder, 'other')].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600])
})
