import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { listAnswer, sampleSearchedKey } from '../../testing/samples.ts'
import { Page } from './SearchHotPage.tsx'

const list = 'GET /admin/v1/search/hot'
const update = 'POST /admin/v1/search/update_hot'
const clear = 'GET /admin/v1/search/clear_hot'
const rows = [
  sampleSearchedKey('庆余年', { pinned: true, item_order: 2 }),
  sampleSearchedKey('没人有的片', { hits: 0 }),
]
const series = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  count: index === 20 ? 90 : 4,
}))

const open = (answers: Answers = {}, address = '/') => {
  const calls = answerCalls({
    [list]: listAnswer(rows),
    [update]: { data: rows[0]! },
    [clear]: { data: { cleared: 2 } },
    'GET /v1/hot_key/info': { data: { key: '庆余年', count: 4, total: 206, series } },
    ...answers,
  })
  renderRoutes([{ path: '/', element: <Page /> }], address)
  const user = userEvent.setup()
  return {
    user,
    bodies: (spec: string) => calls.filter((call) => call.spec === spec).map((call) => call.body),
    queries: (spec: string) => calls.filter((call) => call.spec === spec).map((call) => call.query),
    copied: () => navigator.clipboard.readText(),
  }
}

const findTable = () => screen.findByRole('button', { name: '庆余年' })
const bulkBar = () => within(screen.getByRole('toolbar', { name: '批量操作' }))

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
})
afterEach(tearDown)

it('filters by the query parameters for days, empty results and state', async () => {
  const { user, queries } = open({}, '/?from=2026-11-01&to=2026-11-20&zero=yes&sort=hits')
  await findTable()
  expect(queries(list).at(-1)).toMatchObject({
    from: '2026-11-01',
    to: '2026-11-20',
    zero: 'yes',
    order_by: 'hits',
    order: 'desc',
  })
  await user.selectOptions(screen.getByRole('combobox', { name: '状态', hidden: true }), '隐藏的')
  await waitFor(() => expect(queries(list).at(-1)).toMatchObject({ state: 'hidden' }))
  await expectAddress('/?from=2026-11-01&to=2026-11-20&zero=yes&sort=hits&state=hidden')
})

it('marks keywords without results', async () => {
  open()
  await findTable()
  expect(screen.getByText('没人有的片').closest('tr')?.textContent).toContain('没有')
})

it('pins a keyword and orders pinned keywords, with an undo button', async () => {
  const { user, bodies } = open()
  await findTable()
  await user.click(screen.getByRole('switch', { name: '置顶 没人有的片' }))
  const message = (await screen.findByText('已置顶「没人有的片」')).parentElement!
  await user.click(within(message).getByRole('button', { name: '撤销', hidden: true }))
  expect(await screen.findByText('已撤销')).toBeTruthy()
  const pinOrder = screen.getByRole('textbox', { name: '庆余年 的置顶次序' })
  await user.clear(pinOrder)
  await user.type(pinOrder, '1{Enter}')
  await waitFor(() =>
    expect(bodies(update)).toEqual([
      { key: '没人有的片', pinned: true },
      { key: '没人有的片', pinned: false },
      { key: '庆余年', item_order: 1 },
    ]),
  )
  expect(screen.queryByRole('textbox', { name: '没人有的片 的置顶次序' })).toBeNull()
})

it('clears the selected keywords after a confirmation, and all keywords after a typed confirmation', async () => {
  const { user, queries } = open()
  await findTable()
  await user.click(screen.getByRole('checkbox', { name: '选中 没人有的片' }))
  await user.click(bulkBar().getByRole('button', { name: '清除次数' }))
  await user.click(
    within(screen.getByRole('dialog', { name: '清除 1 个词的搜索次数？' })).getByRole('button', { name: '清除' }),
  )
  await waitFor(() => expect(queries(clear)).toEqual([{ keys: '没人有的片' }]))
  await user.click(screen.getByRole('button', { name: '全部清除' }))
  const dialog = within(screen.getByRole('dialog', { name: '清除所有搜索次数？' }))
  expect(dialog.getByRole('button', { name: '清除' })).toHaveProperty('disabled', true)
  await user.type(dialog.getByRole('textbox'), '清除{Enter}')
  await waitFor(() => expect(queries(clear)).toHaveLength(2))
  expect(queries(clear)[1]).toEqual({})
})

it('hides all selected keywords and lists the failed ones', async () => {
  const { user } = open({
    [update]: ({ body }) =>
      (body as { key: string }).key === '庆余年' ? { code: 0, msg: '词不合法' } : { data: rows[1]! },
  })
  await findTable()
  await user.click(screen.getByRole('checkbox', { name: '选中本页' }))
  await user.click(bulkBar().getByRole('button', { name: '隐藏' }))
  const failures = await screen.findByRole('dialog', { name: '1 条成功，1 条没有成功' })
  expect(failures.textContent).toContain('庆余年：词不合法')
  expect(screen.getByRole('checkbox', { name: '选中 庆余年' })).toHaveProperty('checked', true)
})

it('copies the keywords of the page, or the selected ones, one per line', async () => {
  const { user, copied } = open()
  await findTable()
  await user.click(screen.getByRole('button', { name: '复制本页' }))
  expect(await copied()).toBe('庆余年\n没人有的片')
  await user.click(screen.getByRole('checkbox', { name: '选中 庆余年' }))
  await user.click(bulkBar().getByRole('button', { name: '复制' }))
  expect(await copied()).toBe('庆余年')
})

it('shows the trend of a keyword over thirty days', async () => {
  open({}, `/?open=${encodeURIComponent('庆余年')}`)
  const panel = within(await screen.findByRole('dialog', { name: '庆余年' }))
  expect(await panel.findByText('90')).toBeTruthy()
  expect(panel.getByText(/^最多的一天/).textContent).toBe('最多的一天 2026-11-21，搜索 90 次')
  expect(panel.getByText('206 次')).toBeTruthy()
  expect(panel.getByRole('link', { name: '打开搜索页' }).getAttribute('href')).toBe(
    `/search?q=${encodeURIComponent('庆余年')}`,
  )
})

it('shows the reason when a keyword has no trend', async () => {
  open({ 'GET /v1/hot_key/info': { code: 0, msg: '没有人搜索过' } }, '/?open=x')
  expect(await screen.findByText('没有走势：没有人搜索过')).toBeTruthy()
})

it('passes the accessibility checks', async () => {
  open({}, `/?open=${encodeURIComponent('庆余年')}`)
  await screen.findByText('90')
  expect(await findAxeViolations()).toEqual([])
})

it('approves waiting keywords, one or many, and no others', async () => {
  const waitingRows = ['三体', '繁花'].map((key) => sampleSearchedKey(key, { waiting: true }))
  const { user, bodies } = open({ [list]: listAnswer([...waitingRows, sampleSearchedKey('庆余年')]) })
  await findTable()
  expect(screen.queryByRole('switch', { name: '通过 庆余年' })).toBeNull()
  await user.click(screen.getByRole('switch', { name: '通过 三体' }))
  await screen.findByText('已通过「三体」')
  await user.click(screen.getByRole('checkbox', { name: /繁花/ }))
  await user.click(bulkBar().getByRole('button', { name: '通过' }))
  await screen.findByText('已通过 1 个词')
  expect(bodies(update)).toEqual([
    { key: '三体', approved: true },
    { key: '繁花', approved: true },
  ])
})
