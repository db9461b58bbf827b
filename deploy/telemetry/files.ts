import { dashboards, toGrafana } from './dashboards.ts'
import { ruleGroups } from './rules.ts'

const toJson = (content: object): string => `${JSON.stringify(content, undefined, 2)}\n`

export const chartTelemetry = 'charts/pandex/files/telemetry'

/** Rules and dashboards by file name. Prometheus reads the rules as YAML, which includes JSON. */
export const telemetryFiles = new Map([
  ['rules.json', toJson({ groups: ruleGroups })],
  ...dashboards.map((dashboard): [string, string] => [
    `${dashboard.title.toLowerCase().replace(/\W+/g, '-')}.json`,
    toJson(toGrafana(dashboard)),
  ]),
])
