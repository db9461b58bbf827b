import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { verifyArchive, writeArchive } from './archive.ts'
import type { ArchiveEntry } from './archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'pandex-archive-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const header = { createdAt: '2026-11-22T00:00:00.000Z', migrations: {} }

async function* entries(): AsyncGenerator<ArchiveEntry> {
  for (let index = 0; index < 20_000; index += 1) yield { kind: 'rows', rows: [`(${index},${Math.sin(index)})`] }
}

it('a file with one changed bit is refused at any place, and no error remains unhandled', async () => {
  const file = join(folder, 'whole.gz')
  await writeArchive(file, header, entries())
  expect(await verifyArchive(file)).toMatchObject(header)
  const whole = readFileSync(file)
  const changed = join(folder, 'changed.gz')
  for (let part = 1; part < 20; part += 1) {
    const content = Buffer.from(whole)
    content[Math.floor((content.length * part) / 20)]! ^= 1
    writeFileSync(changed, content)
    await expect(verifyArchive(changed)).rejects.toThrow(/damaged or incomplete/)
  }
  await delay(100)
})
