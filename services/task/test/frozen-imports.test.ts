import { ImportRequested } from '@pandex/contracts/events'
import { expectAtomicWrites } from '@pandex/platform/testing/freezable-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asUser, randomLinks, startTaskService } from './harness.ts'
import type { TaskTestService } from './harness.ts'

let service: TaskTestService

/** Accounts instead of visitors: visitors of one network share a quota and would block each other. */
let lastUser = 100

beforeAll(async () => {
  service = await startTaskService({ handsOut: false })
})

afterAll(() => service[Symbol.asyncDispose]())

test('stores an import with its items and events entirely or not at all when PostgreSQL freezes before any of its statements', async () => {
  const linksEach = 3
  const frozen = await expectAtomicWrites(service, {
    openApp: service.startAnother,
    createSubject: async () => ({ ...randomLinks(linksEach), importer: asUser((lastUser += 1)) }),
    write: ({ client }, { text, importer }) => client.ImportDisk({ text, origin: 'public' }, importer),
    readStored: async ({ ids }) => {
      const items = await service.db('import_item').whereIn('disk_id', ids).select('task_id', 'status')
      if (items.length === 0) return 'nothing'
      const tasks = await service.db('import_task').whereIn(
        'id',
        items.map(({ task_id }) => task_id),
      )
      const events = await service
        .db('outbox')
        .where({ topic: ImportRequested.name })
        .whereRaw(`payload->>'disk_id' = any(?)`, [ids])
      const handedOut = items.filter(({ status }) => status === 'resolving').length
      const isWhole = items.length === linksEach && tasks.length === 1 && events.length === handedOut
      return isWhole ? 'all' : JSON.stringify({ items, tasks: tasks.length, events: events.length })
    },
  })
  expect(frozen).toBeGreaterThan(3)
})
