import { setTimeout as delay } from 'node:timers/promises'
import { execute } from '../commands.ts'
import { assertFailures, withLoad } from '../load/run-load.ts'
import { components, options } from '../options.ts'
import type { Component } from '../options.ts'
import { listReadyPods, waitForPods } from '../release.ts'
import { withWrites } from '../load/writer.ts'
import { expect, useSite } from './check.ts'
import type { Check } from './check.ts'

/** What `kubectl drain` calls. @returns whether the disruption budget allowed it */
const evict = async (pod: string): Promise<boolean> => {
  const { namespace } = options
  const path = `/api/v1/namespaces/${namespace}/pods/${pod}/eviction`
  const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name: pod, namespace } }
  try {
    await execute('kubectl', ['create', '--raw', path, '--filename', '-'], { input: JSON.stringify(eviction) })
    return true
  } catch (error) {
    if (/disruption budget/.test(String(error))) return false
    throw error
  }
}

const evictUntilAllowed = async (pod: string): Promise<void> => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await evict(pod)) return
    await delay(1_000)
  }
  throw new Error(`the eviction of ${pod} was refused for 100 s`)
}

/** Evicts all pods of a component one after another, as a drained node would. @returns how often the budget refused the second */
const drain = async (component: Component): Promise<boolean> => {
  const pods = await listReadyPods(component)
  const [first, ...others] = pods
  if (!first || others.length === 0) throw new Error(`${component} needs two pods`)
  expect(await evict(first.name), `the first eviction of ${component} was refused`)
  const refused = !(await evict(others[0]?.name ?? ''))
  if (refused) for (const pod of others) await evictUntilAllowed(pod.name)
  await waitForPods(component, pods.length)
  return refused
}

export const eviction: Check = {
  name: 'eviction',
  run: async () => {
    const site = await useSite()
    const unguarded: string[] = []
    let written = ''
    const report = await withLoad(site, async () => {
      written = await withWrites(site, async () => {
        for (const component of components) if (!(await drain(component))) unguarded.push(component)
      })
    })
    expect(unguarded.length === 0, `both pods at once were evicted of ${unguarded.join(', ')}`)
    return `${assertFailures(report)}, every pod evicted, ${components.length} second evictions refused by budgets; ${written}`
  },
}
