import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { canUseContainers } from './docker.ts'

let commands: string
beforeEach(() => {
  commands = mkdtempSync(join(tmpdir(), 'pandex-commands-'))
  vi.stubEnv('PATH', `${commands}:${process.env.PATH}`)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(commands, { recursive: true, force: true })
})

function installDocker(script: string): void {
  writeFileSync(join(commands, 'docker'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

const canUse = async (): Promise<boolean> => await canUseContainers(['redis'], () => undefined)

it('returns false when the container engine hangs', async () => {
  installDocker('sleep 60 & wait')
  expect(await canUse()).toBe(false)
})

it('returns false when the images are unavailable', async () => {
  installDocker('test "$1" = version')
  expect(await canUse()).toBe(false)
})

it('returns true when the engine answers and has the images', async () => {
  installDocker('exit 0')
  expect(await canUse()).toBe(true)
})
