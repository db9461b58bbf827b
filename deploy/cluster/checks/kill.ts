import { setTimeout as delay } from 'node:timers/promises'
import { kubectl } from '../commands.ts'
import { assertFailures, withLoad } from '../load/run-load.ts'
import { withWrites } from '../load/writer.ts'
import { components } from '../options.ts'
import { listReadyPods, waitForPods } from '../release.ts'
import { useSite } from './check.ts'
import type { Check } from './check.ts'

/** The share of requests that a crash may cost. */
const maxFailedShare = 0.001

export const kill: Check = {
  name: 'kill',
  run: async () => {
    const site = await useSite()
    let killed = 0
    let written = ''
    const report = await withLoad(site, async () => {
      written = await withWrites(site, async () => {
        for (const component of components) {
          const pods = await listReadyPods(component)
          for (const { name } of pods) {
            await kubectl('delete', 'pod', name, '--grace-period=0', '--force')
            killed += 1
            await waitForPods(component, pods.length)
            await delay(3_000)
          }
        }
      })
    })
    return `${assertFailures(report, maxFailedShare)}, ${killed} pods killed; ${written}`
  },
}
