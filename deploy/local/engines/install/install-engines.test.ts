import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { verifyChecksums } from './checksums.ts'
import { fetchVerifyUnpack } from './install-engines.ts'
import { findJdk } from './jdk.ts'
import { openProcessOwner } from '../../processes/process-owner.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pandex-install-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

it('stops before unpacking when a fetched file differs from its checksum', async () => {
  const commands = join(folder, 'commands')
  mkdirSync(commands)
  const fakeMaven = `#!/bin/sh
    for arg; do case $arg in -Dout=*) out=\${arg#-Dout=} ;; esac; done
    mkdir -p "$out" && echo tampered > "$out/embedded-redis-1.4.4.jar"`
  writeFileSync(join(commands, 'mvn'), fakeMaven, { mode: 0o755 })
  vi.stubEnv('PATH', `${commands}:${process.env.PATH}`)
  const owner = await openProcessOwner(folder)
  const workFolder = join(folder, 'work')
  mkdirSync(workFolder)

  const install = fetchVerifyUnpack(workFolder, {
    owner,
    jdk: findJdk(),
    logFile: join(folder, 'log'),
    onStep: () => undefined,
  })

  await expect(install).rejects.toThrow(/embedded-redis-1\.4\.4\.jar has the checksum .* refusing to install it/)
  expect(existsSync(join(workFolder, 'unpacked'))).toBe(false)
  await owner.close()
})

it('accepts only files with a pinned checksum, also in subfolders', async () => {
  const fetched = join(folder, 'fetched')
  mkdirSync(join(fetched, 'kafka'), { recursive: true })
  writeFileSync(join(fetched, 'kafka/kafka.jar'), 'jar')
  const pins = join(folder, 'checksums.txt')
  writeFileSync(pins, `${createHash('sha256').update('jar').digest('hex')}  kafka.jar\n`)
  await verifyChecksums(fetched, pins)

  writeFileSync(join(fetched, 'kafka/surprise.jar'), 'jar')
  await expect(verifyChecksums(fetched, pins)).rejects.toThrow('surprise.jar is not listed')
})
