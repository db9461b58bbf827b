import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdmin, asBackground, startConfigService } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService()
})

afterAll(() => service[Symbol.asyncDispose]())

const report = (day: number, more: object = {}) => {
  const started_at = new Date(Date.UTC(2026, 0, day)).toISOString()
  return { name: `backup-${day}.gz`, started_at, ended_at: started_at, bytes: 9, error: '', ...more }
}
const send = async (fields: object) => service.client.ReportBackup(fields, asBackground())
const list = async () => service.client.ListBackups({ page: {} }, asAdmin())

test('a repeated report replaces the earlier one', async () => {
  await send(report(1, { bytes: 0, error: '磁盘已满' }))
  await send(report(2))
  await send(report(1, { bytes: 5 }))
  expect(await list()).toMatchObject({
    total: 2,
    list: [
      { name: 'backup-2.gz', bytes: 9 },
      { name: 'backup-1.gz', bytes: 5, error: '', started_at: '2026-01-01T00:00:00.000Z' },
    ],
  })
})

test.each([
  ['a path as its name', 'name', '../etc/passwd'],
  ['no start', 'started_at', ''],
  ['no end', 'ended_at', ''],
  ['a negative size', 'bytes', -1],
])('a report with %s is refused', async (_what, field, wrong) => {
  const refusal = { code: 'config.bad_backup', details: { fields: [field] } }
  await expect(send(report(3, { [field]: wrong }))).rejects.toMatchObject(refusal)
  expect((await list()).list.map(({ name }) => name)).not.toContain('backup-3.gz')
})

test('the newest 100 reports are kept', async () => {
  for (let day = 10; day < 115; day += 1) await send(report(day))
  const { total, list: rows } = await list()
  expect(total).toBe(100)
  expect(rows[0]?.name).toBe('backup-114.gz')
})
