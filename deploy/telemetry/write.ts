/** `make telemetry`: writes the rules and dashboards into the chart, which installs them; other sites take the same files. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../local/repository.ts'
import { chartTelemetry, telemetryFiles } from './files.ts'

const folder = join(REPOSITORY, chartTelemetry)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, content] of telemetryFiles) {
  writeFileSync(join(folder, name), content)
  process.stdout.write(`${join(chartTelemetry, name)}\n`)
}
