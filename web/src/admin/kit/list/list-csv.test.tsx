import { afterEach, expect, it } from 'vitest'
import { answerCalls, tearDown } from '../../../testing/render-routes.tsx'
import { listAnswer, sampleBlacklistEntry } from '../../testing/samples.ts'
import { fetchRows, maxExportedRows, rowsToCsv } from './list-csv.ts'

afterEach(tearDown)

const spec = 'GET /admin/v1/blacklist/list'

const entries = (count: number) => Array.from({ length: count }, (_, index) => sampleBlacklistEntry(index + 1))

it('loads every page of the filtered list', async () => {
  const calls = answerCalls({ [spec]: ({ query }) => listAnswer(entries(query.page === '3' ? 7 : 100), 207) })
  const { rows, isCut } = await fetchRows(spec, { ip: '203', page: 2, size: 20 })
  expect([rows.length, isCut]).toEqual([207, false])
  expect(calls.map(({ query }) => [query.ip, query.page, query.size])).toEqual([
    ['203', '1', '100'],
    ['203', '2', '100'],
    ['203', '3', '100'],
  ])
})

it('stops at the maximum', async () => {
  const calls = answerCalls({ [spec]: listAnswer(entries(100), 1_000_000) })
  const { rows, isCut } = await fetchRows(spec, {})
  expect([rows.length, isCut, calls.length]).toEqual([maxExportedRows, true, maxExportedRows / 100])
})

it('writes the given columns with their titles, and no formulas', async () => {
  const row = sampleBlacklistEntry(1, { reason: '=1+1', create_time: '2026-11-20T12:00:00+08:00' })
  const file = rowsToCsv(
    [
      { key: 'reason', title: '原因' },
      { key: 'enabled', title: '生效' },
      { key: 'create_time', title: '添加', kind: 'time' },
    ],
    [row],
  )
  expect((await file.text()).replace('\uFEFF', '')).toBe("原因,生效,添加\r\n'=1+1,是,2026-11-20 12:00\r\n")
})
