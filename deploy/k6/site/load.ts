/** How much load comes, and what the site must keep to: the objectives of `deploy/telemetry/objectives.ts`. */
import type { Options, Scenario, Threshold } from 'k6/options'
import { objectives } from '../../telemetry/objectives.ts'

interface Stage {
  duration: string
  target: number
}

/** Visitors per second. */
const rate = Number(__ENV.RATE || 50)
const maxVUs = Number(__ENV.MAX_VUS || 500)

const rampSeconds = 10
/** Between two phases. */
const pauseSeconds = 5

const objectiveOf = (name: string) => {
  const objective = objectives.find((each) => each.name === name)
  if (!objective) throw new Error(`no objective ${name}`)
  return objective
}

/** The share of an objective as a percentile: 99 % within 100 ms is `p(99)<=100`. */
const percentile = (name: string): string => {
  const { target, limitMs } = objectiveOf(name)
  return `p(${target * 100})<=${limitMs}`
}

const availability = objectiveOf('availability').target

const common: Record<string, Threshold[]> = {
  // A run that drops requests says nothing about the site.
  dropped_iterations: ['count<10'],
  checks: [`rate>=${availability}`],
  http_req_failed: [`rate<=${(1 - availability).toPrecision(3)}`],
}

/** Name of the metric that `scenarios/import.ts` writes. */
export const importFound = 'import_found'

/** Thresholds of scenarios that search. */
export const searchLimits: Record<string, Threshold[]> = {
  'http_req_duration{search:cached}': [percentile('cached-search')],
  'http_req_duration{search:uncached}': [percentile('uncached-search')],
}

/** Thresholds of scenarios that import. */
export const importLimits: Record<string, Threshold[]> = { [importFound]: [percentile('import')] }

const unitSeconds: Record<string, number> = { s: 1, m: 60, h: 3_600 }

/** @param duration such as `90s` or `30m` */
const secondsOf = (duration: string): number => {
  const [, count, unit = ''] = /^(\d+)([smh])$/.exec(duration) ?? []
  const seconds = unitSeconds[unit]
  if (seconds === undefined) throw new Error(`a duration is a number and s, m or h: ${duration}`)
  return Number(count) * seconds
}

/** Up to RATE within 10 s, then DURATION. */
const steadyStages = (duration = '60s'): Stage[] => [
  { duration: `${rampSeconds}s`, target: rate },
  { duration: __ENV.DURATION || duration, target: rate },
]

/** Open model: RATE visitors arrive per second, however slow the answers are. */
const arrive = (stages: Stage[], most = maxVUs): Scenario => ({
  executor: 'ramping-arrival-rate',
  startRate: 1,
  timeUnit: '1s',
  stages,
  preAllocatedVUs: Math.min(50, most),
  maxVUs: most,
})

interface LoadOptions {
  /** Beside those that hold for every scenario. */
  limits?: Record<string, Threshold[]>
  /** Visitors at once. */
  most?: number
}

const createOptions = (scenarios: Record<string, Scenario>, { limits }: LoadOptions): Options => ({
  scenarios,
  thresholds: { ...common, ...limits },
  setupTimeout: '5m',
  teardownTimeout: '5m',
  summaryTrendStats: ['avg', 'med', 'p(95)', 'p(99)', 'max'],
})

export const createLoadOptions = (options: LoadOptions = {}): Options =>
  createOptions({ visitors: arrive(steadyStages(), options.most) }, options)

/** Half an hour: finds leaks and caches that grow. */
export const createSoakOptions = (options: LoadOptions): Options =>
  createOptions({ visitors: arrive(steadyStages('30m')) }, options)

/** From nothing to 500 visitors per second within 10 s, then back. RATE changes the peak. */
export const createSpikeOptions = (options: LoadOptions): Options => {
  const target = Number(__ENV.RATE || 500)
  const stages = [
    { duration: `${rampSeconds}s`, target },
    { duration: __ENV.DURATION || '20s', target },
    { duration: '10s', target: 1 },
  ]
  return createOptions({ visitors: arrive(stages) }, options)
}

/** Two phases, one after the other. @param first name of the phase and of its function, as is `second` */
export const createPhasedOptions = (first: string, second: string, options: LoadOptions): Options => {
  const stages = steadyStages()
  const seconds = stages.reduce((sum, { duration }) => sum + secondsOf(duration), 0)
  const phases = {
    [first]: { ...arrive(stages), exec: first, gracefulStop: `${pauseSeconds}s` },
    [second]: { ...arrive(stages), exec: second, startTime: `${seconds + pauseSeconds}s` },
  }
  return createOptions(phases, options)
}
