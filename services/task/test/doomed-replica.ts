import { openPostgres } from '@pandex/platform/postgres'
import type { Db } from '@pandex/platform/postgres'
import { startFaultProxy } from '@pandex/platform/testing/fault-proxy'
import { silentLogger } from '@pandex/platform/testing/fixtures'
import type { JobKinds } from '../jobs/job-kind.ts'
import { startRunner } from '../jobs/runner.ts'
import { quickTiming } from './count-kind.ts'

/** A replica that `kill` cuts off: nothing that it does afterwards reaches the database. */
export const startDoomed = async (
  databaseUrl: string,
  createKinds: (db: Db) => JobKinds,
): Promise<{ kill: () => Promise<void> }> => {
  const url = new URL(databaseUrl)
  const proxy = await startFaultProxy({ target: url.host })
  url.host = proxy.address
  const log = silentLogger()
  const postgres = openPostgres({ url: url.href, poolSize: 3, log })
  const { db } = postgres
  const settings = { readSchedules: async () => ({}) }
  const runner = startRunner({ db, kinds: createKinds(db), settings, clock: () => new Date(), log }, quickTiming)
  return {
    kill: async () => {
      proxy.cut()
      await runner[Symbol.asyncDispose]()
      await postgres[Symbol.asyncDispose]()
      await proxy[Symbol.asyncDispose]()
    },
  }
}
