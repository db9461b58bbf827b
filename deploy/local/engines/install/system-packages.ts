import { execFile, execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { findJdk } from './jdk.ts'
import type { Jdk } from './jdk.ts'

const runFile = promisify(execFile)

interface Tool {
  name: string
  isInstalled: () => boolean
  packages: string[]
}

const ENGINE_TOOLS: Tool[] = [
  {
    name: 'a JDK of version 21 or newer',
    isInstalled: hasJdk,
    packages: ['openjdk-25-jdk-headless', 'openjdk-21-jdk-headless', 'temurin-25-jdk', 'temurin-21-jdk'],
  },
  { name: 'Maven', isInstalled: () => hasCommand('mvn'), packages: ['maven'] },
  { name: 'tar', isInstalled: () => hasCommand('tar'), packages: ['tar'] },
  { name: 'xz', isInstalled: () => hasCommand('xz'), packages: ['xz-utils'] },
]

const BROWSERS = ['chromium-headless-shell', 'chromium']

const BROWSER_TOOLS: Tool[] = [
  { name: 'Chromium', isInstalled: () => BROWSERS.some(hasCommand), packages: BROWSERS },
  { name: 'a font with Chinese characters', isInstalled: hasChineseFont, packages: ['fonts-noto-cjk'] },
]

export async function obtainJdk(onStep: (step: string) => void): Promise<Jdk> {
  await installMissing(ENGINE_TOOLS, onStep)
  return findJdk()
}

export async function obtainBrowser(onStep: (step: string) => void): Promise<void> {
  await installMissing(BROWSER_TOOLS, onStep)
}

/** @throws naming the missing tools and their packages where they cannot be installed: not root, or not Debian. */
async function installMissing(tools: Tool[], onStep: (step: string) => void): Promise<void> {
  const missing = tools.filter((tool) => !tool.isInstalled())
  if (missing.length === 0) return
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    const lines = missing.map((tool) => `  ${tool.name} (package ${tool.packages.join(' or ')})`)
    throw new Error(`system packages: programs not found, install them\n${lines.join('\n')}`)
  }
  onStep(`installing ${missing.map((tool) => tool.name).join(', ')} with apt-get`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runFile('apt-get', ['update', '-qq'], { env })
  const packages = missing.map((tool) => tool.packages.find(isAvailable) ?? tool.packages[0] ?? tool.name)
  await runFile('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    maxBuffer: 1 << 26,
  })
}

function isAvailable(name: string): boolean {
  const policy = execFileSync('apt-cache', ['policy', name], { encoding: 'utf8' })
  return /Candidate: (?!\(none\))/.test(policy)
}

function hasCommand(name: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => isExecutable(join(folder, name)))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function hasJdk(): boolean {
  try {
    findJdk()
    return true
  } catch {
    return false
  }
}

function hasChineseFont(): boolean {
  if (process.platform !== 'linux') return true
  try {
    return execFileSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).trim() !== ''
  } catch {
    return false // without fontconfig a browser finds no fonts
  }
}
