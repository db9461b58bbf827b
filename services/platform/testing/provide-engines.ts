import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
// The engines are part of the deployment; no other file of a service folder starts them.
// oxlint-disable no-restricted-imports
import type { EngineUrls } from '../../../deploy/local/engines/engine.ts'
import { openTestEngines } from '../../../deploy/local/engines/test-engines.ts'
// oxlint-enable no-restricted-imports
import { dropTemplates } from './template-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engines: EngineUrls
    /** Unique per run; part of the names of its template databases. */
    run: string
  }
}

/**
 * Opens one set of engines per run, shared by all projects that name this file, and none if no such project has a test to run.
 * TEST_POSTGRES_URL (superuser, no database), TEST_REDIS_URL, TEST_KAFKA_BROKERS and TEST_ELASTICSEARCH_URL select running engines.
 */
export default async function provideEngines(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = project.vitest.getRootProject()
  if ('engines' in run.getProvidedContext()) return undefined
  const engines = await openTestEngines((step) => void process.stderr.write(`${step}\n`))
  run.provide('engines', engines.urls)
  const id = randomBytes(4).toString('hex')
  run.provide('run', id)
  return async () => {
    try {
      await dropTemplates(engines.urls.postgresUrl, id)
    } finally {
      await engines.stop()
    }
  }
}
