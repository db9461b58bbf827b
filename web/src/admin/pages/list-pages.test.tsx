import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mockDialogs } from '../../testing/mock-dialogs.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import type { Answers } from '../../testing/render-routes.tsx'
import { findAxeViolations } from '../testing/axe.ts'
import { listAnswer } from '../testing/samples.ts'
import { Page as ArrListPage } from './data-lists/DataListsPage.tsx'
import { Page as IpTimesPage } from './visits/VisitsPage.tsx'

beforeEach(mockDialogs)
afterEach(tearDown)

const open = (address: string, answers: Answers) => {
  const calls = answerCalls(answers)
  renderRoutes(
    [
      { path: '/admin/arr_list', element: <ArrListPage /> },
      { path: '/admin/ip_times', element: <IpTimesPage /> },
    ],
    address,
  )
  return {
    user: userEvent.setup(),
    calls: (spec: string) => calls.filter((call) => call.spec === spec),
  }
}

describe('data lists', () => {
  const value = (id: number, text: string) => ({ id, value: text, create_time: '2026-11-20T12:00:00+08:00', edges: {} })
  const answers: Answers = {
    'GET /admin/v1/arr_cache/list': ({ query }) =>
      query.type === 'ban_ua' ? listAnswer([], 0) : listAnswer([value(1, '赌博'), value(2, '外挂')], 7),
    'POST /admin/v1/arr_cache/add': { data: { added: 2, known: 1 } },
    'POST /admin/v1/arr_cache/remove': { data: { removed: 1 } },
  }

  it('are seven tabs with their counts, and the address says which one is open', async () => {
    const { user, calls } = open('/admin/arr_list', answers)
    const tabs = await screen.findByRole('navigation', { name: '数据列表' })
    await waitFor(() => expect(within(tabs).getAllByText('7')).toHaveLength(6))
    expect(within(tabs).getAllByRole('link')).toHaveLength(7)
    await user.click(within(tabs).getByRole('link', { name: /浏览器标识/ }))
    await expectAddress('/admin/arr_list?type=ban_ua')
    expect(await screen.findByText('「浏览器标识」还是空的')).toBeTruthy()
    expect(screen.getByText('User-Agent 里含有这些文字的请求会被拒绝。')).toBeTruthy()
    expect(
      calls('GET /admin/v1/arr_cache/list').some(({ query }) => query.type === 'ban_ua' && query.size === '20'),
    ).toBe(true)
  })

  it('search within the open list only', async () => {
    const { user, calls } = open('/admin/arr_list?type=ban_files', answers)
    await user.type(await screen.findByRole('searchbox', { name: '内容' }), '赌{Enter}')
    await expectAddress('/admin/arr_list?type=ban_files&q=%E8%B5%8C')
    await waitFor(() =>
      expect(calls('GET /admin/v1/arr_cache/list').at(-1)?.query).toMatchObject({ type: 'ban_files', q: '赌' }),
    )
  })

  it('take many values at once, one a line, each once', async () => {
    const { user, calls } = open('/admin/arr_list', answers)
    await user.click((await screen.findAllByRole('button', { name: '添加敏感词' }))[0]!)
    fireEvent.change(screen.getByLabelText('一行一个词'), { target: { value: ' 刷单 \n\n代孕\n刷单\n赌博' } })
    await user.click(screen.getByRole('button', { name: '添加 3 条' }))
    expect(await screen.findByText('添加成功：新增 2 条，原来就有 1 条')).toBeTruthy()
    expect(calls('POST /admin/v1/arr_cache/add').map(({ body }) => body)).toEqual([
      { type: 'filter_word', values: ['刷单', '代孕', '赌博'] },
    ])
  })

  it('lose the selected values after a question, and get them back', async () => {
    const { user, calls } = open('/admin/arr_list', answers)
    await user.click(await screen.findByRole('checkbox', { name: '选中 外挂' }))
    await user.click(screen.getByRole('button', { name: '删除' }))
    const question = within(screen.getByRole('dialog', { name: '删除 1 条敏感词？' }))
    expect(question.getByText('外挂')).toBeTruthy()
    await user.click(question.getByRole('button', { name: '删除' }))
    const message = (await screen.findByText('已删除 1 条')).parentElement!
    await user.click(within(message).getByRole('button', { name: '撤销', hidden: true }))
    await screen.findByText('已恢复')
    const change = { type: 'filter_word', values: ['外挂'] }
    expect(calls('POST /admin/v1/arr_cache/remove').map(({ body }) => body)).toEqual([change])
    expect(calls('POST /admin/v1/arr_cache/add').map(({ body }) => body)).toEqual([change])
  })

  it('can be used without seeing them', async () => {
    open('/admin/arr_list', answers)
    await screen.findByText('赌博')
    expect(await findAxeViolations()).toEqual([])
  })
})

describe('visits of a day', () => {
  const none = { search: 0, detail: 0, import: 0, register: 0, login: 0, order: 0, blocked: 0 }
  const visitor = (ip: string, visit: number, blacklisted = false) => ({
    ...none,
    ip,
    visit,
    blacklisted,
    last_time: '2026-11-21T10:00:00+08:00',
  })
  const point = (hour: string, visit: number, search: number) => ({
    ...none,
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

  it('are those of today unless another day is chosen', async () => {
    const { calls } = open('/admin/ip_times', answers)
    const day = await screen.findByLabelText('日期')
    expect(day).toHaveProperty('value', '2026-11-21')
    await waitFor(() =>
      expect(calls('GET /admin/v1/visit/data_log')[0]?.query).toEqual({
        from: '2026-11-21T00:00:00+08:00',
        to: '2026-11-21T23:59:59+08:00',
        unit: 'hour',
      }),
    )
    fireEvent.change(day, { target: { value: '2026-11-19' } })
    await expectAddress('/admin/ip_times?day=2026-11-19')
    await waitFor(() =>
      expect(calls('GET /admin/v1/visit/ip_times').at(-1)?.query).toMatchObject({ day: '2026-11-19' }),
    )
  })

  it('are summed up, and the hours follow the kind that is chosen', async () => {
    const { user } = open('/admin/ip_times', answers)
    const summary = within(await screen.findByRole('region', { name: '当天合计' }))
    expect(await summary.findByRole('button', { name: '访问905' })).toBeTruthy()
    expect(summary.getByText(/最多的一小时 9:00–10:00/).textContent).toContain('访问 700 次')
    await user.click(summary.getByRole('button', { name: '搜索55' }))
    expect(summary.getByText(/最多的一小时 10:00–11:00/).textContent).toContain('搜索 50 次')
  })

  it('are sorted by any kind', async () => {
    const { user } = open('/admin/ip_times', answers)
    const head = await screen.findByRole('columnheader', { name: '拦截' })
    await user.click(within(head).getByRole('button'))
    await expectAddress('/admin/ip_times?sort=blocked&order=desc')
  })

  it('lead an address to the blacklist, with its /24 at hand; not one that is there, nor the rest without an address', async () => {
    const { user } = open('/admin/ip_times', answers)
    const button = await screen.findByRole('button', { name: '把 198.51.100.7 加入黑名单' })
    expect(screen.getAllByRole('button', { name: /加入黑名单$/ })).toEqual([button])
    expect(screen.getByText('其他地址')).toBeTruthy()
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: '加入黑名单' }))
    expect(dialog.getByLabelText('IP 或网段')).toHaveProperty('value', '198.51.100.7')
    expect(dialog.getByRole('button', { name: '改为 198.51.100.0/24' })).toBeTruthy()
  })

  it('can be used without seeing them', async () => {
    open('/admin/ip_times', answers)
    await screen.findByText('其他地址')
    expect(await findAxeViolations()).toEqual([])
  })
})
