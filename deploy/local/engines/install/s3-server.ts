import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { REPOSITORY } from '../../repository.ts'

const MODULE = 'github.com/versity/versitygw'
const VERSION = 'v1.8.0'

const FOLDER = join(REPOSITORY, 'deploy/local/.engines', `versitygw-${VERSION}`)

/**
 * Builds the S3 server of the tests, which verifies signatures. The Go module proxy is the only registry that has a real one.
 * @returns the path of its program, or undefined without Go 1.21 or newer
 */
export async function obtainS3Server(onStep: (step: string) => void): Promise<string | undefined> {
  const program = join(FOLDER, 'versitygw')
  if (existsSync(program)) return program
  if (!(await hasGo())) return undefined
  onStep(`building versitygw ${VERSION}`)
  mkdirSync(FOLDER, { recursive: true })
  await promisify(execFile)('go', ['install', `${MODULE}/cmd/versitygw@${VERSION}`], {
    env: { ...process.env, GOBIN: FOLDER, GOFLAGS: '-mod=mod', CGO_ENABLED: '0' },
    maxBuffer: 1 << 26,
  })
  return program
}

/** Older versions cannot fetch the Go release that the module needs. */
async function hasGo(): Promise<boolean> {
  const version = await promisify(execFile)('go', ['env', 'GOVERSION']).catch(() => undefined)
  const [, minor] = /^go1\.(\d+)/.exec(version?.stdout ?? '') ?? []
  return Number(minor ?? 0) >= 21
}
