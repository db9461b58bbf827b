import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Product } from '../local/product/start-product.ts'
import { REPOSITORY } from '../local/repository.ts'
import type { Result } from './harness/comparison.ts'
import { cpuMs } from './harness/cpu-time.ts'
import { residentMb } from './memory.ts'

const maxMemoryMb = 160
/** Maximum idle CPU time of a process, in percent of one core. */
const maxIdlePercent = 1
/** Work that follows an import (counts, suggestions, link checks) ends within this time. */
const settleMs = 30_000
const idleMs = 60_000

const importDemo = async ({ url, adminPassword }: Product): Promise<void> => {
  const env = { ...process.env, PANDEX_URL: url, PANDEX_ADMIN_PASSWORD: adminPassword }
  await promisify(execFile)(process.execPath, [join(REPOSITORY, 'deploy/demo/import-demo.ts')], { env })
}

const memoryOf = ({ services }: Product): Result[] =>
  Object.values(services).map(({ name, pid }) => ({
    name: `memory of ${name}`,
    measured: `${Math.round(residentMb(pid))} MB`,
    reference: `at most ${maxMemoryMb} MB after \`make demo\``,
    ratio: residentMb(pid) / maxMemoryMb,
  }))

const idleCpuOf = async ({ services }: Product): Promise<Result[]> => {
  await delay(settleMs)
  const before = Object.values(services).map(({ pid }) => cpuMs(pid))
  await delay(idleMs)
  return Object.values(services).map(({ name, pid }, index) => {
    const percent = ((cpuMs(pid) - (before[index] ?? 0)) / idleMs) * 100
    return {
      name: `idle CPU of ${name}`,
      measured: `${percent.toFixed(2)} %`,
      reference: `at most ${maxIdlePercent} % of a core`,
      ratio: percent / maxIdlePercent,
    }
  })
}

/** Measures the RSS of each process after the import of `make demo`, and its CPU time on an idle site. */
export const openFootprintBenches = (product: Product): Record<'memory' | 'idle', () => Promise<Result[]>> => {
  const imported = importDemo(product)
  return {
    memory: async () => {
      await imported
      return memoryOf(product)
    },
    idle: async () => {
      await imported
      return idleCpuOf(product)
    },
  }
}
