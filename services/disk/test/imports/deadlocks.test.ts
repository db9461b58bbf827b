import { noBans } from '@pandex/contracts/bans/bans'
import { DiskImported, DiskSaved } from '@pandex/contracts/events'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DriveAnswer } from '../../clients/drives/drive.ts'
import { queueChecks } from '../../repositories/link-health/link-checks.ts'
import { insertWaits } from '../../repositories/imports/import-waits.ts'
import { endImports, findingsFromText } from '../../use-cases/imports/end-imports.ts'
import { createFakeDrives } from '../drives/fake-drives.ts'
import { aRequest, aResolution, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

type Request = ReturnType<typeof aRequest>

let service: DiskTestService

/** Advisory lock of PostgreSQL that the trigger of this test waits for. */
const gateKey = 4711

beforeAll(async () => {
  service = await startDiskService()
  // Gives a concurrent batch the time to take its first locks, and waits while a test holds the gate.
  await service.db.raw(`
    create function rest() returns trigger language plpgsql as $$ begin
      perform pg_sleep(0.2);
      perform pg_advisory_xact_lock_shared(${gateKey});
      return new;
    end $$;
    create trigger rest after insert on disk for each row execute function rest();`)
})

beforeEach(async () => {
  await service.resetSite()
  await service.db('link_check').delete()
})

afterAll(() => service[Symbol.asyncDispose]())

const countDeadlocks = async (): Promise<number> => {
  const { rows } = await service.db.raw<{ rows: { deadlocks: number }[] }>(
    'select deadlocks::integer from pg_stat_database where datname = current_database()',
  )
  return rows[0]?.deadlocks ?? 0
}

const countWaitingAtGate = async (): Promise<number> => {
  const { rows } = await service.db.raw<{ rows: { waiting: number }[] }>(
    `select count(*)::integer as waiting from pg_locks
     where locktype = 'advisory' and objid = ${gateKey} and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows[0]?.waiting ?? 0
}

const outcomesOf = async ({ disk_id }: Pick<Request, 'disk_id'>): Promise<string[]> =>
  (await service.listPublished(DiskImported, disk_id)).map(({ outcome }) => outcome)

test('two batches that hold the same new links in opposite order do not block each other', async () => {
  const requests = Array.from({ length: 4 }, () => aRequest())
  const repeated = requests.map((request) => aRequest({ disk_id: request.disk_id })).toReversed()
  const store = async (items: readonly Request[]): Promise<void> =>
    service.db.transaction(async (trx) => {
      const found = findingsFromText({ waits_since: new Date() })
      await endImports(
        trx,
        items.map((item) => ({ item, found })),
        noBans,
      )
    })
  await Promise.all([store(requests), store(repeated)])
  for (const request of requests) {
    expect(await service.db('disk').where({ disk_id: request.disk_id })).toHaveLength(1)
    expect(await outcomesOf(request)).toEqual(['created', 'unchanged'])
  }
})

/** As many as one worker probes at a time, so that it leaves further shares to another worker. */
const batchSize = 6

interface Batch {
  /** Is new; its content is the one that the other batch learns about its known share. */
  added: Request[]
  known: Request
}

test('answers of two workers that meet a deadlock are stored once, and no drive is asked again', async () => {
  const drives = createFakeDrives()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const answerLater = (disk_id: string, answer: DriveAnswer): void =>
    drives.answer(disk_id, async () => {
      await released
      return answer
    })
  const makeBatch = async (content: { own: number; other: number }): Promise<Batch> => {
    const known = aRequest({ disk_type: 'UC' })
    await service.insert(aResolution({ disk_type: 'UC', disk_id: known.disk_id }))
    const added = Array.from({ length: batchSize - 1 }, () => aRequest({ disk_type: 'UC' }))
    for (const { disk_id } of added) answerLater(disk_id, drives.valid({ disk_name: `另一部 ${disk_id}` }))
    // Two transactions lock these contents in opposite order: that of the new link first, that of the known one last.
    answerLater(added[0]?.disk_id ?? '', drives.valid({ disk_name: '双城', size: content.own }))
    answerLater(known.disk_id, drives.valid({ disk_name: '双城', size: content.other }))
    return { added, known }
  }
  const queue = async ({ added, known }: Batch): Promise<void> =>
    service.db.transaction(async (trx) => {
      await insertWaits(trx, added)
      await queueChecks(trx, [...added, known], 'visitor')
    })
  const areAsked = async ({ added, known }: Batch): Promise<true> =>
    waitFor(() => [...added, known].every(({ disk_id }) => drives.asked(disk_id).length === 1))
  const batches = [await makeBatch({ own: 71, other: 72 }), await makeBatch({ own: 72, other: 71 })]
  const deadlocksBefore = await countDeadlocks()
  await using workers = new AsyncDisposableStack()
  for (const batch of batches) {
    await queue(batch)
    workers.use(service.startAsking(drives.all))
    await areAsked(batch)
  }
  const gate = await service.db.transaction()
  await gate.raw('select pg_advisory_xact_lock(?)', [gateKey])
  release()
  // Both have locked the content of their new link, and will want that of the other.
  await waitFor(async () => (await countWaitingAtGate()) === batches.length)
  await gate.commit()
  const ids = batches.flatMap(({ added, known }) => [...added, known]).map(({ disk_id }) => disk_id)
  const countStored = async (): Promise<number> =>
    (await service.db('disk').whereIn('disk_id', ids).where({ health: 'valid' })).length
  await waitFor(async () => (await countStored()) === ids.length)
  await waitFor(async () => (await countDeadlocks()) > deadlocksBefore)
  expect(ids.map((disk_id) => drives.asked(disk_id).length)).toEqual(ids.map(() => 1))
  for (const share of batches.flatMap(({ added }) => added)) {
    expect(await outcomesOf(share)).toEqual(['created'])
    expect(await service.listPublished(DiskSaved, share.disk_id)).toHaveLength(1)
  }
})
