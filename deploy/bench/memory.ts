import { readFileSync } from 'node:fs'
import type { Product } from '../local/product/start-product.ts'
import type { Result } from './harness/comparison.ts'

const memoryBounds = {
  gateway: 'answers up to 64 MB',
  search: 'titles of 5000 keywords',
} as const

type WatchedService = keyof typeof memoryBounds

export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

export const watchMemory = ({ services }: Product): (() => Result[]) => {
  const now = (name: WatchedService): number => residentMb(services[name]?.pid ?? 0)
  const begun = { gateway: now('gateway'), search: now('search') }
  return () =>
    (Object.keys(memoryBounds) as WatchedService[]).map((name) => ({
      name: `memory of ${name}`,
      measured: `${Math.round(now(name))} MB`,
      reference: `at the start ${Math.round(begun[name])} MB; ${memoryBounds[name]}`,
      ratio: now(name) / begun[name],
    }))
}
