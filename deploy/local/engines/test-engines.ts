import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canUseContainers } from './containers/docker.ts'
import { ADDRESS_VARIABLES, ENGINE_NAMES } from './engine.ts'
import type { EngineName, EngineUrls } from './engine.ts'
import { installEngines } from './install/install-engines.ts'
import { obtainJdk } from './install/system-packages.ts'
import { obtainEngines, toEngineUrls } from './obtain-engines.ts'
import { openProcessOwner } from '../processes/process-owner.ts'
import type { ProcessOwner } from '../processes/process-owner.ts'
import { openTestContainers } from './containers/test-containers.ts'

export interface TestEngines {
  urls: EngineUrls
  /** Of engines that run as plain processes. */
  pids: Partial<Record<EngineName, number>>
  /** For further processes that are to end with the engines. */
  owner: ProcessOwner
  folder: string
  stop: () => Promise<void>
}

const VARIABLE_PREFIX = 'TEST_'

/** Downloads what `openTestEngines` starts, so that this can run in parallel with other work. */
export async function fetchTestEngines(onStep: (step: string) => void): Promise<void> {
  const missing = ENGINE_NAMES.filter((name) => !process.env[VARIABLE_PREFIX + ADDRESS_VARIABLES[name]])
  if (missing.length === 0 || (await canUseContainers(missing, onStep))) return
  const folder = mkdtempSync(join(tmpdir(), 'pandex-fetch-'))
  const owner = await openProcessOwner(folder)
  try {
    const jdk = await obtainJdk(onStep)
    await installEngines({ owner, jdk, logFile: join(folder, 'install.log'), onStep })
  } finally {
    await owner.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Opens empty engines for a test run or a measurement and deletes them afterwards, unless TEST_POSTGRES_URL (superuser, no database),
 * TEST_REDIS_URL, TEST_KAFKA_BROKERS and TEST_ELASTICSEARCH_URL name existing ones.
 * @param durable whether PostgreSQL flushes each commit, as it does for an operator
 */
export async function openTestEngines(onStep: (step: string) => void, durable = false): Promise<TestEngines> {
  const folder = mkdtempSync(join(tmpdir(), 'pandex-test-'))
  chmodSync(folder, 0o755) // engines that refuse to run as root read below the folder
  const owner = await openProcessOwner(folder)
  const containers = openTestContainers(onStep)

  async function stop(): Promise<void> {
    await Promise.all([owner.close(), containers.stop()])
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    const engines = await obtainEngines({
      owner,
      env: process.env,
      variablePrefix: VARIABLE_PREFIX,
      startContainers: containers.start,
      dataDir: join(folder, 'engines'),
      logDir: join(folder, 'logs'),
      durable,
      onStep,
    })
    const pids = Object.fromEntries(ENGINE_NAMES.map((name) => [name, engines[name].process?.pid]))
    return { urls: toEngineUrls(engines), pids, owner, folder, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
