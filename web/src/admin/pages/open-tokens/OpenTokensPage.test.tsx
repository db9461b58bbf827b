import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { openPage } from '../../testing/open-page.tsx'
import { listAnswer } from '../../testing/samples.ts'
import { Page } from './OpenTokensPage.tsx'

const update = 'POST /admin/v1/open_token/update'
const revoke = 'POST /admin/v1/open_token/revoke'
const create = 'POST /admin/v1/site_config/create_open_token'

const row = {
  id: 7,
  name: 'bot',
  scopes: ['import', 'list'],
  per_minute: 600,
  enabled: true,
  remark: '导入程序',
  calls_today: 12,
  last_used_at: '2026-11-20T12:00:00+08:00',
  days: Array.from({ length: 30 }, (_, index) => ({ day: `2026-11-${index + 1}`, calls: index })),
  edges: {},
}

const open = (answers: Answers = {}) =>
  openPage(<Page />, { 'GET /admin/v1/open_token/list': listAnswer([row]), [update]: { data: row }, ...answers })

beforeEach(mockDialogs)
afterEach(tearDown)

it('shows what each token may do, its limit and its use', async () => {
  const { user } = open()
  const table = within(await screen.findByRole('table', { name: '开放接口' }))
  expect(await table.findByText('导入、列出')).toBeTruthy()
  await user.click(table.getByRole('button', { name: 'bot' }))
  expect(within(screen.getByRole('dialog', { name: 'bot' })).getByText('最近 30 天：435 次')).toBeTruthy()
})

it('shows a new token once, and sends the chosen scopes', async () => {
  const { user, bodies } = open({ [create]: { data: { name: 'app', token: 'secret-token' } } })
  await user.click(await screen.findByRole('button', { name: '添加令牌' }))
  const form = within(await screen.findByRole('dialog', { name: '添加令牌' }))
  await user.type(form.getByLabelText('名称'), 'app')
  await user.click(form.getByRole('checkbox', { name: '列出' }))
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('secret-token')).toBeTruthy()
  expect(bodies(create)).toEqual([{ name: 'app', scopes: ['import', 'search'], per_minute: '600', remark: '' }])
  await user.click(screen.getByRole('button', { name: '完成' }))
  await waitFor(() => expect(screen.queryByText('secret-token')).toBeNull())
})

it('requires a scope', async () => {
  const { user, bodies } = open()
  await user.click(await screen.findByRole('button', { name: 'bot' }))
  const form = within(await screen.findByRole('dialog', { name: 'bot' }))
  await user.click(form.getByRole('checkbox', { name: '导入' }))
  await user.click(form.getByRole('checkbox', { name: '列出' }))
  await user.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByText('至少选一项')).toBeTruthy()
  expect(bodies(update)).toEqual([])
})

it('changes limit and scopes of a token', async () => {
  const { user, bodies } = open()
  await user.click(await screen.findByRole('button', { name: 'bot' }))
  const form = within(await screen.findByRole('dialog', { name: 'bot' }))
  await user.clear(form.getByLabelText('每分钟最多调用次数'))
  await user.type(form.getByLabelText('每分钟最多调用次数'), '20')
  await user.click(form.getByRole('checkbox', { name: '搜索' }))
  await user.click(form.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(bodies(update)).toEqual([{ id: 7, per_minute: '20', scopes: ['import', 'list', 'search'] }]),
  )
})

it('revokes a token only after the confirmation', async () => {
  const { user, bodies } = open({ [revoke]: { data: { done: 1, failed: [] } } })
  await user.click(await screen.findByRole('checkbox', { name: '选中 bot' }))
  await user.click(screen.getByRole('button', { name: '删除' }))
  const question = within(await screen.findByRole('dialog', { name: /删除/ }))
  expect(question.getByText(/不能恢复/)).toBeTruthy()
  expect(bodies(revoke)).toEqual([])
  await user.click(question.getByRole('button', { name: /删除/ }))
  await waitFor(() => expect(bodies(revoke)).toEqual([{ ids: [7] }]))
})

it('passes the accessibility checks', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'bot' }))
  await screen.findByRole('dialog', { name: 'bot' })
  expect(await findAxeViolations()).toEqual([])
})
