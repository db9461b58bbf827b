import { setTimeout as delay } from 'node:timers/promises'
import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import { assertFailures, withLoad } from '../load/run-load.ts'
import { listReadyPods, scale } from '../release.ts'
import type { Pod } from '../release.ts'
import { openPod } from '../site.ts'
import { expect, useSite } from './check.ts'
import type { Check } from './check.ts'

const maxSeconds = 40
const sampleMs = 3_000
/** Of three pods, a fair share is a third. */
const enoughShare = 0.15

/** Calls that a pod's service has answered so far. */
const countCalls = async (pod: Pod): Promise<number> => {
  await using opened = await openPod(pod, 9_090)
  const text = await (await fetch(`${opened.url}/metrics`)).text()
  const counts = text.matchAll(/^pandex_grpc_server_seconds_count\{[^}]*\} (\d+)/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

export const spread: Check = {
  name: 'grpc-spread',
  run: async () => {
    const site = await useSite()
    let took = 0
    const before = new Set((await listReadyPods('search')).map(({ name }) => name))
    const report = await withLoad(site, async () => {
      const pods = await scale('search', before.size + 1)
      const startedAt = performance.now()
      const added = pods.find(({ name }) => !before.has(name))
      let last = await Promise.all(pods.map(countCalls))
      await waitFor(async () => {
        await delay(sampleMs)
        const now = await Promise.all(pods.map(countCalls))
        const calls = now.map((count, at) => count - (last[at] ?? 0))
        last = now
        const all = calls.reduce((sum, count) => sum + count, 0)
        return (calls[pods.findIndex(({ name }) => name === added?.name)] ?? 0) > all * enoughShare
      }, 120_000)
      took = (performance.now() - startedAt) / 1_000
    })
    await scale('search', before.size)
    const text = `a new search pod takes its share of calls after ${took.toFixed(0)} s, ${assertFailures(report)}`
    expect(took <= maxSeconds, text)
    return text
  },
}
