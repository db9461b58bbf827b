import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import { helm, kubectl } from '../commands.ts'
import { assertFailures, withLoad } from '../load/run-load.ts'
import { withWrites } from '../load/writer.ts'
import { components, options } from '../options.ts'
import { deploy, listPods, listReadyPods, nameOf, restart, rollbackFlag } from '../release.ts'
import { expect, useSite } from './check.ts'
import type { Check } from './check.ts'

/** A value that no release had before, so that an upgrade replaces every pod. */
const newValue = (): string => `defaults.podAnnotations.changed=at-${Date.now()}`

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
    const report = await withLoad(site, async () => {
      await deploy([newValue()])
    })
    const after = new Set((await listPods()).map(({ name }) => name))
    const kept = before.filter(({ name }) => after.has(name))
    expect(kept.length === 0, `the upgrade kept ${kept.map(({ name }) => name).join(', ')}`)
    return `${assertFailures(report)}, ${before.length} pods replaced by helm upgrade`
  },
}

const revisionOf = async (): Promise<string> => {
  const list = await helm(['history', options.release, '--max', '20', '--output', 'json'])
  const revisions = JSON.parse(list) as { revision: number; status: string; description: string }[]
  const { revision, status, description } = revisions.at(-1) ?? { revision: 0, status: '', description: '' }
  return `revision ${revision} ${status} (${description})`
}

/** An upgrade whose new pods never get ready. */
const brokenValue = 'image.tag=missing'

export const failedUpgrade: Check = {
  name: 'failed-upgrade',
  run: async () => {
    const site = await useSite()
    const flags = [await rollbackFlag(), '--timeout', '45s']
    let refused = ''
    const report = await withLoad(site, async () => {
      refused = await deploy([brokenValue], flags).then(
        () => '',
        (error: Error) => error.message,
      )
      await waitFor(async () => {
        const pods = await listPods()
        return pods.every(({ isReady }) => isReady)
      }, 180_000)
    })
    expect(refused !== '', 'an upgrade to an image that does not exist succeeded')
    const image = await kubectl('get', `deployment/${nameOf('search')}`, '--output', 'jsonpath={..image}')
    expect(!image.includes('missing'), `search still has the image ${image}`)
    return `${assertFailures(report)}, ${await revisionOf()}`
  },
}

export const rollback: Check = {
  name: 'rollback',
  run: async () => {
    const site = await useSite()
    await deploy([newValue()])
    const before = await listReadyPods('search')
    const report = await withLoad(site, async () => {
      await helm(['rollback', options.release, '--wait', '--timeout', '300s'])
    })
    const after = await listReadyPods('search')
    expect(!after.some(({ name }) => before.some((pod) => pod.name === name)), 'the rollback replaced no pod')
    return `${assertFailures(report)}, ${await revisionOf()}`
  },
}
