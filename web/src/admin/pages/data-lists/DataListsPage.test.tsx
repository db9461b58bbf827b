import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { expectAddress, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { findUndoButton, openPage } from '../../testing/open-page.tsx'
import { listAnswer } from '../../testing/samples.ts'
import { Page } from './DataListsPage.tsx'

beforeEach(mockDialogs)
afterEach(tearDown)

const listSpec = 'GET /admin/v1/arr_cache/list'
const value = (id: number, text: string) => ({ id, value: text, create_time: '2026-11-20T12:00:00+08:00', edges: {} })
const answers: Answers = {
  [listSpec]: ({ query }) =>
    query.type === 'ban_ua' ? listAnswer([], 0) : listAnswer([value(1, '赌博'), value(2, '外挂')], 7),
  'POST /admin/v1/arr_cache/add': { data: { added: 2, known: 1 } },
  'POST /admin/v1/arr_cache/remove': { data: { removed: 1 } },
}

it('shows a tab for each list with their counts and keeps the open tab in the URL', async () => {
  const { user, queries } = openPage(<Page />, answers)
  const tabs = await screen.findByRole('navigation', { name: '数据列表' })
  await waitFor(() => expect(within(tabs).getAllByText('7')).toHaveLength(8))
  expect(within(tabs).getAllByRole('link')).toHaveLength(9)
  await user.click(within(tabs).getByRole('link', { name: /浏览器标识/ }))
  await expectAddress('/?type=ban_ua')
  expect(await screen.findByText('「浏览器标识」还是空的')).toBeTruthy()
  expect(screen.getByText('User-Agent 里含有这些文字的请求会被拒绝。')).toBeTruthy()
  expect(queries(listSpec).some(({ type, size }) => type === 'ban_ua' && size === '20')).toBe(true)
})

it('searches within the open list only', async () => {
  const { user, queries } = openPage(<Page />, answers, '/?type=ban_files')
  await user.type(await screen.findByRole('searchbox', { name: '内容' }), '赌{Enter}')
  await expectAddress('/?type=ban_files&q=%E8%B5%8C')
  await waitFor(() => expect(queries(listSpec).at(-1)).toMatchObject({ type: 'ban_files', q: '赌' }))
})

it('adds one value per line, without duplicates', async () => {
  const { user, bodies } = openPage(<Page />, answers)
  await user.click((await screen.findAllByRole('button', { name: '添加敏感词' }))[0]!)
  fireEvent.change(screen.getByLabelText('一行一个词'), { target: { value: ' 刷单 \n\n代孕\n刷单\n赌博' } })
  await user.click(screen.getByRole('button', { name: '添加 3 条' }))
  expect(await screen.findByText('添加成功：新增 2 条，原来就有 1 条')).toBeTruthy()
  expect(bodies('POST /admin/v1/arr_cache/add')).toEqual([{ type: 'filter_word', values: ['刷单', '代孕', '赌博'] }])
})

it('adds aliases, one work per line', async () => {
  const { user, bodies } = openPage(<Page />, answers, '/?type=alias')
  await user.click((await screen.findAllByRole('button', { name: '添加别名' }))[0]!)
  fireEvent.change(screen.getByLabelText(/名字之间用 = 隔开/), { target: { value: '老头环=艾尔登法环\n' } })
  await user.click(screen.getByRole('button', { name: '添加 1 条' }))
  await screen.findByText(/添加成功/)
  expect(bodies('POST /admin/v1/arr_cache/add')).toEqual([{ type: 'alias', values: ['老头环=艾尔登法环'] }])
})

it('deletes the selected values after a confirmation and restores them by the undo button', async () => {
  const { user, bodies } = openPage(<Page />, answers)
  await user.click(await screen.findByRole('checkbox', { name: '选中 外挂' }))
  await user.click(screen.getByRole('button', { name: '删除' }))
  const question = within(screen.getByRole('dialog', { name: '删除 1 条敏感词？' }))
  expect(question.getByText('外挂')).toBeTruthy()
  await user.click(question.getByRole('button', { name: '删除' }))
  await user.click(await findUndoButton('已删除 1 条'))
  await screen.findByText('已恢复')
  const change = { type: 'filter_word', values: ['外挂'] }
  expect(bodies('POST /admin/v1/arr_cache/remove')).toEqual([change])
  expect(bodies('POST /admin/v1/arr_cache/add')).toEqual([change])
})

it('passes the accessibility checks', async () => {
  openPage(<Page />, answers)
  await screen.findByText('赌博')
  expect(await findAxeViolations()).toEqual([])
})
