import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { answerCalls, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { listAnswer, sampleCdkey } from '../../testing/samples.ts'
import { Page } from './CdkeysPage.tsx'

const create = 'POST /admin/v1/cdkey/create'
const update = 'POST /admin/v1/cdkey/update'

const open = (answers: Answers = {}) => {
  const calls = answerCalls({
    'GET /admin/v1/cdkey/list': listAnswer([sampleCdkey(1), sampleCdkey(2)]),
    [create]: { data: { batch: 'b-1', keys: ['KEY-1', '=1+1'] } },
    [update]: { data: { done: 2, failed: [] } },
    ...answers,
  })
  renderRoutes([{ path: '/', element: <Page /> }], '/')
  return {
    user: userEvent.setup(),
    bodies: (spec: string) =>
      calls.filter((call) => call.spec === spec).map((call) => call.body as Record<string, unknown>),
  }
}

const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: 'dialog *' })
const fill = (name: string, value: string): void => void fireEvent.change(field(name), { target: { value } })

const makeKeys = async (user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name: '生成卡密' }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  return screen.findByRole('dialog', { name: '已生成 2 个卡密' })
}

beforeEach(mockDialogs)
afterEach(tearDown)

it('describes the batch in a sentence before it is created', async () => {
  const { user, bodies } = open()
  await user.click(await screen.findByRole('button', { name: '生成卡密' }))
  await user.click(screen.getByRole('radio', { name: '积分' }))
  fill('数值', '500')
  fill('数量', '200')
  fill('到期', '2026-12-31T23:59')
  expect(screen.getByText(/^生成 200 个卡密，每个：500 积分，可以用 1 次，2026-12-31 23:59 前有效。$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(bodies(create)).toHaveLength(1))
  expect(bodies(create)[0]).toMatchObject({
    kind: 'coin',
    value: '500',
    count: '200',
    max_uses: '1',
    expire_at: '2026-12-31T23:59:00+08:00',
  })
  expect(bodies(create)[0]?.request_id).toBeTruthy()
})

it('creates at most 10000 keys at once', async () => {
  const { user, bodies } = open()
  await user.click(await screen.findByRole('button', { name: '生成卡密' }))
  fill('数量', '10001')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(screen.getByText('不能大于 10000')).toBeTruthy()
  expect(bodies(create)).toEqual([])
})

it('asks before it hides keys that were neither copied nor downloaded', async () => {
  const { user } = open()
  const dialog = await makeKeys(user)
  await user.click(within(dialog).getByRole('button', { name: '完成' }))
  const question = await screen.findByRole('dialog', { name: '还没有复制或下载' })
  await user.click(within(question).getByRole('button', { name: '返回' }))
  expect(screen.getByText(/KEY-1/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '复制全部' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('KEY-1\n=1+1'))
  await user.click(screen.getByRole('button', { name: '完成' }))
  expect(screen.queryByText(/KEY-1/)).toBeNull()
})

it('asks also after a failed copy', async () => {
  const { user } = open()
  const dialog = await makeKeys(user)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'))
  await user.click(within(dialog).getByRole('button', { name: '复制全部' }))
  await screen.findByText('refused')
  await user.click(within(dialog).getByRole('button', { name: '完成' }))
  expect(await screen.findByRole('dialog', { name: '还没有复制或下载' })).toBeTruthy()
})

it('saves the keys as a CSV file without formulas', async () => {
  const saved: Blob[] = []
  URL.createObjectURL = (file) => {
    saved.push(file as Blob)
    return 'blob:saved'
  }
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = open()
  const dialog = await makeKeys(user)
  await user.click(within(dialog).getByRole('button', { name: '下载 CSV' }))
  expect(click.mock.contexts[0]).toHaveProperty('download', 'cdkeys-b-1.csv')
  const text = await saved[0]!.text()
  expect(text.trim().split('\r\n')).toEqual(['cdkey', 'KEY-1', "'=1+1"])
  click.mockRestore()
})

it('disables the selected keys', async () => {
  const { user, bodies } = open()
  await user.click(await screen.findByRole('checkbox', { name: '选中本页' }))
  await user.click(screen.getByRole('button', { name: '停用' }))
  expect(await screen.findByText('已停用 2 条')).toBeTruthy()
  expect(bodies(update)).toEqual([{ ids: [1, 2], enabled: false }])
})

it('lists the keys that could not be deleted', async () => {
  const { user } = open({
    'POST /admin/v1/cdkey/delete': { data: { done: 1, failed: [{ id: 2, msg: '已经有人用过' }] } },
  })
  await user.click(await screen.findByRole('checkbox', { name: '选中本页' }))
  await user.click(screen.getByRole('button', { name: '删除' }))
  const question = screen.getByRole('dialog', { name: '删除 2 个卡密？' })
  await user.click(within(question).getByRole('button', { name: '删除' }))
  const failures = await screen.findByRole('dialog', { name: '1 条成功，1 条没有成功' })
  expect(failures.textContent).toContain('…T2 30 天会员：已经有人用过')
})

it('shows the refused change of a single key as an error of its form', async () => {
  const { user } = open({ [update]: { data: { done: 0, failed: [{ id: 1, msg: '已经过期' }] } } })
  fireEvent.click(await screen.findByRole('button', { name: '…T1' }))
  await user.type(field('备注'), '给读者')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect((await screen.findByRole('alert')).textContent).toBe('已经过期')
  expect(field('备注').value).toBe('给读者')
})

it('passes the accessibility checks', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '生成卡密' }))
  expect(await findAxeViolations()).toEqual([])
})
