import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import { helm, kubectl } from '../commands.ts'
import { assertFailures, withLoad } from '../load/run-load.ts'
import { withWrites } from '../load/writer.ts'
import { components, options } from '../options.ts'
import { deploy, listPods, listReadyPods, nameOf, restart, rollbackFlag } from '../release.ts'
import { expect, useSite } from './check.ts'
import type { Check } from './check.ts'

/** Upgrades to values that no release had before, so that every pod is replaced, of so many components at a time. */
const replacePods = async (): Promise<number> => {
  const changed = (component: string): string => `services.${component}.podAnnotations.changed=at-${Date.now()}`
  let upgrades = 0
  for (let at = 0; at < components.length; at += options.together) {
    await deploy(components.slice(at, at + options.together).map(changed), ['--reuse-values'])
    upgrades += 1
  }
  return upgrades
}

export const rollout: Check = {
  name: 'rollout',
  run: async () => {
    const site = await useSite()
    let written = ''
    const report = await withLoad(site, async () => {
      written = await withWrites(site, async () => {
        for (const component of components) await restart(component)
      })
    })
    return `${assertFailures(report)}, all ${components.length} deployments restarted; ${written}`
  },
}

export const upgrade: Check = {
  name: 'upgrade',
  run: async () => {
    const site = await useSite()
    const before = await listPods()
    let upgrades = 0
    const report = await withLoad(site, async () => {
      upgrades = await replacePods()
    })
    const after = new Set((await listPods()).map(({ name }) => name))
    const kept = before.filter(({ name }) => after.has(name))
    expect(kept.length === 0, `the upgrade kept ${kept.map(({ name }) => name).join(', ')}`)
    return `${assertFailures(report)}, ${before.length} pods replaced by ${upgrades} helm upgrades`
  },
}

const revisionOf = async (): Promise<string> => {
  const list = await helm(['history', options.release, '--max', '20', '--output', 'json'])
  const revisions = JSON.parse(list) as { revision: number; status: string; description: string }[]
  const { revision, status, description } = revisions.at(-1) ?? { revision: 0, status: '', description: '' }
  return `revision ${revision} ${status} (${description})`
}

/** An upgrade whose new pods never get ready, though its Job succeeds. */
const brokenFile = 'services/search/missing.ts'

export const failedUpgrade: Check = {
  name: 'failed-upgrade',
  run: async () => {
    const site = await useSite()
    const flags = [await rollbackFlag(), '--timeout', '60s', '--reuse-values']
    let refused = ''
    const report = await withLoad(site, async () => {
      refused = await deploy([`services.search.args={${brokenFile}}`], flags).then(
        () => '',
        (error: Error) => error.message,
      )
      await waitFor(async () => {
        const pods = await listPods()
        return pods.every(({ isReady }) => isReady)
      }, 180_000)
    })
    expect(refused !== '', 'an upgrade to pods that never start succeeded')
    const args = await kubectl('get', `deployment/${nameOf('search')}`, '--output', 'jsonpath={..args}')
    expect(!args.includes(brokenFile), `search still starts ${args}`)
    return `${assertFailures(report)}, ${await revisionOf()}`
  },
}

export const rollback: Check = {
  name: 'rollback',
  run: async () => {
    const site = await useSite()
    await deploy(['services.search.podAnnotations.changed=before-rollback'], ['--reuse-values'])
    const before = await listReadyPods('search')
    const report = await withLoad(site, async () => {
      await helm(['rollback', options.release, '--wait', '--timeout', '300s'])
    })
    const after = await listReadyPods('search')
    expect(!after.some(({ name }) => before.some((pod) => pod.name === name)), 'the rollback replaced no pod')
    return `${assertFailures(report)}, ${await revisionOf()}`
  },
}
