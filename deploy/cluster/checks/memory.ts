import { setTimeout as delay } from 'node:timers/promises'
import { kubectl } from '../commands.ts'
import { assertFailures, withLoad } from '../load/run-load.ts'
import { options } from '../options.ts'
import { listPods, selectorOf } from '../release.ts'
import type { Pod } from '../release.ts'
import { expect, useSite } from './check.ts'
import type { Check } from './check.ts'

const sampleMs = 15_000

const toMebibytes = (quantity: string): number => {
  const [, amount, unit] = /^(\d+)(\w*)$/.exec(quantity) ?? []
  const factors: Record<string, number> = { Ki: 1 / 1_024, Mi: 1, Gi: 1_024, M: 1e6 / 2 ** 20, G: 1e9 / 2 ** 20 }
  return Number(amount) * (factors[unit ?? ''] ?? 1 / 2 ** 20)
}

const readMemory = async (): Promise<Map<string, number>> => {
  const text = await kubectl('top', 'pods', '--no-headers', '--selector', selectorOf())
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/))
      .map(([name = '', , memory = '']) => [name, toMebibytes(memory)]),
  )
}

export const memory: Check = {
  name: 'memory',
  run: async () => {
    const site = await useSite()
    const before = await listPods()
    const peaks = new Map<string, number>()
    const report = await withLoad(site, async () => {
      const endMs = performance.now() + options.minutes * 60_000
      while (performance.now() < endMs) {
        for (const [name, used] of await readMemory()) peaks.set(name, Math.max(used, peaks.get(name) ?? 0))
        await delay(Math.min(sampleMs, Math.max(0, endMs - performance.now())))
      }
    })
    const after = await listPods()
    const restartsOf = (pods: Pod[]): number => pods.reduce((sum, { restarts }) => sum + restarts, 0)
    expect(
      restartsOf(after) === restartsOf(before),
      `pods restarted: ${after.map(({ name, ended }) => `${name} ${ended}`).join(', ')}`,
    )
    const unlimited = after.filter(({ memoryLimit }) => memoryLimit === '')
    expect(unlimited.length === 0, `no memory limit: ${unlimited.map(({ name }) => name).join(', ')}`)
    const components = new Map<string, string>()
    for (const { name, component, memoryLimit } of after) {
      const [peak, limit] = [peaks.get(name) ?? 0, toMebibytes(memoryLimit)]
      expect(peak > 0 && peak < limit, `${name} took ${Math.round(peak)} of ${limit} MiB`)
      components.set(component, `${component} ${Math.round(peak)}/${Math.round(limit)}`)
    }
    return `${assertFailures(report)} in ${options.minutes} min; MiB of limit: ${[...components.values()].join(', ')}`
  },
}
