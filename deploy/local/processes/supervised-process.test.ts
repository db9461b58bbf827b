import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signalGroup } from './pid-file.ts'
import { openProcessOwner } from './process-owner.ts'
import type { ProcessOwner } from './process-owner.ts'
import { startSupervised } from './supervised-process.ts'
import type { SuperviseOptions, SupervisedProcess } from './supervised-process.ts'

let folder: string
let owner: ProcessOwner
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pandex-supervised-'))
  owner = await openProcessOwner(folder)
})
afterEach(async () => {
  await owner.close()
  rmSync(folder, { recursive: true, force: true })
})

async function supervise(script: string, options: SuperviseOptions): Promise<SupervisedProcess> {
  const logFile = join(folder, 'log')
  const spawn = async () => owner.start({ name: 'shell', command: 'sh', args: ['-c', script], logFile })
  const isReady = async () => !script.includes('exit')
  return await startSupervised({ name: 'shell', owner, logFile, spawn, isReady }, options)
}

it('restarts a killed process and reports the restart', async () => {
  const onCrash = vi.fn<(line: string) => void>()
  const shell = await supervise('exec sleep 300', { restartCrashed: true, onCrash })
  const firstPid = shell.pid
  await shell.kill()
  await vi.waitUntil(() => shell.restarts === 1 && signalGroup(shell.pid, 0), { timeout: 60_000 })
  expect(shell.pid).not.toBe(firstPid)
  expect(onCrash).toHaveBeenCalledWith('shell: exited (SIGKILL), restarting in 500 ms')
})

it('keeps a stopped process down until a restart is requested', async () => {
  const onCrash = vi.fn<(line: string) => void>()
  const shell = await supervise('exec sleep 300', { restartCrashed: true, onCrash })
  await shell.stop()
  expect(signalGroup(shell.pid, 0)).toBe(false)
  await shell.restart()
  expect(signalGroup(shell.pid, 0)).toBe(true)
  expect(onCrash).not.toHaveBeenCalled()
})

it('fails with the end of the log when the process ends before it is ready', async () => {
  const starting = supervise('echo the disk is full; exit 1', { restartCrashed: true })
  await expect(starting).rejects.toThrow(
    'shell: exited while starting (exit code 1), see the last lines of its log\nthe disk is full',
  )
})
