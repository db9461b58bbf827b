import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { chartFolder } from './chart/values-table.ts'
import { parseManifests, renderVariant } from './chart/render.ts'
import { chartTools, findTools } from './tools/obtain-tools.ts'

interface Workload {
  kind: string
  metadata: { name: string }
  spec: {
    replicas?: number
    maxReplicas?: number
    strategy?: { rollingUpdate: { maxSurge: number } }
    template?: { spec: { containers: { env?: { name: string; value?: string }[] }[] } }
  }
}

interface PostgresCluster {
  spec: { postgresql: { parameters: { max_connections: string } } }
}

const tools = findTools(chartTools)
const examples = readdirSync(join(chartFolder, 'examples')).filter((name) => name.endsWith('.yaml'))
const read = (name: string): string => readFileSync(join(chartFolder, 'examples', name), 'utf8')

/** Of the hook Job, of superusers (PostgreSQL reserves three) and of one command. */
const otherConnections = 10

const { parameters } = (parse(read('operators/postgres.yaml')) as PostgresCluster).spec.postgresql

/** As many pods as autoscalers allow, and the surge of a rollout, each with a full pool. */
const maxConnectionsOf = (variant: string): number => {
  const workloads = parseManifests<Workload>(renderVariant(tools?.helm ?? '', variant))
  const limits = new Map(
    workloads.flatMap(({ metadata, spec }) => (spec?.maxReplicas ? [[metadata.name, spec.maxReplicas]] : [])),
  )
  const pools = workloads
    .filter(({ kind }) => kind === 'Deployment')
    .map(({ metadata, spec }) => {
      const poolSize = spec.template?.spec.containers[0]?.env?.find(({ name }) => name === 'POSTGRES_POOL_SIZE')?.value
      const pods = limits.get(metadata.name) ?? spec.replicas ?? Number.NaN
      return Number(poolSize ?? 0) * (pods + (spec.strategy?.rollingUpdate.maxSurge ?? Number.NaN))
    })
  return pools.reduce((sum, each) => sum + each, otherConnections)
}

describe.skipIf(!tools)('the example', () => {
  it.each(examples)('%s opens no more connections than the PostgreSQL of the examples takes', (name) => {
    const connections = maxConnectionsOf(basename(name, '.yaml'))
    expect(connections).toBeGreaterThan(otherConnections)
    expect(connections).toBeLessThanOrEqual(Number(parameters.max_connections))
  })

  it('big-site.yaml names the sum of its connections', () => {
    expect(read('big-site.yaml')).toContain(`+ ${otherConnections} = ${maxConnectionsOf('big-site')}`)
  })
})
