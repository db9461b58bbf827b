import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { tearDown } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { openPage } from '../../testing/open-page.tsx'
import { listAnswer, sampleUser } from '../../testing/samples.ts'
import { Page } from './AuditLogPage.tsx'

const list = 'GET /admin/v1/audit/list'

const entry = {
  id: 5,
  admin_id: 1,
  action: 'user.update',
  target: 'user:12',
  changes: '{"role":["user","admin"],"password":"changed"}',
  client_address: '203.0.113.9',
  request_id: 'r-1',
  create_time: '2026-11-20T12:00:00+08:00',
  edges: {},
}

const other = { ...entry, id: 6, admin_id: 9, action: 'category.update', target: 'category:3', changes: '{}' }

const admins = { 'GET /admin/v1/user/list': listAnswer([sampleUser(1, { username: 'mei', role: 'admin' })]) }

const open = (address = '/') => openPage(<Page />, { [list]: listAnswer([entry, other]), ...admins }, address)

beforeEach(mockDialogs)
afterEach(tearDown)

it('shows who changed what, with the values before and after and a link to the target', async () => {
  const { queries } = open()
  expect((await screen.findByRole('link', { name: '用户 12' })).getAttribute('href')).toBe(
    '/admin/list_user?q=12&open=12',
  )
  expect(screen.getByText('修改用户')).toBeTruthy()
  expect(screen.getByText('角色：').parentElement?.textContent).toBe('角色：user → admin')
  expect(screen.getByText('密码：').parentElement?.textContent).toBe('密码：已修改（不显示内容）')
  expect((await screen.findByRole('link', { name: 'mei' })).getAttribute('href')).toBe('/admin/list_user?q=1')
  // Of a repeated key the last value.
  expect(queries('GET /admin/v1/user/list')).toEqual([{ ids: '9', size: '100' }])
  // The answer does not contain account 9.
  expect(screen.getByRole('link', { name: '#9' })).toBeTruthy()
})

it('reads the filters from the address', async () => {
  const { queries } = open('/?who=mei&action=user.&from=2026-11-01T00:00:00%2B08:00')
  await screen.findByText('修改用户')
  expect(queries(list)[0]).toMatchObject({ who: 'mei', action: 'user.', from: '2026-11-01T00:00:00+08:00' })
  expect(screen.getByRole('button', { name: '取消操作：用户' })).toBeTruthy()
})

it('exports the filtered entries as CSV', async () => {
  URL.createObjectURL = () => 'blob:saved'
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = open('/?who=7')
  const mockedFetch = fetch
  const paths: string[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.startsWith('/admin/v1/audit/export')) return mockedFetch(path, init)
    paths.push(path)
    return new Response('create_time')
  })
  await screen.findByText('修改用户')
  await user.click(screen.getByRole('button', { name: '导出完整日志' }))
  await waitFor(() => expect(click.mock.contexts[0]).toHaveProperty('download', 'audit-log.csv'))
  expect(paths).toEqual(['/admin/v1/audit/export?who=7'])
  click.mockRestore()
})

it('passes the accessibility checks', async () => {
  open()
  await screen.findByText('修改用户')
  expect(await findAxeViolations()).toEqual([])
})
