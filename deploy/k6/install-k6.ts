import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** `@types/k6` in package.json goes with it. */
const version = 'v1.8.1'

const folder = join(import.meta.dirname, '.k6', version)

const hasGo = (): boolean => {
  try {
    execFileSync('go', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * The pinned k6 of this checkout; makes it from its published Go module when it is not there yet, which takes a minute or two.
 * Go checks what it fetches against its public checksum database. K6 names another one to take instead.
 * @throws when Go is missing
 */
export const obtainK6 = async (onStep: (step: string) => void): Promise<string> => {
  if (process.env.K6) return process.env.K6
  const binary = join(folder, 'k6')
  if (existsSync(binary)) return binary
  if (!hasGo()) throw new Error('k6 is made with Go 1.25 or newer: install Go, or name a k6 with K6=/path/to/k6')
  onStep(`making k6 ${version}`)
  await promisify(execFile)('go', ['install', `go.k6.io/k6@${version}`], { env: { ...process.env, GOBIN: folder } })
  return binary
}
