import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { answerCalls, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { formatCount } from '../../../lib/text/text-format.ts'
import { listAnswer } from '../../testing/samples.ts'
import { Page } from './OverviewPage.tsx'

afterEach(tearDown)

const open = (answers: Answers = {}) => {
  const calls = answerCalls({
    'GET /v1/disk/latest': { data: [] },
    'GET /v1/category/list_all': { data: [] },
    'GET /admin/v1/disk_task/list': { data: { list: [], total: 0, counts: { review: 12_345, finished: 7 } } },
    'GET /admin/v1/disk/list': listAnswer([], 3),
    'GET /admin/v1/report/list': listAnswer([], 3),
    'GET /admin/v1/task/list': listAnswer([], 0),
    'GET /admin/v1/disk/health': { data: [] },
    ...answers,
  })
  renderRoutes([{ path: '/', element: <Page /> }], '/')
  return calls
}

it('shows the count of each kind of open work with a link to the filtered list', async () => {
  open()
  const review = await screen.findByRole('link', { name: '待审核的导入 1 万+' })
  expect(review.getAttribute('href')).toBe('/admin/list_disk_task?status=review')
  expect(screen.getByRole('link', { name: '待处理的举报 3' }).getAttribute('href')).toBe(
    '/admin/list_report?status=open',
  )
  expect(screen.getByRole('link', { name: '失败的任务 0' }).getAttribute('data-open')).toBe('false')
})

it('shows a dash for a list that fails to load, and the other counts', async () => {
  open({ 'GET /admin/v1/task/list': { code: 503, msg: '稍后再试', status: 503 } })
  expect(await screen.findByText('还没有资源')).toBeTruthy()
  await screen.findByRole('link', { name: '待处理的举报 3' })
  expect(screen.getByRole('link', { name: '失败的任务 –' })).toBeTruthy()
})

it('shows exact counts of new resources by day and week', async () => {
  open({
    'GET /admin/v1/disk/list': ({ query }) => {
      const hours = query.from ? (Date.now() - Date.parse(query.from)) / 3600_000 : undefined
      return listAnswer([], query.status ? 0 : hours === undefined ? 9_876 : hours < 25 ? 57 : 312)
    },
  })
  const textOfFigure = async (name: string): Promise<string | null | undefined> =>
    (await screen.findByText(name)).nextElementSibling?.textContent
  await screen.findByText('57')
  expect(await textOfFigure('近 24 小时新增')).toBe('57')
  expect(await textOfFigure('近 7 天新增')).toBe('312')
  expect(await textOfFigure('全部资源')).toBe(formatCount(9_876))
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
  vi.stubGlobal('location', {
    origin: 'https://pan.example.com',
    hostname: 'pan.example.com',
    href: 'https://pan.example.com/',
  })
  onTestFinished(() => void vi.unstubAllGlobals())
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
