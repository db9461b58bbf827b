import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { REPOSITORY } from '../local/repository.ts'
import { importWait, objectives } from './objectives.ts'

export interface Rule {
  record?: string
  alert?: string
  expr: string
  for?: string
  labels?: Record<string, string>
  annotations?: { summary: string; runbook_url: string }
}

export interface RuleGroup {
  name: string
  interval?: string
  rules: Rule[]
}

/** Fast burns page; a slow burn uses up the budget within days. `rate` is a multiple of the rate that lasts 30 days. */
const burns = [
  { alert: 'ErrorBudgetBurnsFast', severity: 'page', long: '1h', short: '5m', rate: 14.4 },
  { alert: 'ErrorBudgetBurnsFast', severity: 'page', long: '6h', short: '30m', rate: 6 },
  { alert: 'ErrorBudgetBurnsSlowly', severity: 'ticket', long: '1d', short: '2h', rate: 3 },
  { alert: 'ErrorBudgetBurnsSlowly', severity: 'ticket', long: '3d', short: '6h', rate: 1 },
]

/** Processes of a site, as targets and log lines name them. */
const services = Object.keys(
  parse(readFileSync(join(REPOSITORY, 'charts/pandex/files/components.yaml'), 'utf8')) as Record<string, object>,
)

const windows = [...new Set(burns.flatMap(({ long, short }) => [short, long]))]

export const runbookOf = (alert: string): string => `deploy/operations.md#${alert.toLowerCase()}`

const ratioOf = (window: string): string => `pandex:slo_errors:ratio_${window}`

const createAlert = (alert: string, severity: string, wait: string, expr: string, summary: string): Rule => ({
  alert,
  expr,
  for: wait,
  labels: { severity },
  annotations: { summary, runbook_url: runbookOf(alert) },
})

const recordings: Rule[] = [
  { record: 'pandex:import_wait_seconds', expr: importWait },
  ...objectives.flatMap(({ name, errorRatio }) =>
    windows.map((window) => ({ record: ratioOf(window), expr: errorRatio(window), labels: { slo: name } })),
  ),
]

const burnAlerts: Rule[] = objectives.flatMap(({ name, summary, target }) =>
  burns.map(({ alert, severity, long, short, rate }) => {
    const limit = Number((rate * (1 - target)).toPrecision(3))
    const isAbove = (window: string): string => `${ratioOf(window)}{slo="${name}"} > ${limit}`
    const expr = `${isAbove(long)} and ${isAbove(short)}`
    const text = `${name}: too few ${summary}, ${rate} times the rate that the objective allows`
    const rule = createAlert(alert, severity, '2m', expr, text)
    // Two windows may raise the same alert at once: without the label, Alertmanager would take them for one.
    return { ...rule, labels: { ...rule.labels, slo: name, window: long } }
  }),
)

/** A pod that is gone has no `up`. Silent where targets lack the label `service`. */
const serviceAlerts: Rule[] = services.map((service) => {
  const expr = `absent(up{job="pandex",service="${service}"} == 1) unless on () up{job="pandex",service=""}`
  const rule = createAlert('ServiceDown', 'page', '5m', expr, `no process of ${service} answers`)
  return { ...rule, labels: { ...rule.labels, service } }
})

const causeAlerts: Rule[] = [
  createAlert('ProcessDown', 'page', '5m', 'up{job="pandex"} == 0', '{{ $labels.instance }} does not answer'),
  ...serviceAlerts,
  createAlert(
    'DeadLetters',
    'page',
    '0m',
    'sum by (event, consumer) (increase(pandex_events_consumed_total{outcome="dead"}[15m])) > 0',
    '{{ $labels.consumer }} failed to process {{ $labels.event }}',
  ),
  createAlert(
    'ConsumerAway',
    'page',
    '5m',
    'max by (consumer) (pandex_consumer_joined) == 0',
    '{{ $labels.consumer }} consumes no events',
  ),
  createAlert(
    'OutboxStuck',
    'page',
    '5m',
    'max by (instance) (pandex_outbox_age_seconds) > 300',
    '{{ $labels.instance }} has sent no events for five minutes',
  ),
  createAlert(
    'ImportsWait',
    'ticket',
    '10m',
    'pandex:import_wait_seconds > 60',
    'an imported resource would be found after {{ $value | humanizeDuration }}',
  ),
  createAlert(
    'CircuitOpen',
    'page',
    '5m',
    'max by (component, peer) (pandex_circuit_open) == 1',
    '{{ $labels.peer }} does not answer {{ $labels.component }}',
  ),
  createAlert(
    'Overload',
    'ticket',
    '10m',
    'sum by (queue) (rate(pandex_admission_refused_total[5m])) > 1',
    '{{ $labels.queue }} refuses work',
  ),
  createAlert(
    'EventLoopBlocked',
    'ticket',
    '10m',
    'max by (instance) (nodejs_eventloop_lag_p99_seconds) > 0.2',
    'the event loop of {{ $labels.instance }} is blocked',
  ),
]

export const ruleGroups: RuleGroup[] = [
  { name: 'pandex-objectives', interval: '1m', rules: recordings },
  { name: 'pandex-error-budgets', rules: burnAlerts },
  { name: 'pandex-causes', rules: causeAlerts },
]
