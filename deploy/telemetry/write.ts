/** `make telemetry`: writes the rules and dashboards into `deploy/telemetry/dist/`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dashboards, toGrafana } from './dashboards.ts'
import { ruleGroups } from './rules.ts'

const folder = join(import.meta.dirname, 'dist')

const write = (name: string, content: object): void => {
  writeFileSync(join(folder, name), `${JSON.stringify(content, undefined, 2)}\n`)
  process.stdout.write(`${join('deploy/telemetry/dist', name)}\n`)
}

mkdirSync(folder, { recursive: true })
// YAML includes JSON.
write('rules.yaml', { groups: ruleGroups })
for (const dashboard of dashboards)
  write(`${dashboard.title.toLowerCase().replace(/\W+/g, '-')}.json`, toGrafana(dashboard))
