import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { saveSession } from '../../lib/session/session.ts'
import { mockDialogs } from '../../testing/mock-dialogs.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import { Page as AdminLayout } from '../AdminLayout.tsx'
import { menu } from '../menu.ts'
import { findAxeViolations } from '../testing/axe.ts'
import { listAnswer, sampleAdminDisk, sampleUser } from '../testing/samples.ts'

const open = async () => {
  const calls = answerCalls({
    'GET /auth/v1/user/info': { data: { id: 1, username: 'mei', email: '', role: 'admin' } },
    'GET /admin/v1/user/list': listAnswer([sampleUser(7, { username: 'wei' })]),
    'GET /admin/v1/disk/list': listAnswer([
      sampleAdminDisk(9, { disk_name: 'wei 的课程', doc_id: 'wei0docid0000000000000009' }),
    ]),
  })
  saveSession({ token: 'token-1', user: { id: 1, username: 'mei', email: '', role: 'admin' } })
  renderRoutes(
    [{ path: '/admin', element: <AdminLayout />, children: [{ path: '*', element: <input aria-label="field" /> }] }],
    '/admin/index',
  )
  const user = userEvent.setup()
  await user.click(await screen.findByLabelText('field'))
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: '页面、资源、用户、任务或操作' })
  await user.click(field)
  return {
    user,
    searches: () => calls.filter(({ spec }) => spec === 'GET /admin/v1/user/list').map(({ query }) => query),
  }
}
const names = (): (string | null)[] => screen.getAllByRole('option').map((option) => option.textContent)

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
})
afterEach(tearDown)

it('opens with Ctrl K and opens a page by a part of its name', async () => {
  const { user } = await open()
  expect(names()).toHaveLength(menu.flatMap(({ pages }) => pages).length)
  await user.keyboard('黑名')
  expect(names()[0]).toBe('黑名单访问管理')
  await user.keyboard('{Enter}')
  await expectAddress('/admin/black_list')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

it('wraps around with the arrow keys', async () => {
  const { user } = await open()
  await user.keyboard('用户管理{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('商品管理用户管理')
  await user.keyboard('{Enter}')
  await expectAddress('/admin/list_goods')
})

it('finds users and opens the chosen one', async () => {
  const { user, searches } = await open()
  await user.keyboard('wei')
  await user.click(await screen.findByRole('option', { name: /^wei用户$/ }))
  expect(searches()).toEqual([{ q: 'wei', size: '5' }])
  await expectAddress('/admin/list_user?q=wei&open=7')
})

it('offers the blacklist and the visits of an IP address', async () => {
  const { user } = await open()
  await user.keyboard('203.0.113.7')
  expect(names()).toEqual(['203.0.113.7黑名单', '203.0.113.7今天的访问'])
})

it('offers the order of an order number', async () => {
  const { user } = await open()
  await user.keyboard('20261121120000123456')
  await user.click(await screen.findByRole('option', { name: '20261121120000123456订单' }))
  await expectAddress('/admin/list_order?order_no=20261121120000123456')
})

it('finds resources by a part of their name, and the import records of a text', async () => {
  const { user } = await open()
  await user.keyboard('wei')
  await screen.findByRole('option', { name: /^wei 的课程/ })
  expect(names()).toContain('在导入任务中查找“wei”导入任务')
  await user.click(screen.getByRole('option', { name: /^wei 的课程/ }))
  await expectAddress('/admin/list_disk?q=wei0docid0000000000000009&open=9')
})

it('runs actions and opens the start dialog of a job', async () => {
  const { user } = await open()
  await user.keyboard('重建')
  expect(names()).toEqual(['启动重建索引操作', '重建索引的记录任务', '在导入任务中查找“重建”导入任务'])
  await user.clear(screen.getByRole('combobox'))
  await user.keyboard('键盘{Enter}')
  expect(await screen.findByRole('heading', { name: '键盘操作' })).toBeTruthy()
  await expectAddress('/admin/index')
})

it('opens the shortcut help with ?, but not while the user types', async () => {
  const { user } = await open()
  await user.keyboard('?{Escape}')
  expect(screen.queryByRole('heading', { name: '键盘操作' })).toBeNull()
})

it('passes the accessibility checks', async () => {
  await open()
  expect(await findAxeViolations()).toEqual([])
})
