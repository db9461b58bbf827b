import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import { helm, kubectl } from '../commands.ts'
import { assertFailures, withLoad } from '../load/run-load.ts'
import { withWrites } from '../load/writer.ts'
import { components, options } from '../options.ts'
import { deploy, listPods, restart, rollbackFlag, selectorOf } from '../release.ts'
import type { Pod } from '../release.ts'
import { expect, useSite } from './check.ts'
import type { Check } from './check.ts'

/** A value that no release had before, so that the component's pods are replaced. */
export const changed = (component: string): string => `services.${component}.podAnnotations.changed=at-${Date.now()}`

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

const expectReplaced = async (before: readonly Pod[]): Promise<void> => {
  const after = new Set((await listPods()).map(({ name }) => name))
  const kept = before.filter(({ name }) => after.has(name))
  expect(kept.length === 0, `kept ${kept.map(({ name }) => name).join(', ')}`)
}

export const upgrade: Check = {
  name: 'upgrade',
  run: async () => {
    const site = await useSite()
    const before = await listPods()
    const report = await withLoad(site, async () => {
      await deploy(components.map(changed), ['--reuse-values'])
    })
    await expectReplaced(before)
    return `${assertFailures(report)}, ${before.length} pods replaced by one helm upgrade`
  },
}

/** The newest revision of the release, as text. */
export const revisionOf = async (): Promise<string> => {
  const list = await helm(['history', options.release, '--max', '20', '--output', 'json'])
  const revisions = JSON.parse(list) as { revision: number; status: string; description: string }[]
  const { revision, status, description } = revisions.at(-1) ?? { revision: 0, status: '', description: '' }
  return `revision ${revision} ${status} (${description})`
}

/** An upgrade whose new pods never get ready, though its Job succeeds. */
const brokenFile = 'missing.ts'

export const failedUpgrade: Check = {
  name: 'failed-upgrade',
  run: async () => {
    const site = await useSite()
    const flags = [await rollbackFlag(), '--timeout', '60s', '--reuse-values']
    let refused = ''
    const report = await withLoad(site, async () => {
      const broken = components.map((component) => `services.${component}.args={${brokenFile}}`)
      refused = await deploy(broken, flags).then(
        () => '',
        (error: Error) => error.message,
      )
      await waitFor(async () => {
        const pods = await listPods()
        return pods.every(({ isReady }) => isReady)
      }, 180_000)
    })
    expect(refused !== '', 'an upgrade to pods that never start succeeded')
    const args = await kubectl('get', 'deployments', '--selector', selectorOf(), '--output', 'jsonpath={..args}')
    expect(args !== '' && !args.includes(brokenFile), `pods still start ${args}`)
    return `${assertFailures(report)}, ${await revisionOf()}`
  },
}

export const rollback: Check = {
  name: 'rollback',
  run: async () => {
    const site = await useSite()
    await deploy(components.map(changed), ['--reuse-values'])
    const before = await listPods()
    const report = await withLoad(site, async () => {
      await helm(['rollback', options.release, '--wait', '--timeout', '300s'])
    })
    await expectReplaced(before)
    return `${assertFailures(report)}, ${before.length} pods replaced, ${await revisionOf()}`
  },
}
