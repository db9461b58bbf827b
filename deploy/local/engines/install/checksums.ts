import { createHash } from 'node:crypto'
import { createReadStream, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/**
 * Compares every file below `folder` with `checksumFile` (lines as `sha256sum` writes them).
 * @throws when a file is not listed or differs, naming it.
 */
export async function verifyChecksums(folder: string, checksumFile: string): Promise<void> {
  const pins = new Map(
    readFileSync(checksumFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(/ +/) as [string, string])
      .map(([sum, name]) => [name, sum]),
  )
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  if (files.length === 0) throw new Error(`engines: no files were downloaded into ${folder}, see install.log`)
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name)
      const pin = pins.get(basename(file))
      if (!pin) throw new Error(`engines: ${entry.name} is not listed in ${checksumFile}, refusing to install it`)
      const sum = await hashFile(file)
      if (sum !== pin)
        throw new Error(`engines: ${entry.name} has the checksum ${sum} instead of ${pin}, refusing to install it`)
    }),
  )
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash)
  return hash.digest('hex')
}
