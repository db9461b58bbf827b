import { AdminChanged, UserDeleted } from '@pandex/contracts/events'
import { sendEvent } from '@pandex/platform/testing/send-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdmin, startConfigService } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService()
})

afterAll(() => service[Symbol.asyncDispose]())

const change = async (user_id: number, changes: Record<string, string[]>): Promise<void> => {
  const target = `user:${user_id}`
  const entry = { admin_id: 7, action: 'user.update', target, changes, client_address: '198.51.100.1', request_id: 'r' }
  await sendEvent(service, AdminChanged, { ...entry, changed_at: '2026-11-10T04:00:00.000Z' })
}

const deleteUser = async (user_id: number, times = 1): Promise<void> =>
  sendEvent(service, UserDeleted, { user_id }, times)

const changesOf = async (user_id: number) =>
  (
    await service
      .db('audit')
      .where({ target: `user:${user_id}` })
      .orderBy('id')
  ).map((row) => row.changes)

const person = { email: ['old@mail.example', 'new@mail.example'], username: ['mei', 'mei2'], role: ['user', 'admin'] }

test('the audit log keeps the changes of a deleted user without the person, also when the event comes twice', async () => {
  await change(31, person)
  await change(32, person)
  await deleteUser(31, 3)
  expect(await changesOf(31)).toEqual([{ role: ['user', 'admin'] }])
  expect(await changesOf(32)).toEqual([person])
  await deleteUser(31)
  expect(await changesOf(31)).toEqual([{ role: ['user', 'admin'] }])
})

test('a change that arrives after the deletion is recorded without the person', async () => {
  await deleteUser(33)
  await change(33, { ...person, remark: ['', 'a remark'] })
  expect(await changesOf(33)).toEqual([{ role: ['user', 'admin'] }])
})

test('entries about other users, other changes of an entry, and deletions are still refused', async () => {
  await change(34, person)
  await change(35, person)
  await deleteUser(35)
  const update = (user_id: number, fields: object) =>
    service
      .db('audit')
      .where({ target: `user:${user_id}` })
      .update(fields)
  const refused = 'the audit log is only added to'
  await expect(update(34, { changes: {} })).rejects.toThrow(refused)
  for (const fields of [{ admin_id: 8 }, { changes: { role: ['user', 'user'] } }, { changed_at: new Date() }])
    await expect(update(35, fields)).rejects.toThrow(refused)
  await expect(service.db('audit').where({ target: 'user:35' }).delete()).rejects.toThrow(refused)
  expect((await service.client.ListAudit({ page: {}, admin_ids: [7] }, asAdmin())).total).toBeGreaterThan(1)
})
