import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
// The engines are part of the deployment; this is the one file of a service folder that starts them.
// oxlint-disable no-restricted-imports
import type { EngineUrls } from '../../../deploy/local/engines/engine.ts'
import { obtainEngines, toEngineUrls } from '../../../deploy/local/obtain-engines.ts'
import { openProcessOwner } from '../../../deploy/local/process-owner.ts'
import { openTestContainers } from '../../../deploy/local/test-containers.ts'
// oxlint-enable no-restricted-imports

declare module 'vitest' {
  interface ProvidedContext {
    engines: EngineUrls
  }
}

/**
 * Gets one set of engines for the whole run, however many projects of it name this file, and none when no such project has
 * a test to run. TEST_POSTGRES_URL (superuser, no database), TEST_REDIS_URL, TEST_KAFKA_BROKERS and TEST_ELASTICSEARCH_URL
 * name engines that stand already.
 */
export default async function provideEngines(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = project.vitest.getRootProject()
  if ('engines' in run.getProvidedContext()) return undefined

  const folder = mkdtempSync(join(tmpdir(), 'pandex-test-'))
  chmodSync(folder, 0o755) // engines that refuse to be root read below it
  const onStep = (step: string): void => void process.stderr.write(`${step}\n`)
  const owner = await openProcessOwner(folder)
  const containers = openTestContainers(onStep)

  async function tearDown(): Promise<void> {
    await Promise.all([owner.close(), containers.stop()])
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    const engines = await obtainEngines({
      owner,
      env: process.env,
      variablePrefix: 'TEST_',
      startContainers: containers.start,
      dataDir: join(folder, 'engines'),
      logDir: join(folder, 'logs'),
      durable: false,
      onStep,
    })
    run.provide('engines', toEngineUrls(engines))
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}
