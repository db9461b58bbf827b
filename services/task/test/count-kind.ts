import { z } from 'zod'
import { defineKind } from '../use-cases/job-kind.ts'
import type { AnyKind } from '../use-cases/job-kind.ts'
import type { RunnerTiming } from '../jobs/runner.ts'

/** Short intervals but a long lease, so that a slow machine does not lose it. */
export const quickTiming: RunnerTiming = {
  leaseMs: 30_000,
  renewalIntervalMs: 60,
  retryDelaysMs: [20, 20, 20],
  pollMs: 20,
  scheduleMs: 20,
}

export const shortLease: RunnerTiming = { ...quickTiming, leaseMs: 250 }

interface Counting {
  paceMs?: number
  before?: (n: number) => Promise<void> | void
  onCancel?: (n: number) => void
}

export const countKind = ({ paceMs = 4, before, onCancel }: Counting = {}): AnyKind =>
  defineKind<{ to: number }, { n: number }>({
    params: z.strictObject({ to: z.int().min(1).default(10) }),
    async *run(job) {
      const { to } = z.object({ to: z.int().default(10) }).parse(job.params)
      for (let n = (job.state?.n ?? 0) + 1; n <= to; n += 1) {
        await before?.(n)
        await job.pause(paceMs)
        const row = { job_id: job.id, n }
        yield { state: { n }, done: n, total: to, save: async (trx) => void (await trx('counted').insert(row)) }
      }
      return `数到 ${to}`
    },
    cancel: async ({ n }) => onCancel?.(n),
  })
