import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import { silentLogger, waitFor } from '@pandex/platform/testing/fixtures'
import type { AnyKind } from '../use-cases/job-kind.ts'
import { runJob } from '../use-cases/run-job.ts'
import { claimJob, openJob } from '../repositories/jobs.ts'
import type { JobRow } from '../repositories/jobs.ts'

const leaseMs = 30_000

/** Runs the open job of this kind, or a new one, once: until it ends, fails, or waits for a retry. @returns its row */
export const runKind = async (
  db: Db,
  name: string,
  kind: AnyKind,
  { params = {}, log = silentLogger() }: { params?: object; log?: Logger } = {},
): Promise<JobRow> => {
  await db.transaction((trx) => openJob(trx, { kind: name, params: kind.params.parse(params), origin: 'admin' }))
  await db('job').where({ kind: name, status: 'waiting' }).update({ due_at: db.fn.now() })
  // The last query of a killed replica may claim the job until its lease expires.
  const job = await waitFor(() => claimJob(db, [name], leaseMs))
  const deps = { db, log, leaseMs, renewalIntervalMs: 10_000, retryDelaysMs: Array.from({ length: 100 }, () => 0) }
  await runJob(deps, kind, job, new AbortController().signal)
  return (await db('job').where({ id: job.id }).first()) as JobRow
}

export const gatewayContext = () => backgroundContext(silentLogger())
