import { createDatabase, silentLogger, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { jobHandlers } from '../handlers/jobs.ts'
import { startRunner } from '../jobs/runner.ts'
import { findJob } from '../repositories/jobs.ts'
import { countKind, quickTiming } from './count-kind.ts'
import { startCrashingReplica } from './crashing-replica.ts'
import { schedulesOf } from './schedules-of.ts'

test('a job of a killed process resumes in the next one without losses or duplicates, at 20 random moments', async () => {
  await using database = await createDatabase('task')
  const { db } = database
  await db.raw('create table counted (job_id bigint, n integer)')
  const kinds = { count: countKind() }
  const admin = testContext({ user: { id: 1, role: 'admin' } })
  const { id } = await jobHandlers({ db, kinds }).StartJob({ kind: 'count', params: '{"to":400}' }, admin)
  const job = Number(id)
  const counted = async () => (await db('counted').where({ job_id: job }).orderBy('n').pluck('n')) as number[]
  const isDone = async () => (await findJob(db, job))?.status === 'done'
  for (let kills = 0; kills < 20; kills += 1) {
    const before = (await counted()).length
    const crashing = await startCrashingReplica(database.url, () => ({ count: countKind() }))
    await waitFor(async () => (await counted()).length > before || (await isDone()))
    await delay(Math.random() * 30)
    await crashing.kill()
    // Simulates an expired lease.
    await db('job').where({ id: job, status: 'running' }).update({ leased_until: '-infinity' })
  }
  const lastReplica = { db, kinds, siteConfig: schedulesOf({}), clock: () => new Date(), log: silentLogger() }
  await using _last = startRunner(lastReplica, quickTiming)
  await waitFor(isDone)
  expect(await counted()).toEqual(Array.from({ length: 400 }, (_, index) => index + 1))
  expect((await findJob(db, job))?.attempts).toBeGreaterThan(10)
})
