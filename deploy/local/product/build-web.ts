import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../repository.ts'
import type { ProcessOwner } from '../processes/process-owner.ts'

const STAMP = join(REPOSITORY, 'web/dist/.built-from')

/** All inputs of the bundles: web, the gateway schemas that it uses, the packages. */
const SOURCES = ['web', 'gateway/src/schemas', 'package-lock.json']
const NOT_SOURCES = new Set(['dist', 'node_modules'])

export async function buildWeb(owner: ProcessOwner, logFile: string, onStep: (step: string) => void): Promise<void> {
  const sources = hashSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  onStep('front: building')
  const args = ['run', 'build', '--workspace', '@pandex/web']
  // In a test run NODE_ENV is `test`, which would make a development bundle.
  const env = { ...process.env, NODE_ENV: 'production' }
  await owner.run({ name: 'front', command: 'npm', args, cwd: REPOSITORY, logFile, env })
  writeFileSync(STAMP, sources)
  onStep('front: built')
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => listFiles(source)).toSorted()) {
    hash.update(file).update(readFileSync(join(REPOSITORY, file)))
  }
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  const absolute = join(REPOSITORY, path)
  if (!statSync(absolute).isDirectory()) return [path]
  const names = readdirSync(absolute).filter((name) => !NOT_SOURCES.has(name))
  return names.flatMap((name) => listFiles(join(path, name)))
}
