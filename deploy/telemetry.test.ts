import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { REPOSITORY } from './local/repository.ts'
import { dashboards, toGrafana } from './telemetry/dashboards.ts'
import { chartTelemetry, telemetryFiles } from './telemetry/files.ts'
import { findUnknownMetrics } from './telemetry/references.ts'
import { ruleGroups, runbookOf } from './telemetry/rules.ts'

it('is the same in the chart: make telemetry writes these files', () => {
  const folder = join(REPOSITORY, chartTelemetry)
  const names = readdirSync(folder)
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  expect(files).toEqual(telemetryFiles)
})

it('explains each alert in the operations guide', () => {
  const guide = readFileSync(join(REPOSITORY, 'deploy/operations.md'), 'utf8')
  const headings = [...guide.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => runbookOf(name))
  const alerts = ruleGroups.flatMap(({ rules }) => rules.flatMap(({ annotations }) => annotations?.runbook_url ?? []))
  expect(new Set(headings)).toEqual(new Set(alerts))
})

it('gives each dashboard a name and each query of a panel a letter', () => {
  const shown = dashboards.map(toGrafana) as { uid: string; panels: { targets: { refId: string }[] }[] }[]
  expect(new Set(shown.map(({ uid }) => uid)).size).toBe(5)
  const letters = shown.flatMap(({ panels }) => panels.map(({ targets }) => targets.map(({ refId }) => refId).join('')))
  expect(new Set(letters)).toEqual(new Set(['A', 'AB', 'ABCD']))
})

it('names the service of a log line as that of its spans', () => {
  const collector = parse(readFileSync(join(REPOSITORY, 'deploy/telemetry/collector-logs.yaml'), 'utf8')) as {
    receivers: { filelog: { operators: object[] } }
  }
  expect(collector.receivers.filelog.operators).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'add', field: 'resource["service.namespace"]', value: 'pandex' }),
      expect.objectContaining({ type: 'move', from: 'attributes.service', to: 'resource["service.name"]' }),
    ]),
  )
})

it.each([
  ['pandex_seen_total', []],
  ['sum by (kind) (rate(pandex_seen_total{kind="a"}[5m]))', []],
  ['pandex_held_seconds_count', []],
  ['pandex_gone_total', ['pandex_gone_total']],
  ['pandex_seen_total{sort="a"}', ['pandex_seen_total{sort}']],
  ['sum by (sort) (pandex_seen_total)', ['by sort']],
])('finds metrics and labels that nothing exports in %s', (expression, unknown) => {
  const body = '# TYPE pandex_seen_total counter\npandex_seen_total{kind="x"} 1\n# TYPE pandex_held_seconds histogram\n'
  expect(findUnknownMetrics([body], [expression])).toEqual(unknown.map((name) => `${name} in ${expression}`))
})
