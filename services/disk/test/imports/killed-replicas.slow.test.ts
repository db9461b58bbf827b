import { setTimeout as delay } from 'node:timers/promises'
import { allEvents, DiskSaved } from '@pandex/contracts/events'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { createDatabase, createTestKafka, waitFor } from '@pandex/platform/testing/fixtures'
import { expect, inject, test } from 'vitest'
import type { SimulatedShare } from '../../../../deploy/simulators/drives/simulated-share.ts'
import { startDriveSimulator } from '../../../../deploy/simulators/drives/start-simulator.ts'
import { queueChecks } from '../../repositories/link-health/link-checks.ts'
import { saveShare } from '../../use-cases/resources/save-share.ts'
import { aDriveAnswer, aRequest, toFacts } from '../harness.ts'
import { probedDrives, makeShare, openReplicas, sendTwice, startReader } from './replica-runner.ts'
import { createUnrestrictedRules } from '../fake-services.ts'

const kills = 20
const maxLifeMs = 300

/** 160 links, one of eight dead; some are pasted by two users at the same time. */
const pasted = Array.from({ length: 160 }, (_, number) => makeShare(number, number % 8 === 0 ? 'cancelled' : 'valid'))
const requests = pasted
  .flatMap((share, number) => (number % 4 === 1 ? [share, share] : [share]))
  .map(({ disk_type, disk_id, disk_pass }) => aRequest({ disk_type, disk_id, disk_pass }))
/** Stored resources that are probed meanwhile; the drives call every other one dead. */
const stored = Array.from({ length: 30 }, (_, number) => makeShare(1_000 + number, number % 2 ? 'valid' : 'cancelled'))

const store = async (db: Knex, shares: readonly SimulatedShare[]): Promise<void> =>
  db.transaction(async (trx) => {
    for (const { disk_type, disk_id, disk_pass } of shares) {
      const { key, facts } = toFacts(aDriveAnswer({ disk_type, disk_id, disk_pass }))
      await saveShare(trx, key, facts)
    }
    await queueChecks(trx, shares, 'opened')
  })

const endLeases = async (db: Knex): Promise<void> => {
  await db('link_check')
    .whereNotNull('lease')
    .update({ leased_until: new Date(0) })
}

/** `killed` is so slow that no process finishes before it is killed. */
const everyMs = { killed: 400, last: 10 }

const pacedSite = (pace: keyof typeof everyMs) => {
  const rules = createUnrestrictedRules()
  rules.task_basic.unresolved_after_seconds = 1
  for (const type of probedDrives) rules.drive_basic[type].every_ms = everyMs[pace]
  return rules
}

const open = async () => {
  await using opening = new AsyncDisposableStack()
  const { db, url: postgresUrl } = opening.use(await createDatabase('disk'))
  const events = allEvents.filter(({ producers, consumers }) => [...producers, ...consumers].includes('disk'))
  const { kafka, brokers, prefix } = opening.use(await createTestKafka(events))
  const simulator = opening.use(await startDriveSimulator({ shares: [...pasted, ...stored] }))
  for (const type of probedDrives) simulator.set(type, { slowMs: 40 })
  opening.use(await startReader(db, kafka))
  const { redisUrl } = inject('engines')
  const lives = opening.use(openReplicas({ postgresUrl, redisUrl, brokers, prefix, simulator }))
  const opened = opening.move()
  return { db, kafka, lives, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

const sorted = <T extends string | number>(values: readonly T[]): T[] => values.toSorted((a, b) => (a < b ? -1 : 1))

const rowsOf = async (db: Knex, shares: readonly SimulatedShare[]) =>
  db('disk').whereIn(
    'disk_id',
    shares.map(({ disk_id }) => disk_id),
  ) as Promise<{ disk_id: string; health: string; version: number }[]>

test('each of two hundred imports ends once when its process is killed at 20 random moments, and no live link is marked dead', async () => {
  await using fixture = await open()
  const { db, kafka, lives } = fixture
  await store(db, stored)
  await sendTwice(kafka, requests.slice(0, 100))
  let life = await lives.begin(pacedSite('killed'))
  for (let killed = 0; killed < kills; killed += 1) {
    await sendTwice(kafka, requests.slice(100 + killed * 5, 105 + killed * 5))
    const next = await lives.begin(pacedSite(killed < kills - 1 ? 'killed' : 'last'))
    await delay(Math.random() * maxLifeMs)
    await life.kill()
    await endLeases(db)
    life = next
  }
  await waitFor(async () => (await db('heard')).length >= requests.length)
  await waitFor(async () => !(await db('link_check').whereRaw('due_at <= now()').first()))

  const received: { item_id: number; disk_id: string; how: string }[] = await db('heard')
  expect(sorted(received.map(({ item_id }) => item_id))).toEqual(requests.map(({ item_id }) => item_id))
  expect(await db('import_wait')).toEqual([])
  const alive = pasted.filter(({ state }) => state === 'valid')
  const rows = { alive: await rowsOf(db, alive), stored: await rowsOf(db, stored), pasted: await rowsOf(db, pasted) }
  expect(sorted(rows.alive.map(({ disk_id }) => disk_id))).toEqual(sorted(alive.map(({ disk_id }) => disk_id)))
  expect([...rows.alive, ...rows.stored].filter(({ health }) => health !== 'valid')).toEqual([])
  const created = received.filter(({ how }) => how === 'created').map(({ disk_id }) => disk_id)
  expect(sorted(created)).toEqual(sorted(rows.pasted.map(({ disk_id }) => disk_id)))
  const published: { disk_id: string; versions: number[] }[] = await db('outbox')
    .where({ topic: DiskSaved.name })
    .groupByRaw('1')
    .select(db.raw(`payload->>'disk_id' as disk_id, array_agg((payload->>'version')::int order by id) as versions`))
  const versionsOf = new Map(published.map(({ disk_id, versions }) => [disk_id, versions]))
  for (const { disk_id, version } of [...rows.pasted, ...rows.stored])
    expect(versionsOf.get(disk_id)).toEqual(Array.from({ length: version }, (_, index) => index + 1))
}, 300_000)
