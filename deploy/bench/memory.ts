import { readFileSync } from 'node:fs'
import type { Product } from '../local/product/start-product.ts'
import type { Result } from './ratio.ts'

const bounds = {
  gateway: 'answers up to 64 MB',
  search: 'titles of 5000 keywords',
} as const

type Watched = keyof typeof bounds

export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

export const watchMemory = ({ services }: Product): (() => Result[]) => {
  const now = (name: Watched): number => residentMb(services[name]?.pid ?? 0)
  const begun = { gateway: now('gateway'), search: now('search') }
  return () =>
    (Object.keys(bounds) as Watched[]).map((name) => ({
      name: `memory of ${name}`,
      measured: `${Math.round(now(name))} MB`,
      reference: `at the start ${Math.round(begun[name])} MB; ${bounds[name]}`,
      ratio: now(name) / begun[name],
    }))
}
