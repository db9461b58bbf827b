/**
 * `make k6-bundle`: writes each scenario as one JavaScript file into `deploy/k6/dist/`, for a ConfigMap. k6 itself needs no bundle: it reads
 * the TypeScript files of a checkout.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleScenario } from './bundle-scenario.ts'
import { scenarios } from './scenario-files.ts'

const folder = join(import.meta.dirname, 'dist')

mkdirSync(folder, { recursive: true })
for (const scenario of scenarios) {
  writeFileSync(join(folder, `${scenario}.js`), await bundleScenario(scenario))
  process.stdout.write(`${join('deploy/k6/dist', `${scenario}.js`)}\n`)
}
