import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { answerCalls, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { listAnswer, sampleUser } from '../../testing/samples.ts'
import { Page } from './UsersPage.tsx'
import { extendVip, forever } from './vip-until.ts'

const update = 'POST /admin/v1/user/update_user'

const open = (answers: Answers = {}) => {
  const calls = answerCalls({
    'GET /admin/v1/user/list': listAnswer([
      sampleUser(1, { username: 'mei', role: 'admin' }),
      sampleUser(2, { username: 'wei', vip_until: '2026-12-01T12:00:00+08:00', is_vip: true }),
    ]),
    [update]: { data: sampleUser(2) },
    ...answers,
  })
  renderRoutes([{ path: '/', element: <Page /> }], '/')
  return {
    user: userEvent.setup(),
    bodies: () => calls.filter((call) => call.spec === update).map((call) => call.body as Record<string, unknown>),
  }
}

const openUser = async (name: string): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog', { name })
}
const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: 'dialog *' })
const save = (): HTMLElement => screen.getByRole('button', { name: '保存' })

beforeEach(mockDialogs)
afterEach(tearDown)

it('bans a user only after explaining the ban', async () => {
  const { user, bodies } = open()
  await openUser('wei')
  await user.click(screen.getByRole('radio', { name: '已封禁' }))
  await user.click(save())
  const question = await screen.findByRole('dialog', { name: '封禁「wei」？' })
  expect(question.textContent).toContain('退出所有登录')
  expect(bodies()).toEqual([])
  await user.click(within(question).getByRole('button', { name: '封禁' }))
  await waitFor(() => expect(bodies()).toEqual([{ id: 2, status: 'banned' }]))
})

it('asks before it grants the admin role', async () => {
  const { user, bodies } = open()
  await openUser('wei')
  await user.selectOptions(field('角色'), '管理员')
  await user.click(save())
  expect(await screen.findByRole('dialog', { name: '让「wei」成为管理员？' })).toBeTruthy()
  expect(bodies()).toEqual([])
})

it('sends the same request id for a repeated change of points after a failure', async () => {
  let isUnavailable = true
  const { user, bodies } = open({
    [update]: () => (isUnavailable ? { code: 0, msg: '服务暂时不可用' } : { data: sampleUser(2) }),
  })
  await openUser('wei')
  await user.type(field('增减积分'), '-50')
  await user.type(field('积分说明'), '退款')
  await user.click(save())
  await screen.findByText('服务暂时不可用')
  isUnavailable = false
  await user.click(save())
  await waitFor(() => expect(bodies()).toHaveLength(2))
  const [first, second] = bodies()
  expect(first).toMatchObject({ id: 2, coin_delta: '-50', coin_note: '退款' })
  expect(first?.request_id).toMatch(/^\S{16,64}$/)
  expect(second).toEqual(first)
})

it('sends a new request id for another amount and for another user', async () => {
  const { user, bodies } = open({ [update]: { code: 0, msg: '服务暂时不可用' } })
  const saveCoinDelta = async (name: string, amount: string): Promise<void> => {
    await openUser(name)
    fireEvent.change(field('增减积分'), { target: { value: amount } })
    await user.click(save())
  }
  await saveCoinDelta('wei', '50')
  await saveCoinDelta('wei', '60')
  await user.click(screen.getByRole('button', { name: '取消' }))
  await user.click(await screen.findByRole('button', { name: '放弃修改' }))
  await saveCoinDelta('mei', '60')
  await waitFor(() => expect(bodies()).toHaveLength(3))
  expect(new Set(bodies().map((body) => body.request_id)).size).toBe(3)
})

it('refuses an amount that is not an integer', async () => {
  const { user, bodies } = open()
  await openUser('wei')
  await user.type(field('增减积分'), '1.5')
  await user.click(save())
  expect(screen.getByText('请输入整数')).toBeTruthy()
  expect(bodies()).toEqual([])
})

it('extends, makes permanent or ends a membership by a button', async () => {
  const { user, bodies } = open()
  await openUser('wei')
  await user.click(screen.getByRole('button', { name: '+30 天' }))
  expect(field('会员到期').value).toBe('2026-12-31T12:00')
  await user.click(screen.getByRole('button', { name: '永久' }))
  expect(field('会员到期').value).toBe('9999-12-31T23:59')
  await user.click(screen.getByRole('button', { name: '清空' }))
  await user.click(save())
  await waitFor(() => expect(bodies()).toEqual([{ id: 2, vip_until: '' }]))
})

it('omits the password while its field is blank', async () => {
  const { user, bodies } = open()
  await openUser('wei')
  await user.type(field('备注'), '老用户')
  await user.click(save())
  await waitFor(() => expect(bodies()).toEqual([{ id: 2, remark: '老用户' }]))
})

it('extends a running membership from its end, any other from now', () => {
  const now = Date.parse('2026-11-21T12:00:00+08:00')
  expect(extendVip('2026-12-01T00:00:00Z', 30, now)).toBe('2026-12-31T00:00:00.000Z')
  expect(extendVip('2026-01-01T00:00:00Z', 365, now)).toBe('2027-11-21T04:00:00.000Z')
  expect(extendVip('', 30, now)).toBe('2026-12-21T04:00:00.000Z')
  expect(extendVip(forever, 30, now)).toBe(forever)
})

it('passes the accessibility checks', async () => {
  open()
  await openUser('wei')
  expect(await findAxeViolations()).toEqual([])
})

it('shows points and purchases of the open user', async () => {
  const movement = {
    id: 1,
    delta: -30,
    balance: 12,
    reason: 'buy',
    ref: 'r',
    note: '',
    create_time: '2026-11-20T12:00:00Z',
  }
  const bought = { doc_id: 'd1', disk_name: '庆余年', cost_coin: 30, refunded: 0, create_time: '2026-11-20T12:00:00Z' }
  const { user } = open({
    'GET /admin/v1/user/coin_log': { data: { list: [movement], total: 1 } },
    'GET /admin/v1/user/purchases': { data: { list: [bought], total: 1 } },
  })
  await openUser('wei')
  await user.click(screen.getByRole('button', { name: '积分流水' }))
  expect(await screen.findByText('−30')).toBeTruthy()
  expect(screen.getByText('余 12')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '购买记录' }))
  expect((await screen.findByRole('link', { name: '庆余年' })).getAttribute('href')).toBe('/doc/d1')
  expect(await findAxeViolations()).toEqual([])
})

it('creates a user, and asks before it creates an admin', async () => {
  const create = 'POST /admin/v1/user/create'
  const sent: unknown[] = []
  const { user } = open({
    [create]: ({ body }) => {
      sent.push(body)
      return { data: sampleUser(3) }
    },
  })
  await user.click(await screen.findByRole('button', { name: '添加用户' }))
  await screen.findByRole('dialog', { name: '添加用户' })
  await user.type(field('用户名'), 'new-admin')
  await user.type(field('邮箱'), 'new@example.com')
  await user.type(field('密码'), 'a long new password')
  await user.selectOptions(field('角色'), '管理员')
  await user.click(save())
  const question = await screen.findByRole('dialog', { name: '让「new-admin」成为管理员？' })
  expect(sent).toEqual([])
  await user.click(within(question).getByRole('button', { name: '设为管理员' }))
  await waitFor(() => expect(sent).toMatchObject([{ username: 'new-admin', role: 'admin' }]))
})

it('deletes a user after the name was typed, and offers the export first', async () => {
  const remove = 'POST /admin/v1/user/delete'
  const sent: unknown[] = []
  const { user } = open({
    [remove]: ({ body }) => {
      sent.push(body)
      return { data: sampleUser(2, { status: 'deleted' }) }
    },
  })
  await openUser('wei')
  await user.click(screen.getByRole('button', { name: '删除用户' }))
  const question = within(await screen.findByRole('dialog', { name: '删除「wei」？' }))
  expect(question.getByRole('button', { name: '先导出数据' })).toBeTruthy()
  const confirm = question.getByRole<HTMLButtonElement>('button', { name: '删除用户' })
  expect(confirm.disabled).toBe(true)
  await user.type(question.getByLabelText(/^输入/), 'wei')
  expect(await findAxeViolations()).toEqual([])
  await user.click(confirm)
  await waitFor(() => expect(sent).toEqual([{ id: 2 }]))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '删除「wei」？' })).toBeNull())
})

it('deletes many users after the number was typed, and names those that stay', async () => {
  const remove = 'POST /admin/v1/user/delete_many'
  const sent: unknown[] = []
  const { user } = open({
    [remove]: ({ body }) => {
      sent.push(body)
      return { data: { done: 1, failed: [{ id: 1, msg: '不能删除管理员，请先取消管理员身份' }] } }
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: '选中本页' }))
  await user.click(screen.getByRole('button', { name: '删除' }))
  const question = within(await screen.findByRole('dialog', { name: '删除 2 个用户？' }))
  expect(question.getByText('wei')).toBeTruthy()
  const confirm = question.getByRole<HTMLButtonElement>('button', { name: '删除' })
  expect(confirm.disabled).toBe(true)
  await user.type(question.getByLabelText(/^输入/), '删除 2 个用户')
  await user.click(confirm)
  const failures = await screen.findByRole('dialog', { name: '1 条成功，1 条没有成功' })
  expect(failures.textContent).toContain('mei')
  expect(failures.textContent).toContain('请先取消管理员身份')
  expect(sent).toEqual([{ ids: [1, 2] }])
})

it('downloads everything about the open user', async () => {
  const { user } = open()
  await openUser('wei')
  const paths: string[] = []
  const mockedFetch = fetch
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.startsWith('/admin/v1/user/export')) return mockedFetch(path, init)
    paths.push(path)
    return new Response('{}')
  })
  URL.createObjectURL = () => 'blob:saved'
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: '导出数据' }))
  await waitFor(() => expect(click.mock.contexts[0]).toHaveProperty('download', 'user-2.json'))
  expect(paths).toEqual(['/admin/v1/user/export?user_id=2'])
  click.mockRestore()
})

it('offers no deletion of admins, and no form for a deleted user', async () => {
  open({
    'GET /admin/v1/user/list': listAnswer([
      sampleUser(1, { username: 'mei', role: 'admin' }),
      sampleUser(2, { username: '已删除#2', status: 'deleted' }),
    ]),
  })
  await openUser('mei')
  expect(screen.queryByRole('button', { name: '删除用户' })).toBeNull()
  await openUser('已删除#2')
  expect(screen.getByText('这个用户已删除，不能再修改。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '删除用户' })).toBeNull()
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
})
