import { renderHook, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { formatCount } from '../../../lib/text/text-format.ts'
import { useImportText } from '../../../shared/import/import-dialog-state.ts'
import { findAxeViolations } from '../../testing/axe.ts'
import { Page } from './OverviewPage.tsx'

/** The page of this file, which Vitest provides. */
declare const jsdom: { reconfigure(settings: { url: string }): void }

afterEach(tearDown)

const chart = (total: number, previous: number) => ({
  points: [
    { time: '2026-11-21T01:00:00.000Z', count: 0 },
    { time: '2026-11-21T02:00:00.000Z', count: total },
  ],
  total,
  previous,
})

const overview = {
  range: 'day' as const,
  work: {
    review: 12_345,
    failed_items: 0,
    failed_jobs: 0,
    push: { left: 0, quota: 200 },
    reported: 3,
    dead_bought: 2,
    orders: { unpaid: 7, waiting: 2, failed_refunds: 1, differences: 0, reconciled_at: '' },
    dead_letters: 0,
    index_lag: 0,
    space: { disk_free: 1_073_741_824, disk_total: 10_737_418_240 },
  },
  charts: {
    visits: chart(15, 10),
    searches: chart(4, 4),
    zero_searches: chart(1, 0),
    imports: chart(0, 0),
    users: chart(2, 4),
    revenue: chart(19_900, 0),
    orders: chart(8, 8),
    paid_orders: chart(3, 2),
  },
  zero_words: [{ key: '没人有的片', count: 3 }],
  zero_words_from: '2026-11-20',
  services: [
    {
      name: 'task' as const,
      status: {
        version: 'abc123',
        started_at: '2026-11-21T00:00:00.000Z',
        unready: ['kafka'],
        waiting_events: 4,
        dead_letters: null,
        disk_free: 1,
        disk_total: 2,
      },
    },
  ],
}

const open = (answers: Answers = {}) => {
  const calls = answerCalls({
    'GET /v1/disk/latest': { data: [] },
    'GET /v1/category/list_all': { data: [] },
    'GET /admin/v1/visit/overview': { data: overview },
    'GET /admin/v1/disk/health': { data: [] },
    ...answers,
  })
  renderRoutes([{ path: '/', element: <Page /> }], '/')
  return calls
}

it('shows exact counts of open work with links to the filtered lists', async () => {
  open()
  const review = await screen.findByRole('link', { name: `待审核的导入 ${formatCount(12_345)}` })
  expect(review.getAttribute('href')).toBe('/admin/list_disk_task?status=review')
  expect(screen.getByRole('link', { name: '待处理的举报 3' }).getAttribute('href')).toBe(
    '/admin/list_report?status=open',
  )
  const dead = screen.getByRole('link', { name: '有人买过的失效资源 2' })
  expect(dead.getAttribute('href')).toBe('/admin/list_disk?health=dead&bought=yes')
  expect(screen.getByRole('link', { name: '失败的任务 0' }).getAttribute('data-open')).toBe('false')
  expect(screen.getByRole('link', { name: '今天的推送余额 0 / 200' }).getAttribute('data-open')).toBe('true')
  expect(screen.getByRole('link', { name: '磁盘剩余 1.0 GB · 10%' }).getAttribute('data-open')).toBe('true')
})

it('links open work of the shop to the filtered orders', async () => {
  open()
  const waiting = await screen.findByRole('link', { name: '待确认转账 2' })
  expect(waiting.getAttribute('href')).toBe('/admin/list_order?state=waiting')
  const failed = screen.getByRole('link', { name: '退款失败 1' })
  expect(failed.getAttribute('href')).toBe('/admin/list_order?state=refund_failed')
  expect(failed.getAttribute('data-open')).toBe('true')
  expect(screen.getByRole('link', { name: '对账差异 0' }).getAttribute('href')).toBe(
    '/admin/list_order?state=difference',
  )
  const unpaid = screen.getByRole('link', { name: '待支付的订单 7' })
  expect(unpaid.getAttribute('href')).toBe('/admin/list_order?status=pending')
  expect(unpaid.getAttribute('data-open')).toBe('false')
})

it('shows the revenue in yuan and the share of paid orders', async () => {
  open()
  const revenue = within(screen.getByRole('region', { name: '收入' }))
  expect(await revenue.findByText('199.00 元')).toBeTruthy()
  expect(revenue.getByText('比之前 24 小时多 199.00 元')).toBeTruthy()
  const paid = within(screen.getByRole('region', { name: '付款的订单' }))
  expect(paid.getByText('下单的 38% 付了款')).toBeTruthy()
})

it('marks the parts of a service that does not answer, never as zero', async () => {
  open({
    'GET /admin/v1/visit/overview': {
      data: {
        ...overview,
        work: { ...overview.work, reported: null, dead_letters: null, orders: null },
        charts: { ...overview.charts, searches: null },
        zero_words: null,
        services: [{ name: 'search', status: null }],
      },
    },
  })
  expect(await screen.findByRole('link', { name: '待处理的举报 读不到' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '待确认转账 读不到' })).toBeTruthy()
  const searches = within(screen.getByRole('region', { name: '搜索' }))
  expect(searches.getByText('这一项暂时读不到，稍后自动重试')).toBeTruthy()
  expect(within(screen.getByRole('row', { name: /^搜索/ })).getByText('没有回答')).toBeTruthy()
})

it('shows the totals of the chosen period against the one before', async () => {
  const calls = open()
  const visits = within(await screen.findByRole('region', { name: '访问' }))
  await visits.findByText('比之前 24 小时多 50%')
  await userEvent.click(screen.getByRole('link', { name: '30 天' }))
  await expectAddress('/?range=month')
  const asked = calls.filter(({ spec }) => spec === 'GET /admin/v1/visit/overview')
  expect(asked.map(({ query }) => query.range)).toEqual(['day', 'month'])
})

it('opens the import with a word that had no hits', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: '导入 没人有的片' }))
  const { result } = renderHook(useImportText)
  expect(result.current).toBe('没人有的片 ')
})

it('shows the state of each service', async () => {
  open()
  const row = within(await screen.findByRole('row', { name: /^任务/ }))
  expect(await row.findByText('等待 kafka')).toBeTruthy()
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '等待 kafka',
    'abc123',
    expect.any(String),
    '4',
    '–',
  ])
})

it('passes the accessibility checks', async () => {
  open()
  await screen.findByRole('link', { name: '待处理的举报 3' })
  expect(await findAxeViolations()).toEqual([])
})

it('shows the health of each drive with resources', async () => {
  const unknown = { counts: {}, answers: {}, waiting: 0, circuit: '', every_ms: 250, answered_at: '' }
  const quark = { counts: { valid: 1200, dead: 3 }, answers: { valid: 40, unsure: 2 }, waiting: 5, circuit: 'open' }
  open({
    'GET /admin/v1/disk/health': {
      data: [
        { ...unknown, ...quark, disk_type: 'QUARK' },
        { ...unknown, disk_type: 'UC' },
      ],
    },
  })
  const row = await screen.findByRole('row', { name: /夸克/ })
  const cells = within(row).getAllByRole('cell')
  expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual([
    '暂停询问',
    '5',
    '42',
    formatCount(1_200),
    '3',
    '–',
  ])
  expect(screen.queryByRole('row', { name: /UC/ })).toBeNull()
})

it('suggests the current origin while the site has none, and keeps the other fields of the key', async () => {
  const localUrl = location.href
  jsdom.reconfigure({ url: 'https://pan.example.com/' })
  onTestFinished(() => jsdom.reconfigure({ url: localUrl }))
  const calls = open({
    'GET /v1/site_config/all': { data: { site_basic: '{"site_name":"书房"}' } },
    'GET /admin/v1/site_config/all': { data: { site_basic: '{"site_name":"书房","icp":"沪"}' } },
    'POST /admin/v1/site_config/update': { data: {} },
  })
  await userEvent.click(await screen.findByRole('button', { name: '设为网站地址' }))
  expect(await screen.findByText('已设为网站地址')).toBeTruthy()
  const value = JSON.stringify({ site_name: '书房', icp: '沪', host: 'https://pan.example.com' })
  const sent = calls.filter(({ spec }) => spec === 'POST /admin/v1/site_config/update')
  expect(sent.map(({ body }) => body)).toEqual([{ list: [{ name: 'site_basic', value }] }])
})

it('suggests no local origin', async () => {
  open()
  await screen.findByText('最新资源')
  expect(screen.queryByRole('button', { name: '设为网站地址' })).toBeNull()
})
