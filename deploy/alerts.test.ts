import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { REPOSITORY } from './local/repository.ts'
import { chartTelemetry } from './telemetry/files.ts'
import { ruleGroups } from './telemetry/rules.ts'
import { findTools } from './tools/obtain-tools.ts'

const casesFile = join(REPOSITORY, 'deploy/telemetry/alerts.test.yaml')
const tools = findTools(['promtool'])

interface Cases {
  tests: { alert_rule_test?: { alertname: string; exp_alerts: object[] }[] }[]
}

const promtool = (...args: string[]): { status: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync(tools?.promtool ?? '', args, { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

describe.skipIf(!tools)('the alerts', () => {
  it('are valid for Prometheus', () => {
    const checked = promtool(
      'check',
      'rules',
      '--lint=all',
      '--lint-fatal',
      join(REPOSITORY, chartTelemetry, 'rules.json'),
    )
    expect(checked).toMatchObject({ status: 0, output: expect.stringContaining('SUCCESS') })
  })

  it('fire when they should, and only then', () => {
    expect(promtool('test', 'rules', casesFile)).toMatchObject({
      status: 0,
      output: expect.stringContaining('SUCCESS'),
    })
  })
})

it('tests of each alert that it fires and that it stays silent', () => {
  const { tests } = parse(readFileSync(casesFile, 'utf8')) as Cases
  const steps = tests.flatMap(({ alert_rule_test: each = [] }) => each)
  const namesOf = (fires: boolean) =>
    new Set(steps.flatMap((step) => (step.exp_alerts.length > 0 === fires ? [step.alertname] : [])))
  const alerts = new Set(ruleGroups.flatMap(({ rules }) => rules.flatMap(({ alert }) => alert ?? [])))
  expect(namesOf(false)).toEqual(alerts)
  expect(namesOf(true)).toEqual(alerts)
})
