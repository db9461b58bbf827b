import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { execute, helm, kubectl, kubectlJson } from './commands.ts'
import { options } from './options.ts'
import type { Component } from './options.ts'

interface PodObject {
  metadata: { name: string; labels?: Record<string, string>; deletionTimestamp?: string }
  spec: { containers: { name: string; resources?: { limits?: { memory?: string } } }[] }
  status: {
    phase: string
    podIP?: string
    conditions?: { type: string; status: string }[]
    containerStatuses?: { restartCount: number; lastState?: { terminated?: { reason?: string } } }[]
  }
}

export interface Pod {
  name: string
  component: string
  ip: string
  isReady: boolean
  restarts: number
  /** Why the container ended last, such as OOMKilled. */
  ended: string
  memoryLimit: string
}

const label = 'app.kubernetes.io'

export const selectorOf = (component?: string): string =>
  [`${label}/instance=${options.release}`, component && `${label}/component=${component}`].filter(Boolean).join(',')

const fullName = options.release.includes('pandex') ? options.release : `${options.release}-pandex`

export const nameOf = (component: string): string => `${fullName}-${component}`

const toPod = ({ metadata, spec, status }: PodObject): Pod => ({
  name: metadata.name,
  component: metadata.labels?.[`${label}/component`] ?? '',
  ip: status.podIP ?? '',
  isReady: status.conditions?.some(({ type, status: value }) => type === 'Ready' && value === 'True') ?? false,
  restarts: status.containerStatuses?.reduce((sum, { restartCount }) => sum + restartCount, 0) ?? 0,
  ended: status.containerStatuses?.map(({ lastState }) => lastState?.terminated?.reason ?? '').join('') ?? '',
  memoryLimit: spec.containers[0]?.resources?.limits?.memory ?? '',
})

/** Pods of the release that run and are not ending. */
export const listPods = async (component?: Component): Promise<Pod[]> => {
  const { items } = await kubectlJson<{ items: PodObject[] }>('get', 'pods', '--selector', selectorOf(component))
  return items
    .filter(({ metadata, status }) => !metadata.deletionTimestamp && !['Succeeded', 'Failed'].includes(status.phase))
    .map(toPod)
}

export const listReadyPods = async (component?: Component): Promise<Pod[]> =>
  (await listPods(component)).filter(({ isReady }) => isReady)

export const waitForPods = (component: Component, count: number, timeoutMs = 120_000): Promise<Pod[]> =>
  waitFor(async () => {
    const pods = await listPods(component)
    return pods.length === count && pods.every(({ isReady }) => isReady) && pods
  }, timeoutMs)

export const isInstalled = async (): Promise<boolean> =>
  (await helm(['list', '--short', '--filter', `^${options.release}$`])).trim() === options.release

const splitImage = (): string[] => {
  const at = options.image.lastIndexOf(':')
  return [
    '--set',
    `image.repository=${options.image.slice(0, at)}`,
    '--set-string',
    `image.tag=${options.image.slice(at + 1)}`,
  ]
}

/** Installs or upgrades with the values of the test and waits until all is ready. */
export const deploy = (changes: readonly string[] = [], flags: readonly string[] = []): Promise<string> => {
  const values = ['--values', options.values, '--values', options.engines, ...splitImage()]
  const changed = changes.flatMap((change) => ['--set', change])
  const release = ['upgrade', '--install', options.release, options.chart, '--wait', '--timeout', '300s']
  return helm([...release, ...values, ...changed, ...flags])
}

const isHelm3 = async (): Promise<boolean> =>
  (await execute('helm', ['version', '--template', '{{.Version}}'])).startsWith('v3')

/** Helm 4 renamed `--atomic`. */
export const rollbackFlag = async (): Promise<string> => ((await isHelm3()) ? '--atomic' : '--rollback-on-failure')

/** Helm 4 refuses to change a number of replicas that an autoscaler or `kubectl scale` set, unless it is told to. */
export const takeOverFlags = async (): Promise<string[]> => ((await isHelm3()) ? [] : ['--force-conflicts'])

/** Where Pod Security refuses all that the restricted profile refuses. */
export const createNamespace = async (namespace = options.namespace): Promise<void> => {
  await execute('kubectl', ['create', 'namespace', namespace]).catch((error: Error) => {
    if (!error.message.includes('AlreadyExists')) throw error
  })
  const restricted = 'pod-security.kubernetes.io/enforce=restricted'
  await execute('kubectl', ['label', 'namespace', namespace, restricted, '--overwrite'])
}

export const restart = async (component: Component): Promise<void> => {
  await kubectl('rollout', 'restart', `deployment/${nameOf(component)}`)
  await kubectl('rollout', 'status', `deployment/${nameOf(component)}`, '--timeout=180s')
}

export const scale = async (component: Component, replicas: number): Promise<Pod[]> => {
  await kubectl('scale', `deployment/${nameOf(component)}`, `--replicas=${replicas}`)
  return waitForPods(component, replicas)
}
