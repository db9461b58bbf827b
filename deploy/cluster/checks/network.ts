import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import { apply, execute, kubectl, runInPod } from '../commands.ts'
import { components, options } from '../options.ts'
import type { Component } from '../options.ts'
import { createNamespace, listReadyPods } from '../release.ts'
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

type Probe = (targets: readonly Target[]) => Promise<string[]>

/** Runs work with a pod of somebody else, with the product's image because it has Node. @param work gets what the pod reaches */
const withForeignPod = async (namespace: string, work: (probe: Probe) => Promise<void>): Promise<void> => {
  const pod = {
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
  }
  const inNamespace = (...args: string[]): Promise<string> => execute('kubectl', ['--namespace', namespace, ...args])
  try {
    // Refused until a new namespace has its service account.
    await waitFor(async () => apply(pod, namespace), 60_000)
    await inNamespace('wait', `pod/${foreignPod}`, '--for=condition=Ready', '--timeout=60s')
    await work((targets) => runInPod<string[]>(foreignPod, foreignPod, connectModule, targets, namespace))
  } finally {
    await inNamespace('delete', 'pod', foreignPod, '--grace-period=0', '--force', '--ignore-not-found')
  }
}

const isEngine = ({ name }: Target): boolean => engines.some((engine) => engine === name)

/** What else may listen where the engines are: SSH, web, Kubernetes, transport between Elasticsearch nodes, metrics. */
const otherPorts = [22, 80, 443, 2379, 6443, 8443, 9100, 9300, 10_250, 10_256]

const isPrivate = (host: string): boolean => /^(10|172\.(1[6-9]|2\d|3[01])|192\.168)\./.test(host)

/** No pod needs the API of Kubernetes, nor another port of the engines' hosts. */
const apiServer: Target = { name: 'the API server', host: 'kubernetes.default.svc', port: 443 }

const listForbidden = (targets: readonly Target[]): Target[] => {
  const used = new Set(targets.filter(isEngine).map(({ host, port }) => `${host}:${port}`))
  const hosts = [...new Set(targets.filter(isEngine).map(({ host }) => host))].filter(isPrivate)
  const others = hosts.flatMap((host) => otherPorts.map((port) => ({ name: `${host}:${port}`, host, port })))
  return [apiServer, ...others.filter(({ name }) => !used.has(name))]
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
    const compare = async (
      from: string,
      probe: Probe,
      tried: readonly Target[],
      allowed: readonly string[],
      optional = '',
    ): Promise<void> => {
      const reached = await probe(tried)
      probed += tried.length
      const extra = reached.filter((name) => !allowed.includes(name) && name !== optional)
      const missing = allowed.filter((name) => !reached.includes(name))
      if (extra.length > 0) wrong.push(`${from} reaches ${extra.join(', ')}`)
      if (missing.length > 0) wrong.push(`${from} does not reach ${missing.join(', ')}`)
    }
    const inside = targets.filter((target) => !isEngine(target))
    let forbidden = listForbidden(targets)
    await withForeignPod(options.namespace, async (probe) => {
      // Everybody is a visitor of the gateway unless `networkPolicy.gatewayFrom` names who is.
      await compare('a foreign pod', probe, inside, [], 'gateway')
      // No policy holds this pod back: what it cannot reach either would prove nothing.
      const listening = new Set(await probe(forbidden))
      forbidden = forbidden.filter(({ name }) => listening.has(name))
    })
    expect(forbidden.includes(apiServer), `a pod without policies does not reach ${apiServer.name}`)
    for (const component of components) {
      const [pod] = await listReadyPods(component)
      const probe: Probe = (tried) => runInPod<string[]>(pod?.name ?? '', component, connectModule, tried)
      const others = targets.filter(({ name }) => name !== component && name !== `${component} metrics`)
      const { calls, stores } = needs[component]
      await compare(component, probe, [...others, ...forbidden], [...calls, ...stores])
    }
    const elsewhere = `${options.namespace}-foreign`
    await createNamespace(elsewhere)
    try {
      await withForeignPod(elsewhere, (probe) =>
        compare('a foreign pod of another namespace', probe, inside, [], 'gateway'),
      )
    } finally {
      await execute('kubectl', ['delete', 'namespace', elsewhere, '--ignore-not-found'])
    }
    expect(wrong.length === 0, wrong.join('; '))
    const closed = forbidden.map(({ name }) => name).join(', ')
    return `${probed} connections tried, exactly the needed ones open; no service reaches ${closed}; foreign pods of two namespaces reach no service`
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
