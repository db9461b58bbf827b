import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { expectAddress, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { openPage } from '../../testing/open-page.tsx'
import { Page } from './DataLogPage.tsx'

beforeEach(() => {
  mockDialogs()
  // jsdom has no canvas; the table holds the same counts.
  HTMLCanvasElement.prototype.getContext = () => null
})
afterEach(tearDown)

const dataLog = 'GET /admin/v1/visit/data_log'

const point = (day: string, visit: number, searches: number | null) => ({
  time: `2026-11-${day}T00:00:00+08:00`,
  visit,
  search: 0,
  detail: 0,
  import: 0,
  register: 0,
  login: 0,
  orders: 4,
  paid_orders: 3,
  revenue: 5_970,
  refunded: 1_990,
  blocked: 0,
  visitors: 3,
  searches,
  zero_searches: searches,
  imported: 2,
  users: 1,
})

const answers: Answers = {
  [dataLog]: { data: { list: [point('20', 700, 5), point('21', 205, 50)] } },
  'GET /admin/v1/visit/top': {
    data: {
      resources: [{ doc_id: 'd000000000000000000000001', disk_name: '庆余年', disk_type: 'QUARK', views: 12 }],
      sharers: [{ share_user: '晚风', views: 12, resources: 2 }],
      words: [{ key: '考研', count: 9, hits: 0 }],
      drives: [{ disk_type: 'QUARK', counts: { valid: 3, dead: 1 } }],
      referrers: [
        { host: 'direct', visits: 9 },
        { host: 'www.baidu.com', visits: 4 },
      ],
    },
  },
}

const open = (more: Answers = {}, address = '/') => openPage(<Page />, { ...answers, ...more }, address)

it('shows the last seven days, or the range of the address', async () => {
  const { queries, user } = open()
  await waitFor(() => expect(queries(dataLog)).toEqual([{ from: '2026-11-15', to: '2026-11-21', unit: 'day' }]))
  await user.click(screen.getByRole('button', { name: '今天' }))
  await expectAddress('/?from=2026-11-21&to=2026-11-21&unit=hour')
  await waitFor(() => expect(queries(dataLog).at(-1)).toEqual({ from: '2026-11-21', to: '2026-11-21', unit: 'hour' }))
  expect(queries('GET /admin/v1/visit/top').at(-1)).toEqual({ from: '2026-11-21', to: '2026-11-21' })
})

it('takes a typed day when the input is left, not while its year is incomplete', async () => {
  const { queries } = open()
  const from = await screen.findByLabelText('从')
  const asked = queries(dataLog).length
  fireEvent.change(from, { target: { value: '0002-11-01' } })
  fireEvent.blur(from)
  expect(queries(dataLog).length).toBe(asked)
  expect(from).toHaveProperty('value', '2026-11-15')
  fireEvent.change(from, { target: { value: '2026-11-01' } })
  fireEvent.blur(from)
  await expectAddress('/?from=2026-11-01&to=2026-11-21&unit=day')
})

it('shows totals and switches the lines of the chart', async () => {
  const { user } = open()
  const totals = within(await screen.findByRole('region', { name: '合计' }))
  const searches = await totals.findByRole('button', { name: '搜索55' })
  expect(searches.getAttribute('aria-pressed')).toBe('true')
  await user.click(searches)
  await expectAddress('/?kinds=visit%2Cimported')
})

it('shows amounts in yuan, also in the totals', async () => {
  open()
  const totals = within(await screen.findByRole('region', { name: '合计' }))
  expect(await totals.findByRole('button', { name: '收入（元）119.40' })).toBeTruthy()
})

it('marks counts of a service that does not answer, never as zero', async () => {
  open({ [dataLog]: { data: { list: [point('20', 700, 5), point('21', 205, null)] } } })
  const totals = within(await screen.findByRole('region', { name: '合计' }))
  expect(await totals.findByRole('button', { name: '搜索读不到' })).toBeTruthy()
})

it('offers every count as a table, newest first', async () => {
  open()
  const row = within(await screen.findByRole('row', { name: /^2026-11-21/, hidden: true }))
  expect(row.getAllByRole('cell', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '205',
    '3',
    '0',
    '50',
    '50',
    '2',
    '1',
    '0',
    '4',
    '3',
    '59.70',
    '19.90',
    '0',
  ])
  const times = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent?.slice(0, 10))
  expect(times.indexOf('2026-11-21')).toBeLessThan(times.indexOf('2026-11-20'))
})

it('lists the most viewed and searched, and the share of dead links by drive', async () => {
  open()
  const drives = within(await screen.findByRole('region', { name: '各网盘的失效占比' }))
  expect(await drives.findByText('25.0%')).toBeTruthy()
  const sharer = screen.getByRole('link', { name: '晚风' })
  expect(sharer.getAttribute('href')).toBe(`/admin/list_disk?share_user=${encodeURIComponent('晚风')}`)
  expect(screen.getByRole('link', { name: '庆余年' }).getAttribute('href')).toBe('/doc/d000000000000000000000001')
  expect(screen.getByRole('button', { name: '导出 搜索最多的词 CSV' })).toHaveProperty('disabled', false)
})

it('lists where visitors come from, also as a file', async () => {
  open()
  const referrers = within(await screen.findByRole('region', { name: '访问来源' }))
  expect(await referrers.findByRole('row', { name: '直接访问 9' })).toBeTruthy()
  expect(referrers.getByRole('row', { name: 'www.baidu.com 4' })).toBeTruthy()
  expect(referrers.getByRole('button', { name: '导出 访问来源 CSV' })).toHaveProperty('disabled', false)
})

it('passes the accessibility checks', async () => {
  open()
  await screen.findByText('25.0%')
  expect(await findAxeViolations()).toEqual([])
})
