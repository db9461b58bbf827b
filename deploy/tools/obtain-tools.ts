import { execFile } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { identifyProcess, isSameProcess } from '../local/processes/pid-file.ts'
import type { ProcessIdentity } from '../local/processes/pid-file.ts'

/** Packages of programs that `go.mod` pins: built together, because they share most of their dependencies. */
const pinnedPackages = {
  helm: 'helm.sh/helm/v4/cmd/helm',
  'helm-unittest': 'github.com/helm-unittest/helm-unittest/cmd/helm-unittest',
  kubeconform: 'github.com/yannh/kubeconform/cmd/kubeconform',
  promtool: 'github.com/prometheus/prometheus/cmd/promtool',
}

export type Tool = keyof typeof pinnedPackages | 'k6'

/** Tools of the checks of the chart. */
export const chartTools = ['helm', 'helm-unittest', 'kubeconform'] as const

/** Tools of all tests. */
export const testTools = [...chartTools, 'promtool'] as const

/** Keep `@types/k6` in package.json at the matching version. Not in `go.mod`: its own module pins its dependencies. */
export const k6Version = 'v1.8.1'

const minGoMinor = 26

const cacheFolder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'pandex/tools')
const lockFile = join(cacheFolder, 'build.lock')

const run = promisify(execFile)

const versionOf = (tool: Tool): string => {
  if (tool === 'k6') return k6Version
  const required = readFileSync(join(import.meta.dirname, 'go.mod'), 'utf8').matchAll(/^\t(\S+) (v\S+)/gm)
  const [, , version] = [...required].find(([, path]) => pinnedPackages[tool].startsWith(`${path}/`)) ?? []
  if (version === undefined) throw new Error(`tools: go.mod does not require ${tool}`)
  return version
}

const cachedFile = (tool: Tool): string => join(cacheFolder, `${tool}-${versionOf(tool)}`, tool)

/** The variable that names another binary: HELM_UNITTEST for helm-unittest. */
const givenFile = (tool: Tool): string | undefined => process.env[tool.replaceAll('-', '_').toUpperCase()] || undefined

const isObtained = (tool: Tool): boolean => givenFile(tool) !== undefined || existsSync(cachedFile(tool))

const pathsOf = <T extends Tool>(tools: readonly T[]): Record<T, string> =>
  Object.fromEntries(tools.map((tool) => [tool, givenFile(tool) ?? cachedFile(tool)])) as Record<T, string>

const hasGo = async (): Promise<boolean> => {
  const version = await run('go', ['env', 'GOVERSION']).catch(() => undefined)
  const [, minor] = /^go1\.(\d+)/.exec(version?.stdout ?? '') ?? []
  return Number(minor ?? 0) >= minGoMinor
}

/** Appears with its content at once, so that no reader finds an empty lock. */
const claimLock = (): boolean => {
  const own = `${lockFile}.${process.pid}`
  writeFileSync(own, JSON.stringify(identifyProcess('build', process.pid)))
  try {
    linkSync(own, lockFile)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own)
  }
}

/** Waits for the lock of another process that builds; a lock whose process ended is taken over. */
const lockBuilds = async (): Promise<Disposable> => {
  mkdirSync(cacheFolder, { recursive: true })
  for (;;) {
    if (claimLock()) return { [Symbol.dispose]: () => rmSync(lockFile, { force: true }) }
    await sleep(500)
    if (!isBuilderAlive()) rmSync(lockFile, { force: true })
  }
}

const isBuilderAlive = (): boolean => {
  try {
    return isSameProcess(JSON.parse(readFileSync(lockFile, 'utf8')) as ProcessIdentity)
  } catch {
    return false
  }
}

const build = async (tools: readonly Tool[], onStep: (step: string) => void): Promise<void> => {
  onStep(`building ${tools.map((tool) => `${tool} ${versionOf(tool)}`).join(', ')}`)
  const folder = mkdtempSync(join(cacheFolder, 'build-'))
  const go = (...args: string[]) =>
    run('go', args, {
      cwd: import.meta.dirname,
      // Without the service discoveries that only a server needs, promtool takes half the time.
      env: { ...process.env, CGO_ENABLED: '0', GOBIN: folder, GOFLAGS: '-trimpath -tags=remove_all_sd -ldflags=-s' },
      maxBuffer: 1 << 26,
    })
  try {
    const packages = tools.flatMap((tool) => (tool === 'k6' ? [] : [pinnedPackages[tool]]))
    if (packages.length > 0) await go('build', '-mod=readonly', '-o', `${folder}/`, ...packages)
    if (tools.includes('k6')) await go('install', `go.k6.io/k6@${k6Version}`)
    for (const tool of tools) {
      const file = cachedFile(tool)
      mkdirSync(join(file, '..'), { recursive: true })
      renameSync(join(folder, basename(file)), file)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Builds missing tools from their Go modules, whose checksums Go verifies, and keeps them in `$XDG_CACHE_HOME/pandex/tools`. Variables such
 * as HELM, HELM_UNITTEST and K6 name other binaries.
 * @returns the path of each tool, or undefined where a tool is missing and Go is too
 */
export const obtainTools = async <T extends Tool>(
  tools: readonly T[],
  onStep: (step: string) => void,
): Promise<Record<T, string> | undefined> => {
  if (!tools.every(isObtained)) {
    if (!(await hasGo())) return undefined
    using _lock = await lockBuilds()
    const missing = tools.filter((tool) => !isObtained(tool))
    if (missing.length > 0) await build(missing, onStep)
  }
  return pathsOf(tools)
}

/** @returns the path of each tool, or undefined where one is missing: `make machine` builds them */
export const findTools = <T extends Tool>(tools: readonly T[]): Record<T, string> | undefined =>
  tools.every(isObtained) ? pathsOf(tools) : undefined

/** @throws Error when the tool is missing and Go is too */
export const obtainTool = async (tool: Tool, onStep: (step: string) => void): Promise<string> => {
  const paths = await obtainTools([tool], onStep)
  if (paths) return paths[tool]
  const variable = tool.replaceAll('-', '_').toUpperCase()
  throw new Error(`${tool} is built with Go 1.${minGoMinor} or newer: install Go, or set ${variable}=/path/to/${tool}`)
}
