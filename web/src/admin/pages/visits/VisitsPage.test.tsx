import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { expectAddress, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { openPage } from '../../testing/open-page.tsx'
import { listAnswer } from '../../testing/samples.ts'
import { Page } from './VisitsPage.tsx'

beforeEach(mockDialogs)
afterEach(tearDown)

const noVisits = { search: 0, detail: 0, import: 0, register: 0, login: 0, order: 0, blocked: 0 }
const visitor = (ip: string, visit: number, blacklisted = false) => ({
  ...noVisits,
  ip,
  visit,
  blacklisted,
  last_time: '2026-11-21T10:00:00+08:00',
})
const point = (hour: string, visit: number, search: number) => ({
  ...noVisits,
  time: `2026-11-21T${hour}:00:00+08:00`,
  visit,
  search,
  visitors: 0,
})
const answers: Answers = {
  'GET /admin/v1/visit/ip_times': listAnswer([
    visitor('198.51.100.7', 900),
    visitor('2001:db8::1', 3, true),
    visitor('', 2),
  ]),
  'GET /admin/v1/visit/data_log': { data: { list: [point('09', 700, 5), point('10', 205, 50)] } },
  'POST /admin/v1/blacklist/preview': {
    data: { would_have_stopped: 0, addresses: 0, hits_yourself: false, hits_proxy: false, sample: [] },
  },
}

it('shows today, or the day of the URL', async () => {
  const { queries } = openPage(<Page />, answers)
  const day = await screen.findByLabelText('日期')
  expect(day).toHaveProperty('value', '2026-11-21')
  await waitFor(() =>
    expect(queries('GET /admin/v1/visit/data_log')[0]).toEqual({
      from: '2026-11-21T00:00:00+08:00',
      to: '2026-11-21T23:59:59+08:00',
      unit: 'hour',
    }),
  )
  fireEvent.change(day, { target: { value: '2026-11-19' } })
  await expectAddress('/?day=2026-11-19')
  await waitFor(() => expect(queries('GET /admin/v1/visit/ip_times').at(-1)).toMatchObject({ day: '2026-11-19' }))
})

it('shows daily totals, and the hours of the chosen kind', async () => {
  const { user } = openPage(<Page />, answers)
  const summary = within(await screen.findByRole('region', { name: '当天合计' }))
  expect(await summary.findByRole('button', { name: '访问905' })).toBeTruthy()
  expect(summary.getByText(/最多的一小时 9:00–10:00/).textContent).toContain('访问 700 次')
  await user.click(summary.getByRole('button', { name: '搜索55' }))
  expect(summary.getByText(/最多的一小时 10:00–11:00/).textContent).toContain('搜索 50 次')
})

it('sorts by any kind', async () => {
  const { user } = openPage(<Page />, answers)
  const head = await screen.findByRole('columnheader', { name: '拦截' })
  await user.click(within(head).getByRole('button'))
  await expectAddress('/?sort=blocked&order=desc')
})

it('offers to blacklist an address or its /24, except listed and unknown addresses', async () => {
  const { user } = openPage(<Page />, answers)
  const button = await screen.findByRole('button', { name: '把 198.51.100.7 加入黑名单' })
  expect(screen.getAllByRole('button', { name: /加入黑名单$/ })).toEqual([button])
  expect(screen.getByText('其他地址')).toBeTruthy()
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: '加入黑名单' }))
  expect(dialog.getByLabelText('IP 或网段')).toHaveProperty('value', '198.51.100.7')
  expect(dialog.getByRole('button', { name: '改为 198.51.100.0/24' })).toBeTruthy()
})

it('passes the accessibility checks', async () => {
  openPage(<Page />, answers)
  await screen.findByText('其他地址')
  expect(await findAxeViolations()).toEqual([])
})
