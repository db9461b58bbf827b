import { join } from 'node:path'
import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import { kubectl } from '../commands.ts'
import { assertFailures, withLoad } from '../load/run-load.ts'
import { deploy, listReadyPods, nameOf, scale, takeOverFlags } from '../release.ts'
import { useSite } from './check.ts'
import type { Check } from './check.ts'

const scaled = ['gateway', 'search'] as const
/** Of the other checks. */
const replicas = 2
const fewest = 1
const most = 3
const timeoutMs = 300_000

const waitForReady = (count: number): Promise<boolean> =>
  waitFor(async () => {
    const counts = await Promise.all(scaled.map(async (name) => (await listReadyPods(name)).length))
    return counts.every((each) => each === count)
  }, timeoutMs)

const timed = async (work: Promise<unknown>): Promise<string> => {
  const startedAt = performance.now()
  await work
  return `${((performance.now() - startedAt) / 1_000).toFixed(0)} s`
}

export const autoscale: Check = {
  name: 'autoscale',
  run: async () => {
    const site = await useSite()
    await deploy([], ['--values', join(import.meta.dirname, '../autoscaling.yaml'), ...(await takeOverFlags())])
    await kubectl('get', 'hpa', ...scaled.map(nameOf))
    try {
      await waitForReady(fewest)
      let up = ''
      let down = ''
      const busy = await withLoad(
        site,
        async () => {
          up = await timed(waitForReady(most))
        },
        { rate: 25, connections: 'new' },
      )
      const quiet = await withLoad(
        site,
        async () => {
          down = await timed(waitForReady(fewest))
        },
        { rate: 1 },
      )
      return `gateway and search ${fewest} → ${most} after ${up}: ${assertFailures(busy)}; back after ${down}: ${assertFailures(quiet)}`
    } finally {
      await deploy([], await takeOverFlags())
      // The autoscaler may act once more before Helm deletes it.
      for (const name of scaled) await scale(name, replicas)
    }
  },
}
