import { apply, execute, kubectl, runInPod } from '../commands.ts'
import { components, options } from '../options.ts'
import type { Component } from '../options.ts'
import { listReadyPods } from '../release.ts'
import { expect, useSite } from './check.ts'
import type { Check } from './check.ts'

const engines = ['postgres', 'redis', 'kafka', 'elasticsearch'] as const
type Engine = (typeof engines)[number]

/** What each process needs, by the architecture of the product. */
const needs: Record<Component, { calls: Component[]; stores: Engine[] }> = {
  gateway: { calls: ['user', 'disk', 'search', 'order', 'captcha', 'config', 'task'], stores: ['redis', 'kafka'] },
  user: { calls: ['config', 'captcha'], stores: ['postgres', 'redis', 'kafka'] },
  disk: { calls: ['config', 'user'], stores: ['postgres', 'redis', 'kafka'] },
  search: { calls: ['config', 'disk', 'user'], stores: ['postgres', 'kafka', 'elasticsearch'] },
  order: { calls: ['config', 'user'], stores: ['postgres', 'kafka'] },
  captcha: { calls: ['config'], stores: ['redis'] },
  config: { calls: [], stores: ['postgres', 'kafka'] },
  task: { calls: ['captcha', 'config', 'disk', 'order', 'search'], stores: ['postgres', 'kafka'] },
}

const engineOwners: Record<Engine, Component> = {
  postgres: 'user',
  redis: 'user',
  kafka: 'user',
  elasticsearch: 'search',
}

interface Target {
  name: string
  host: string
  port: number
}

const readEnginesModule = `
const { POSTGRES_URL, REDIS_URL, KAFKA_BROKERS, ELASTICSEARCH_URL } = process.env
const urls = { postgres: POSTGRES_URL, redis: REDIS_URL, kafka: KAFKA_BROKERS && 'tcp://' + KAFKA_BROKERS.split(',')[0], elasticsearch: ELASTICSEARCH_URL?.split(',')[0] }
const usual = { postgres: 5432, redis: 6379, kafka: 9092, elasticsearch: 9200 }
const found = Object.entries(urls).filter(([, url]) => url).map(([name, url]) => {
  const { hostname, port } = new URL(url)
  return { name, host: hostname, port: Number(port || usual[name]) }
})
process.stdout.write(JSON.stringify(found))`

const connectModule = `
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
const targets = JSON.parse(await text(process.stdin))
const reach = ({ host, port }) => new Promise((resolve) => {
  const socket = connect(port, host)
  const end = (reached) => { socket.destroy(); resolve(reached) }
  socket.once('connect', () => end(true)).once('error', () => end(false)).setTimeout(4000, () => end(false))
})
const reached = await Promise.all(targets.map(reach))
process.stdout.write(JSON.stringify(targets.filter((_, at) => reached[at]).map(({ name }) => name)))`

const foreignPod = 'foreign'

/** A pod of somebody else in the same namespace, with the product's image because it has Node. */
const startForeignPod = async (): Promise<void> => {
  await apply({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: foreignPod },
    spec: {
      automountServiceAccountToken: false,
      terminationGracePeriodSeconds: 0,
      securityContext: { runAsNonRoot: true, runAsUser: 65_532, seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          name: foreignPod,
          image: options.image,
          imagePullPolicy: 'IfNotPresent',
          command: ['node', '--eval', 'setTimeout(() => undefined, 600_000)'],
          securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
        },
      ],
    },
  })
  await kubectl('wait', `pod/${foreignPod}`, '--for=condition=Ready', '--timeout=60s')
}

const listTargets = async (): Promise<Target[]> => {
  const targets: Target[] = []
  for (const component of components) {
    const [pod] = await listReadyPods(component)
    if (!pod) throw new Error(`${component} has no ready pod`)
    const port = component === 'gateway' ? 8_080 : 9_000
    targets.push({ name: component, host: pod.ip, port }, { name: `${component} metrics`, host: pod.ip, port: 9_090 })
    const owned = engines.filter((engine) => engineOwners[engine] === component)
    if (owned.length === 0) continue
    const found = await runInPod<Target[]>(pod.name, component, readEnginesModule)
    targets.push(...found.filter(({ name }) => owned.some((engine) => engine === name)))
  }
  return targets
}

export const networkPolicy: Check = {
  name: 'network-policy',
  run: async () => {
    await useSite()
    const targets = await listTargets()
    const wrong: string[] = []
    let probed = 0
    const compare = (from: string, reached: readonly string[], allowed: readonly string[], optional = ''): void => {
      probed += targets.length
      const extra = reached.filter((name) => !allowed.includes(name) && name !== optional)
      const missing = allowed.filter((name) => !reached.includes(name))
      if (extra.length > 0) wrong.push(`${from} reaches ${extra.join(', ')}`)
      if (missing.length > 0) wrong.push(`${from} does not reach ${missing.join(', ')}`)
    }
    for (const component of components) {
      const [pod] = await listReadyPods(component)
      const others = targets.filter(({ name }) => name !== component && name !== `${component} metrics`)
      const reached = await runInPod<string[]>(pod?.name ?? '', component, connectModule, others)
      const { calls, stores } = needs[component]
      compare(component, reached, [...calls, ...stores])
    }
    await startForeignPod()
    try {
      const inside = targets.filter(({ name }) => !engines.some((engine) => engine === name))
      // Everybody is a visitor of the gateway unless `networkPolicy.gatewayFrom` names who is.
      compare('a foreign pod', await runInPod<string[]>(foreignPod, foreignPod, connectModule, inside), [], 'gateway')
    } finally {
      await kubectl('delete', 'pod', foreignPod, '--grace-period=0', '--force')
    }
    expect(wrong.length === 0, wrong.join('; '))
    return `${probed} connections tried, exactly the needed ones open; a foreign pod reaches no service`
  },
}

export const restrictedProfile: Check = {
  name: 'restricted',
  run: async () => {
    await useSite()
    const label = 'jsonpath={.metadata.labels.pod-security\\.kubernetes\\.io/enforce}'
    const enforced = await execute('kubectl', ['get', 'namespace', options.namespace, '--output', label])
    expect(enforced === 'restricted', `the namespace enforces ${enforced || 'nothing'}`)
    const refused = await kubectl('run', 'root', `--image=${options.image}`, '--dry-run=server').then(
      () => '',
      (error: Error) => error.message,
    )
    expect(refused.includes('violates PodSecurity'), `a pod outside the profile is accepted: ${refused}`)
    const ready = (await listReadyPods()).length
    return `${ready} pods run where a pod outside the restricted profile is refused`
  },
}
