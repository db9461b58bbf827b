import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { environmentsOf } from './chart/environment.ts'
import type { Manifest } from './chart/environment.ts'
import { parseManifests, renderVariant } from './chart/render.ts'
import { REPOSITORY } from './local/repository.ts'
import { chartTools, findTools } from './tools/obtain-tools.ts'

interface ComposeService {
  image: string
  profiles?: string[]
  command: string[]
  environment: Record<string, string>
  mem_limit: string
  restart: string
  read_only?: boolean
  healthcheck?: object
  depends_on?: Record<string, { condition: string }>
}

interface Resources {
  limits: { memory: string }
}

interface Values {
  engines: Record<string, { image: string; memory: string }>
  defaults: { resources: Resources; heapPercent: number; semiSpaceMB: number }
  services: Record<string, { resources?: Resources; semiSpaceMB?: number }>
  prepare: { resources: Resources }
}

interface Component {
  main: string
  calls: string[]
  stores: string[]
}

const chart = 'charts/pandex'
const read = (file: string): string => readFileSync(join(REPOSITORY, file), 'utf8')

const { services } = parse(read('deploy/compose.yaml'), { merge: true, maxAliasCount: -1 }) as {
  services: Record<string, ComposeService>
}
const values = parse(read(`${chart}/values.yaml`)) as Values
const components = parse(read(`${chart}/files/components.yaml`)) as Record<string, Component>
const templates = read(`${chart}/templates/_env.tpl`) + read(`${chart}/templates/prepare-job.yaml`)

const urlNames: Record<string, string> = {
  postgres: 'POSTGRES_URL',
  redis: 'REDIS_URL',
  kafka: 'KAFKA_BROKERS',
  elasticsearch: 'ELASTICSEARCH_URL',
}

const engines = Object.keys(urlNames)
const steps = ['prepare', 'first-admin']

/** Variables of the chart whose defaults suit one machine, and POSTGRES_SERVER, from which the chart makes POSTGRES_URL. */
const chartOnly =
  /^(?:SHUTDOWN_(?:DELAY|TIMEOUT)_MS|(?:REDIS|KAFKA|ELASTICSEARCH)_PREFIX|POSTGRES_(?:SERVER|POOL_SIZE)|(?:KAFKA|ELASTICSEARCH)_REPLICA(?:S|TION)|ELASTICSEARCH_SHARDS)$/

const megabytesOf = (limit: string | undefined): number => Number.parseInt(limit ?? '', 10)

const addressesOf = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`${name.toUpperCase()}_ADDR`, `${name}:9000`]))

const pick = (environment: Record<string, string>, pattern: RegExp): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => pattern.test(name)))

it('has the engines and services of the chart, and starts only engines by default', () => {
  expect(new Set(Object.keys(services))).toEqual(new Set([...engines, ...steps, ...Object.keys(components)]))
  const started = Object.entries(services).flatMap(([name, { profiles }]) => (profiles ? [] : [name]))
  expect(new Set(started)).toEqual(new Set(engines))
})

it.each(engines)('gives the engine %s the image and memory limit of the chart', (name) => {
  const { image, memory } = values.engines[name] ?? {}
  expect(services[name]?.image).toBe(image)
  expect(megabytesOf(services[name]?.mem_limit)).toBe(megabytesOf(memory))
  expect(services[name]?.restart).toBe('unless-stopped')
})

describe.each(Object.entries(components))('the service %s', (name, { main, calls, stores }) => {
  const service = services[name] as ComposeService
  const own = values.services[name]

  it('runs as in the chart, with its memory limit and heap', () => {
    expect(service.command).toEqual([main])
    const { limits } = own?.resources ?? values.defaults.resources
    expect(megabytesOf(service.mem_limit)).toBe(megabytesOf(limits.memory))
    const semiSpaceMB = own?.semiSpaceMB ?? values.defaults.semiSpaceMB
    const options = `--max-semi-space-size=${semiSpaceMB} --max-old-space-size-percentage=${values.defaults.heapPercent}`
    expect(service.environment['NODE_OPTIONS']).toBe(options)
    expect(service).toMatchObject({ read_only: true, restart: 'unless-stopped' })
    expect(service.healthcheck).toBeDefined()
  })

  it('has the addresses of the services that it calls and of its engines, and no other', () => {
    expect(pick(service.environment, /_ADDR$/)).toEqual(addressesOf(calls))
    const engineNames = Object.keys(
      pick(service.environment, /^(?:POSTGRES_URL|REDIS_URL|KAFKA_BROKERS|ELASTICSEARCH_URL)$/),
    )
    expect(new Set(engineNames)).toEqual(new Set(stores.map((store) => urlNames[store])))
  })

  it('sets only variables that the chart sets', () => {
    const names = Object.keys(service.environment).filter((each) => !each.endsWith('_ADDR'))
    expect(names.filter((each) => !templates.includes(`"name" "${each}"`))).toEqual([])
  })

  it('starts after the stores are prepared', () => {
    const awaited = Object.entries(service.depends_on ?? {})
    expect(awaited.map(([step, { condition }]) => [steps.includes(step), condition])).toEqual([
      [true, 'service_completed_successfully'],
    ])
  })
})

const tools = findTools(chartTools)

describe.skipIf(!tools)('the environment that the chart gives', () => {
  const manifests = tools ? parseManifests<Manifest>(renderVariant(tools.helm, 'external-engines')) : []

  it.each([
    ...Object.keys(components).map((name) => [name, name, name]),
    ['prepare', 'prepare', 'stores'],
    ['first-admin', 'prepare', 'first-admin'],
  ])('%s is set here too', (name, component, container) => {
    const environment = environmentsOf(manifests, component, () => undefined).get(container) ?? {}
    expect(Object.keys(environment)).not.toEqual([])
    const missing = Object.keys(environment).filter((each) => !(each in (services[name]?.environment ?? {})))
    expect(missing.filter((each) => !chartOnly.test(each))).toEqual([])
  })
})

it('prepares the database of each service that has one', () => {
  const { command, environment, depends_on = {} } = services['prepare'] as ComposeService
  const owners = Object.entries(components).flatMap(([name, { stores }]) => (stores.includes('postgres') ? [name] : []))
  const urls = owners.map((name) => [`${name.toUpperCase()}_POSTGRES_URL`, services[name]?.environment['POSTGRES_URL']])
  expect(pick(environment, /_POSTGRES_URL$/)).toEqual(Object.fromEntries(urls))
  expect(new Set(Object.keys(depends_on))).toEqual(new Set(engines))
  expect(templates).toContain(`"args" (list "${command[0]}")`)
})

it('creates the first admin with the command of the chart, before the gateway starts', () => {
  const { command, environment } = services['first-admin'] as ComposeService
  expect(templates).toContain(`"args" (list "${command[0]}")`)
  expect(environment['POSTGRES_URL']).toBe(services['user']?.environment['POSTGRES_URL'])
  expect(environment).toHaveProperty('PANDEX_ADMIN_PASSWORD')
  expect(services['gateway']?.depends_on).toHaveProperty('first-admin')
})

it('takes every key that make-secrets.ts prints', () => {
  const script = join(REPOSITORY, 'services/platform/src/commands/make-secrets.ts')
  const printed = execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim().split('\n')
  const names = printed.map((line) => /^(\w+)='[^']+'$/.exec(line)?.[1] ?? line)
  const text = read('deploy/compose.yaml')
  expect(names.filter((name) => !text.includes(`${name}: \${${name}:-}`))).toEqual([])
  expect(names).toHaveLength(4)
})
