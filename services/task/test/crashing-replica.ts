import { openPostgres } from '@pandex/platform/postgres/postgres'
import type { Db } from '@pandex/platform/postgres/postgres'
import { startFaultProxy } from '@pandex/platform/testing/fault-proxy'
import { silentLogger } from '@pandex/platform/testing/fixtures'
import type { JobKinds } from '../use-cases/job-kind.ts'
import { startRunner } from '../jobs/runner.ts'
import { quickTiming } from './count-kind.ts'
import { schedulesOf } from './schedules-of.ts'

/** A replica that `kill` cuts off: nothing that it does afterwards reaches the database. */
export const startCrashingReplica = async (
  databaseUrl: string,
  createKinds: (db: Db) => JobKinds,
): Promise<{ kill: () => Promise<void> }> => {
  const url = new URL(databaseUrl)
  const proxy = await startFaultProxy({ target: url.host })
  url.host = proxy.address
  const log = silentLogger()
  // A killed replica waits this long for a connection.
  const postgres = openPostgres({ url: url.href, poolSize: 3, connectTimeoutMs: 700, log })
  const { db } = postgres
  const siteConfig = schedulesOf({})
  const runner = startRunner({ db, kinds: createKinds(db), siteConfig, clock: () => new Date(), log }, quickTiming)
  return {
    kill: async () => {
      proxy.cut()
      await runner[Symbol.asyncDispose]()
      await postgres[Symbol.asyncDispose]()
      await proxy[Symbol.asyncDispose]()
    },
  }
}
