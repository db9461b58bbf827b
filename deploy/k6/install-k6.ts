import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Keep `@types/k6` in package.json at the matching version. */
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
 * The pinned k6 of this checkout, installed from its Go module on first use (a minute or two). Go verifies the download with its public
 * checksum database. The variable K6 names another binary.
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
