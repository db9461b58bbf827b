import { AppError, unavailableError } from '@pandex/platform/errors'
import { openPostgres } from '@pandex/platform/postgres/postgres'
import { startFaultProxy } from '@pandex/platform/testing/fault-proxy'
import { createDatabase, silentLogger, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import type { TestDatabase } from '@pandex/platform/testing/fixtures'
import { measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { jobHandlers } from '../handlers/jobs.ts'
import { claimJob } from '../repositories/jobs.ts'
import { defineKind } from '../use-cases/job-kind.ts'
import type { AnyKind, JobKinds } from '../use-cases/job-kind.ts'
import { startRunner } from '../jobs/runner.ts'
import { countKind, quickTiming, shortLease } from './count-kind.ts'
import { schedulesOf } from './schedules-of.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createDatabase('task')
  await database.db.raw('create table counted (job_id bigint, n integer)')
})

afterAll(() => database[Symbol.asyncDispose]())

beforeEach(() => database.db.raw('truncate job, job_schedule, counted, outbox'))

const admin = () => testContext({ user: { id: 1, role: 'admin' } })
const visitor = () => testContext({ user: { id: 2, role: 'user' } })

const callsFor = (kinds: JobKinds) => jobHandlers({ db: database.db, kinds })
const noPage = { page: null, kind: '', status: '' }
const start = async (kinds: JobKinds, params: object = {}, kind = 'count'): Promise<number> => {
  const { id } = await callsFor(kinds).StartJob({ kind, params: JSON.stringify(params) }, admin())
  return Number(id)
}
const jobOf = async (id: number) => (await database.db('job').where({ id }).first()) as Record<string, unknown>
const waitForStatus = (id: number, status: string) =>
  waitFor(async () => {
    const job = await jobOf(id)
    return job.status === status && job
  })
const counted = async (id: number): Promise<number[]> =>
  (await database.db('counted').where({ job_id: id }).orderBy('n').pluck('n')) as number[]
const numbersUpTo = (n: number): number[] => Array.from({ length: n }, (_, index) => index + 1)

interface ReplicaOptions {
  schedules?: Record<string, string>
  clock?: () => Date
}

const startReplica = (kinds: JobKinds, { schedules = {}, clock = () => new Date() }: ReplicaOptions = {}) => {
  const siteConfig = schedulesOf(schedules)
  return startRunner({ db: database.db, kinds, siteConfig, clock, log: silentLogger() }, quickTiming)
}

test('a job runs step by step to its end and reports its progress', async () => {
  const kinds = { count: countKind() }
  await using _runner = startReplica(kinds)
  const id = await start(kinds, { to: 7 })
  await waitForStatus(id, 'done')
  expect(await counted(id)).toEqual(numbersUpTo(7))
  const { list, total } = await callsFor(kinds).ListJobs(noPage, admin())
  for (const column of ['create_time', 'kind', 'status', 'origin', 'attempts', 'ended_at']) {
    const page = { page: 1, size: 20, order_by: column, order: 'asc' }
    expect((await callsFor(kinds).ListJobs({ ...noPage, page }, admin())).total).toBe(total)
  }
  expect(total).toBe(1)
  expect(list?.[0]).toMatchObject({ id, kind: 'count', status: 'done', done: 7, total: 7, msg: '数到 7', attempts: 1 })
})

test('concurrent starts with equal params open one job, on every replica', async () => {
  const going = Promise.withResolvers<void>()
  const kinds = { count: countKind({ before: () => going.promise }), other: countKind() }
  await using _one = startReplica(kinds)
  await using _two = startReplica(kinds)
  const ids = await Promise.all(numbersUpTo(10).map(() => start(kinds)))
  expect(new Set(ids).size).toBe(1)
  const other = await start(kinds, {}, 'other')
  await waitForStatus(other, 'done')
  going.resolve()
  await waitForStatus(ids[0] ?? 0, 'done')
  expect(await counted(ids[0] ?? 0)).toEqual(numbersUpTo(10))
  expect(await database.db('outbox').where({ topic: 'admin.changed.v1' })).toHaveLength(2)
  expect(await start(kinds)).not.toBe(ids[0])
})

test('a job with other params than the open one waits for it, on every replica; equal jobs are one', async () => {
  const reached = Promise.withResolvers<void>()
  const going = Promise.withResolvers<void>()
  const before = async (n: number): Promise<void> => {
    if (n === 1) reached.resolve()
    await going.promise
  }
  const kinds = { count: countKind({ before }) }
  await using _one = startReplica(kinds)
  await using _two = startReplica(kinds)
  const open = await start(kinds, { to: 3 })
  await reached.promise
  const next = await start(kinds, { to: 4 })
  const last = await start(kinds, { to: 5 })
  expect([await start(kinds, { to: 3 }), await start(kinds, { to: 4 })]).toEqual([open, next])
  expect([(await jobOf(next)).status, (await jobOf(last)).status]).toEqual(['waiting', 'waiting'])
  going.resolve()
  await waitForStatus(last, 'done')
  expect((await jobOf(next)).status).toBe('done')
  expect([await counted(open), await counted(next), await counted(last)]).toEqual([
    numbersUpTo(3),
    numbersUpTo(4),
    numbersUpTo(5),
  ])
  const [first, second, third] = await Promise.all([open, next, last].map((id) => jobOf(id)))
  expect(Number(first?.ended_at) <= Number(second?.started_at)).toBe(true)
  expect(Number(second?.ended_at) <= Number(third?.started_at)).toBe(true)
})

test('jobs of a kind run in their order while another replica claims the first', async () => {
  const kinds = { count: countKind() }
  const first = await start(kinds, { to: 3 })
  await start(kinds, { to: 4 })
  const claim = () => claimJob(database.db, ['count'], 30_000)
  await database.db.transaction(async (trx) => {
    await trx('job').where({ id: first }).forUpdate()
    expect(await claim()).toBe(undefined)
  })
  expect(await claim()).toMatchObject({ id: first, status: 'running' })
})

test('a queue of one kind is bounded', async () => {
  const kinds = { count: countKind() }
  for (const to of numbersUpTo(20)) await start(kinds, { to })
  await expect(start(kinds, { to: 21 })).rejects.toMatchObject({ kind: 'failed_precondition', code: 'task.queue_full' })
  expect(await start(kinds, { to: 20 })).toEqual(expect.any(Number))
})

test('a cancelled job stops before its next step, and resumes there on retry', async () => {
  const reached = Promise.withResolvers<void>()
  const going = Promise.withResolvers<void>()
  const undone: number[] = []
  const before = async (n: number): Promise<void> => {
    if (n === 4) reached.resolve()
    if (n === 4) await going.promise
  }
  const kinds = { count: countKind({ before, onCancel: (n) => undone.push(n) }) }
  await using _runner = startReplica(kinds)
  const id = await start(kinds)
  await reached.promise
  expect(await callsFor(kinds).CancelJob({ id }, admin())).toMatchObject({ status: 'cancelling' })
  going.resolve()
  await waitForStatus(id, 'cancelled')
  expect(undone).toEqual([4])
  expect(await counted(id)).toEqual(numbersUpTo(4))
  await expect(callsFor(kinds).CancelJob({ id }, admin())).rejects.toMatchObject({ code: 'task.job_ended' })
  await callsFor(kinds).RetryJob({ id }, admin())
  expect(await waitForStatus(id, 'done')).toMatchObject({ attempts: 2 })
  expect(await counted(id)).toEqual(numbersUpTo(10))
  await expect(callsFor(kinds).RetryJob({ id }, admin())).rejects.toMatchObject({ code: 'task.job_not_ended' })
})

test('a list can be limited to open jobs, and returns the params of each', async () => {
  const kinds = { count: countKind(), other: countKind() }
  const ended = await start(kinds, { to: 3 }, 'other')
  await callsFor(kinds).CancelJob({ id: ended }, admin())
  const open = await start(kinds, { to: 7 })
  const { list, total } = await callsFor(kinds).ListJobs({ ...noPage, status: 'open' }, admin())
  expect(total).toBe(1)
  expect(list).toMatchObject([{ id: open, status: 'waiting', params: '{"to":7}' }])
})

test('a job that no worker has started is cancelled at once', async () => {
  const kinds = { count: countKind() }
  const id = await start(kinds)
  expect(await callsFor(kinds).CancelJob({ id }, admin())).toMatchObject({ status: 'cancelled' })
})

test('of two concurrent retries one succeeds', async () => {
  const kinds = { count: countKind() }
  const ids: number[] = []
  for (const _ of [1, 2]) {
    const id = await start(kinds)
    await callsFor(kinds).CancelJob({ id }, admin())
    ids.push(id)
  }
  const retried = await Promise.allSettled(ids.map((id) => callsFor(kinds).RetryJob({ id }, admin())))
  expect(retried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(retried.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'task.job_not_ended' })
})

test('a cancellation that fails temporarily is repeated later, with pauses', async () => {
  let tries = 0
  const kinds: JobKinds = {
    count: countKind({
      before: (n) =>
        n === 3
          ? callsFor(kinds)
              .CancelJob({ id: Number(cancelled) }, admin())
              .then(() => {})
          : undefined,
      onCancel: () => {
        tries += 1
        if (tries < 3) throw unavailableError()
      },
    }),
  }
  const cancelled = await start(kinds)
  const timing = { ...quickTiming, retryDelaysMs: [150, 150, 150] }
  const siteConfig = schedulesOf({})
  const beganAtMs = performance.now()
  await using _runner = startRunner(
    { db: database.db, kinds, siteConfig, clock: () => new Date(), log: silentLogger() },
    timing,
  )
  await waitForStatus(cancelled, 'cancelled')
  expect(tries).toBe(3)
  expect(performance.now() - beganAtMs).toBeGreaterThan(300)
})

test('a temporary error is retried from the last step, up to a number of attempts', async () => {
  let failures = 2
  const before = (n: number): void => {
    if (n === 3 && failures-- > 0) throw unavailableError()
  }
  const kinds = { count: countKind({ before }) }
  await using _runner = startReplica(kinds)
  const id = await start(kinds)
  expect(await waitForStatus(id, 'done')).toMatchObject({ attempts: 3 })
  expect(await counted(id)).toEqual(numbersUpTo(10))
  failures = 1_000
  const lost = await start(kinds)
  expect(await waitForStatus(lost, 'failed')).toMatchObject({ attempts: 4, msg: '服务繁忙，请稍后再试' })
})

test('a rule that forbids the job ends it with its message, and an internal error discloses no details', async () => {
  const kinds = {
    count: countKind({
      before: () => {
        throw new AppError('failed_precondition', 'task.switched_off', '请先在站点配置里填写域名')
      },
    }),
    broken: countKind({
      before: () => {
        throw new Error('secret 10.0.0.1')
      },
    }),
  }
  await using _runner = startReplica(kinds)
  expect(await waitForStatus(await start(kinds), 'failed')).toMatchObject({
    attempts: 1,
    msg: '请先在站点配置里填写域名',
  })
  const { msg } = await waitForStatus(await start(kinds, {}, 'broken'), 'failed')
  expect(msg).toBe('内部错误，请查看日志')
})

test('a worker without its lease stores nothing more', async () => {
  const stuck = Promise.withResolvers<void>()
  const isStuck = Promise.withResolvers<void>()
  let runs = 0
  const kinds = {
    count: countKind({
      before: async (n) => {
        // Only its first run: the same replica may take the job again.
        if (n !== 5 || (runs += 1) > 1) return
        isStuck.resolve()
        await stuck.promise
      },
    }),
  }
  await using frozen = startReplica(kinds)
  using _unblocked = { [Symbol.dispose]: () => stuck.resolve() }
  const id = await start(kinds)
  await isStuck.promise
  // Simulates an expired lease: another replica takes the job.
  await database
    .db('job')
    .where({ id })
    .update({ leased_until: '-infinity', lease: '0188f3de-0000-4000-8000-000000000000' })
  await using _other = startReplica({ count: countKind() })
  await waitForStatus(id, 'done')
  stuck.resolve()
  await frozen[Symbol.asyncDispose]()
  expect(await counted(id)).toEqual(numbersUpTo(10))
})

/** How long (ms) a replica continues its job after the database stops answering. */
const timeUntilStopped = async (): Promise<number> => {
  await database.db.raw('truncate job')
  const url = new URL(database.url)
  await using proxy = await startFaultProxy({ target: url.host })
  url.host = proxy.address
  await using postgres = openPostgres({ url: url.href, poolSize: 3, log: silentLogger() })
  const begun = Promise.withResolvers<AbortSignal>()
  const kind = defineKind<object, object>({
    params: z.object({}),
    // oxlint-disable-next-line require-yield -- it is stopped before its first step
    async *run(job) {
      begun.resolve(job.signal)
      await job.pause(20_000)
      return ''
    },
  })
  const siteConfig = schedulesOf({})
  const fixture = { db: postgres.db, kinds: { silent: kind }, siteConfig, clock: () => new Date(), log: silentLogger() }
  const runner = startRunner(fixture, shortLease)
  await start({ silent: kind }, {}, 'silent')
  const signal = await begun.promise
  proxy.freeze()
  const tookMs = await measureDurationMs(async () => signal.aborted || once(signal, 'abort'))
  proxy.cut()
  await runner[Symbol.asyncDispose]()
  return tookMs
}

test('a worker without contact to the database for the length of a lease stops, since another may have taken over', async () => {
  const boundMs = 2 * shortLease.leaseMs + 500
  expect(await measureMin(boundMs, timeUntilStopped)).toBeLessThan(boundMs)
})

test('a stopping process releases its job, and the next one takes it at once', async () => {
  const reached = Promise.withResolvers<void>()
  const kinds = { count: countKind({ before: (n) => (n === 3 ? reached.resolve() : undefined), paceMs: 20 }) }
  const first = startReplica(kinds)
  const id = await start(kinds)
  await reached.promise
  await first[Symbol.asyncDispose]()
  expect(await jobOf(id)).toMatchObject({ status: 'waiting', lease: null })
  await using _second = startReplica(kinds)
  await waitForStatus(id, 'done')
  expect(await counted(id)).toEqual(numbersUpTo(10))
})

test('a job of a killed process resumes when its lease expires', async () => {
  const id = await start({ count: countKind() }, { to: 150 })
  const child = fork(fileURLToPath(new URL('job-process.ts', import.meta.url)), [database.url], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  await waitFor(async () => (await counted(id)).length > 3)
  child.kill('SIGKILL')
  await ended
  expect(await jobOf(id)).toMatchObject({ status: 'running' })
  await using _next = startReplica({ count: countKind() })
  await waitForStatus(id, 'done')
  expect(await counted(id)).toEqual(numbersUpTo(150))
})

describe('the schedule', () => {
  test('starts a due job once with several replicas, and follows the configuration', async () => {
    let now = new Date('2026-11-21T03:29:50+08:00')
    const schedules: Record<string, string> = { count: '30 3 * * *' }
    const fixture = { schedules, clock: () => now }
    const kinds = { count: countKind() }
    await using _one = startReplica(kinds, fixture)
    await using _two = startReplica(kinds, fixture)
    await waitFor(() => database.db('job_schedule').where({ kind: 'count' }).first())
    expect(await database.db('job')).toEqual([])
    now = new Date('2026-11-21T03:30:01+08:00')
    await waitFor(() => database.db('job').where({ status: 'done' }).first())
    schedules.count = '0 5 * * *'
    const next = new Date('2026-11-21T05:00:00+08:00')
    await waitFor(() => database.db('job_schedule').where({ next_at: next }).first())
    const { list } = await callsFor(kinds).ListJobs(noPage, admin())
    expect(list).toMatchObject([{ origin: 'schedule', next_at: next.toISOString() }])
  })

  test('leaves out disabled jobs', async () => {
    let now = new Date('2026-11-21T03:29:50+08:00')
    const off: AnyKind = {
      ...countKind(),
      check: async () => {
        throw new AppError('failed_precondition', 'task.switched_off', '未启用')
      },
    }
    await using _runner = startReplica(
      { off, count: countKind() },
      { schedules: { off: '* * * * *', count: '* * * * *' }, clock: () => now },
    )
    await waitFor(() => database.db('job_schedule').where({ kind: 'count' }).first())
    now = new Date('2026-11-21T03:31:00+08:00')
    await waitFor(() => database.db('job').where({ kind: 'count' }).first())
    expect(await database.db('job').where({ kind: 'off' })).toEqual([])
    await expect(start({ off }, {}, 'off')).rejects.toMatchObject({ code: 'task.switched_off' })
  })
})

test('jobs are for admins, of existing kinds, with valid params', async () => {
  const kinds = { count: countKind() }
  const calls = callsFor(kinds)
  const forbidden = { code: 'task.admin_only' }
  await expect(calls.StartJob({ kind: 'count', params: '{}' }, visitor())).rejects.toMatchObject(forbidden)
  await expect(calls.ListJobs(noPage, visitor())).rejects.toMatchObject(forbidden)
  await expect(calls.CancelJob({ id: 1 }, visitor())).rejects.toMatchObject(forbidden)
  await expect(calls.RetryJob({ id: 1 }, visitor())).rejects.toMatchObject(forbidden)
  await expect(start(kinds, {}, 'toString')).rejects.toMatchObject({ code: 'task.unknown_kind' })
  await expect(start(kinds, { to: 'many' })).rejects.toMatchObject({ code: 'task.bad_params' })
  await expect(calls.CancelJob({ id: 99 }, admin())).rejects.toMatchObject({ code: 'task.unknown_job' })
  await expect(calls.RetryJob({ id: 99 }, admin())).rejects.toMatchObject({ code: 'task.unknown_job' })
})
