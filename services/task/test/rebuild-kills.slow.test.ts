import { createDatabase, waitFor } from '@pandex/platform/testing/fixtures'
import type { TestDatabase } from '@pandex/platform/testing/fixtures'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCrashingReplica } from './crashing-replica.ts'
import { startFakeSearch } from './fake-search.ts'
import { runKind } from './run-kind.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createDatabase('task')
})

afterAll(() => database[Symbol.asyncDispose]())

test('a rebuild is a single run for every follower when processes are killed at 20 moments', async () => {
  await using search = await startFakeSearch()
  search.said.looks = 1_000_000
  await database.db('job').insert({ kind: 'rebuild_es', params: '{}', origin: 'admin' })
  for (let kills = 0; kills < 20; kills += 1) {
    // Before the start: the replica may claim the job before it is reported as started.
    const { attempts } = (await database.db('job').first('attempts')) as { attempts: number }
    const crashing = await startCrashingReplica(database.url, () => ({ rebuild_es: search.kind }))
    await waitFor(() => database.db('job').where('attempts', '>', attempts).first())
    await delay(Math.random() * 25)
    await crashing.kill()
    await database.db('job').where({ status: 'running' }).update({ leased_until: '-infinity' })
  }
  const [run] = search.said.runs.values()
  search.said.looks = (run?.done ?? 0) + 1
  expect(await runKind(database.db, 'rebuild_es', search.kind)).toMatchObject({ status: 'done' })
  expect(search.said.runs.size).toBe(1)
})
