import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveSession } from '../../../lib/session/session.ts'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { answerCalls, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { listAnswer, sampleBlacklistEntry } from '../../testing/samples.ts'
import { Page } from './BlacklistPage.tsx'

const create = 'POST /admin/v1/blacklist/create'
const update = 'POST /admin/v1/blacklist/update'
const preview = { would_have_stopped: 0, addresses: 0, hits_yourself: false, hits_proxy: false, sample: [] }

const open = (answers: Answers = {}) => {
  const calls = answerCalls({
    'GET /admin/v1/blacklist/list': listAnswer([
      sampleBlacklistEntry(1, { reason: '采集' }),
      sampleBlacklistEntry(2, { enabled: false }),
    ]),
    'POST /admin/v1/blacklist/preview': { data: preview },
    'POST /admin/v1/blacklist/delete': { data: { done: 2, failed: [] } },
    [create]: { data: sampleBlacklistEntry(9) },
    [update]: { data: sampleBlacklistEntry(1) },
    ...answers,
  })
  renderRoutes([{ path: '/', element: <Page /> }], '/')
  return {
    user: userEvent.setup(),
    bodies: (spec: string) => calls.filter((call) => call.spec === spec).map((call) => call.body),
  }
}

type User = ReturnType<typeof userEvent.setup>
const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: 'dialog *' })
const save = (): HTMLElement => screen.getByRole('button', { name: '保存' })
const startEntry = async (user: User, ip: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: '添加黑名单' }))
  if (ip) await user.type(field('IP 或网段'), ip)
}

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
})
afterEach(tearDown)

it.each(['', 'localhost', '203.0.113.256', '203.0.113.0/33'])(
  'refuses the address %j with 请输入IP格式',
  async (text) => {
    const { user, bodies } = open()
    await startEntry(user, text)
    await user.click(save())
    expect(await screen.findByText('请输入IP格式')).toBeTruthy()
    expect(bodies(create)).toEqual([])
  },
)

it('requires a status; the reason is optional', async () => {
  const { user, bodies } = open()
  await startEntry(user, '2001:db8::/32')
  await user.click(save())
  expect(screen.getByRole('radiogroup', { name: '状态' }).textContent).toContain('请选择')
  expect(bodies(create)).toEqual([])
  await user.click(screen.getByRole('radio', { name: '生效' }))
  await user.click(save())
  expect(await screen.findByText('添加成功')).toBeTruthy()
  expect(bodies(create)).toEqual([{ ip: '2001:db8::/32', enabled: 'true', reason: '' }])
})

it('converts an IPv4 address to its /24 by a button, nothing else', async () => {
  const { user } = open()
  await startEntry(user, '203.0.113.77')
  await user.click(screen.getByRole('button', { name: '改为 203.0.113.0/24' }))
  expect(field('IP 或网段').value).toBe('203.0.113.0/24')
  expect(screen.getByRole('button', { name: '改为 /24 网段' })).toHaveProperty('disabled', true)
})

it('tests a new entry on the last hour and asks for confirmation when it would have blocked requests', async () => {
  const { user, bodies } = open({
    'POST /admin/v1/blacklist/preview': {
      data: {
        ...preview,
        would_have_stopped: 4821,
        addresses: 37,
        sample: [{ ip: '203.0.113.7', count: 12, blacklisted: false }],
      },
    },
  })
  await startEntry(user, '203.0.113.0/24')
  await user.click(screen.getByRole('radio', { name: '生效' }))
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '试算' }).textContent).toMatch(/4.821 次请求，来自 37 个/),
  )
  await user.click(save())
  const question = await screen.findByRole('dialog', { name: '把 203.0.113.0/24 挡在外面？' })
  expect(bodies(create)).toEqual([])
  await user.click(within(question).getByRole('button', { name: '加入黑名单' }))
  await waitFor(() => expect(bodies(create)).toHaveLength(1))
})

it('warns about an entry that blocks the admin or the proxy', async () => {
  const { user } = open({
    'POST /admin/v1/blacklist/preview': { data: { ...preview, hits_yourself: true, hits_proxy: true } },
  })
  await startEntry(user, '203.0.113.0/24')
  expect(await screen.findByText('它会把您自己挡在外面，不能保存。')).toBeTruthy()
  expect(screen.getByText(/^它会挡住本站的代理服务器/)).toBeTruthy()
})

it('restores deleted entries unchanged', async () => {
  const { user, bodies } = open()
  await user.click(await screen.findByRole('checkbox', { name: '选中本页' }))
  await user.click(screen.getByRole('button', { name: '删除' }))
  await user.click(
    within(screen.getByRole('dialog', { name: '删除 2 条黑名单？' })).getByRole('button', { name: '删除' }),
  )
  const message = (await screen.findByText('已删除 2 条')).parentElement!
  await user.click(within(message).getByRole('button', { name: '撤销', hidden: true }))
  expect(await screen.findByText('已恢复 2 条')).toBeTruthy()
  expect(bodies(create)).toEqual([
    { ip: '203.0.113.1', reason: '采集', enabled: true },
    { ip: '203.0.113.2', reason: '', enabled: false },
  ])
})

it('disables an entry from its row and enables it again by the undo button', async () => {
  const { user, bodies } = open()
  await user.click(await screen.findByRole('button', { name: '停用 203.0.113.1' }))
  const message = (await screen.findByText('203.0.113.1 已停用')).parentElement!
  await user.click(within(message).getByRole('button', { name: '撤销', hidden: true }))
  await waitFor(() =>
    expect(bodies(update)).toEqual([
      { id: 1, enabled: false },
      { id: 1, enabled: true },
    ]),
  )
})

it('changes all selected entries and lists the failed ones', async () => {
  const { user } = open({
    [update]: ({ body }) =>
      (body as { id: number }).id === 2 ? { code: 0, msg: '不能封禁您自己的地址' } : { data: sampleBlacklistEntry(1) },
  })
  await user.click(await screen.findByRole('checkbox', { name: '选中本页' }))
  const bar = screen.getByRole('toolbar', { name: '批量操作' })
  await user.click(within(bar).getByRole('button', { name: '启用' }))
  const failures = await screen.findByRole('dialog', { name: '1 条成功，1 条没有成功' })
  expect(failures.textContent).toContain('203.0.113.2：不能封禁您自己的地址')
})

it('imports lines and lists the invalid ones', async () => {
  const { user, bodies } = open({
    'POST /admin/v1/blacklist/import': {
      data: {
        added: 2,
        known: 1,
        invalid: [{ line: 3, text: 'hello', msg: '不是有效的 IP 地址或网段' }],
        invalid_total: 1,
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: '导入', hidden: true }))
  const text = '198.51.100.1,撞库\n198.51.100.2\nhello'
  fireEvent.change(field('一行一个 IP 或网段，逗号后面写原因'), { target: { value: text } })
  await user.click(screen.getByRole('button', { name: '导入 3 行' }))
  const lines = await screen.findByRole('list', { name: '没有导入的行' })
  expect(lines.textContent).toBe('第 3 行hello不是有效的 IP 地址或网段')
  expect(bodies('POST /admin/v1/blacklist/import')).toEqual([{ text }])
})

it('clears the blacklist only after the admin types the confirmation', async () => {
  const { user, bodies } = open({ 'GET /admin/v1/blacklist/clear': { data: { done: 2, failed: [] } } })
  const clear = 'GET /admin/v1/blacklist/clear'
  await user.click(await screen.findByRole('button', { name: '清空黑名单', hidden: true }))
  const dialog = within(screen.getByRole('dialog', { name: '清空整个黑名单？' }))
  expect(dialog.getByRole('button', { name: '清空' })).toHaveProperty('disabled', true)
  await user.type(dialog.getByRole('textbox'), '清空{Enter}')
  expect(await screen.findByText('已清空 2 条')).toBeTruthy()
  expect(bodies(clear)).toHaveLength(1)
})

it('downloads the blacklist with the session of the admin', async () => {
  const authorizations: (string | undefined)[] = []
  saveSession({ token: 'token-1', user: { id: 1, username: 'mei', email: '', role: 'admin' } })
  URL.createObjectURL = () => 'blob:saved'
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = open()
  const mockedFetch = fetch
  vi.stubGlobal('fetch', async (path: string, init: { method: string; headers: Record<string, string> }) => {
    if (path !== '/admin/v1/blacklist/export') return mockedFetch(path, init)
    authorizations.push(init.headers.authorization)
    return new Response('ip,reason\n')
  })
  await user.click(await screen.findByRole('button', { name: '导出 CSV', hidden: true }))
  await waitFor(() => expect(click.mock.contexts[0]).toHaveProperty('download', 'blacklist.csv'))
  expect(authorizations).toEqual(['Bearer token-1'])
  click.mockRestore()
})

it('lists the busiest addresses and blacklists one of them', async () => {
  const { user, bodies } = open({
    'GET /admin/v1/blacklist/ip_list': {
      data: {
        list: [
          { ip: '198.51.100.7', count: 900, blacklisted: false },
          { ip: '198.51.100.8', count: 5, blacklisted: true },
        ],
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: '最忙的地址' }))
  const panel = within(await screen.findByRole('dialog', { name: '近一小时最忙的地址' }))
  expect(await panel.findByText('已拉黑')).toBeTruthy()
  await user.click(panel.getByRole('button', { name: '加入黑名单' }))
  await screen.findByRole('dialog', { name: '加入黑名单' })
  await user.click(screen.getByRole('button', { name: '改为 198.51.100.0/24' }))
  await user.click(save())
  await waitFor(() =>
    expect(bodies(create)).toEqual([{ ip: '198.51.100.0/24', enabled: 'true', reason: '近一小时请求过多' }]),
  )
})

it('checks which addresses are blacklisted', async () => {
  const { user, bodies } = open({
    'POST /admin/v1/blacklist/filter_in_blacklist': { data: { list: ['198.51.100.7'] } },
  })
  await user.click(await screen.findByRole('button', { name: '检查地址' }))
  fireEvent.change(field('要检查的 IP，用空格、逗号或换行分开'), {
    target: { value: '198.51.100.7, 198.51.100.8\n198.51.100.7 nonsense' },
  })
  await user.click(screen.getByRole('button', { name: '检查' }))
  expect(await screen.findByText('3 个里有 1 个正被挡在外面')).toBeTruthy()
  expect(screen.getByText('nonsense').nextSibling?.textContent).toBe('不是 IP')
  expect(bodies('POST /admin/v1/blacklist/filter_in_blacklist')).toEqual([
    { ips: ['198.51.100.7', '198.51.100.8', 'nonsense'] },
  ])
})

it('passes the accessibility checks', async () => {
  const { user } = open()
  await startEntry(user, '203.0.113.77')
  expect(await findAxeViolations()).toEqual([])
})
