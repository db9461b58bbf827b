import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { openPage } from '../../testing/open-page.tsx'
import { listAnswer, sampleClaim, sampleReport } from '../../testing/samples.ts'
import { Page } from './ReportsPage.tsx'

const list = 'GET /admin/v1/report/list'
const resolve = 'POST /admin/v1/report/update'
const claims = 'GET /admin/v1/claim/list'
const advance = 'POST /admin/v1/claim/update'
const config = 'GET /admin/v1/site_config/all'

const mailOn = { data: { email: '{"enabled":true,"host":"mail.example.com","from":"site@example.com"}' } }

const open = (answers: Answers = {}, address = '/') =>
  openPage(
    <Page />,
    {
      [list]: listAnswer([
        sampleReport(1, { count: 12, verdict: '' }),
        sampleReport(2, {
          reason: 'illegal',
          verdict: 'removed',
          takedown: 'removed',
          handled_at: '2026-11-20T12:00:00Z',
        }),
      ]),
      [claims]: listAnswer([sampleClaim(5)]),
      [resolve]: ({ body }) => ({ data: { count: (body as { ids: number[] }).ids?.length ?? 2, done: 1, failed: [] } }),
      [advance]: { data: { done: 1, failed: [] } },
      [config]: mailOn,
      ...answers,
    },
    address,
  )

const select = async (id: number): Promise<void> => {
  fireEvent.click(await screen.findByRole('checkbox', { name: `选中 资源 ${id}` }))
}

const changes = (bodies: unknown[]): unknown[] => bodies.filter((body) => !(body as { preview?: boolean }).preview)

beforeEach(mockDialogs)
afterEach(tearDown)

it('lists reports with reason, count and result, and the numbers of open work in the tabs', async () => {
  open({ [list]: listAnswer([sampleReport(1, { count: 12 })], 7), [claims]: listAnswer([], 3) })
  const row = await screen.findByRole('row', { name: /资源 1/ })
  for (const text of ['链接失效', '待处理', '打不开', 'mei@example.com', '12']) within(row).getByText(text)
  expect(await screen.findByRole('link', { name: /举报\s*7/ })).toBeTruthy()
  expect(await screen.findByRole('link', { name: /版权投诉\s*3/ })).toBeTruthy()
  expect(await findAxeViolations()).toEqual([])
})

it('asks the server for the filter of its address', async () => {
  const { queries } = open({}, '/?status=open&reason=illegal')
  await screen.findByRole('row', { name: /资源 1/ })
  expect(queries(list)).toContainEqual(expect.objectContaining({ status: 'open', reason: 'illegal' }))
})

it('gives selected reports a verdict with a note and an answer by mail', async () => {
  const { user, bodies } = open()
  await select(1)
  await user.click(screen.getByRole('button', { name: '已修复' }))
  const dialog = within(await screen.findByRole('dialog', { name: '已修复 1 条？' }))
  await user.type(dialog.getByRole('textbox', { name: '处理说明（可不填）' }), '换了链接')
  await user.click(dialog.getByRole('checkbox', { name: '把结果和说明发到对方留下的邮箱' }))
  expect(dialog.queryByText(/邮件不会发出/)).toBeNull()
  expect(await findAxeViolations()).toEqual([])
  await user.click(dialog.getByRole('button', { name: '已修复' }))
  await waitFor(() =>
    expect(changes(bodies(resolve))).toEqual([
      { ids: [1], verdict: 'fixed', note: '换了链接', answer: true, restore: false },
    ]),
  )
  expect(await screen.findByText('已处理 1 条')).toBeTruthy()
})

it('says that answers are only stored while mail is not set up', async () => {
  const { user } = open({ [config]: { data: { email: '{"enabled":false}' } } })
  await select(1)
  await user.click(screen.getByRole('button', { name: '不采纳' }))
  expect(await screen.findByText(/没有启用邮件服务，邮件不会发出，答复只保存在这里/)).toBeTruthy()
})

it('resolves all reports of the filter after counting them', async () => {
  const { user, bodies } = open({ [list]: listAnswer([sampleReport(1), sampleReport(2)], 45) }, '/?status=open')
  fireEvent.click(await screen.findByRole('checkbox', { name: '选中本页' }))
  await user.click(screen.getByRole('button', { name: /选中全部 45/ }))
  await user.click(screen.getByRole('button', { name: '不采纳' }))
  const dialog = within(await screen.findByRole('dialog', { name: '不采纳 2 条？' }))
  await user.click(dialog.getByRole('button', { name: '不采纳' }))
  const filter = { status: 'open', reason: '', q: '', from: '', to: '' }
  await waitFor(() => expect(changes(bodies(resolve))).toMatchObject([{ filter, verdict: 'refused' }]))
})

it('removes a resource only after explaining the removal, and restores it with another verdict', async () => {
  const { user, bodies } = open()
  fireEvent.click(await screen.findByRole('button', { name: '资源 1' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: '资源 1' })).getByRole('button', { name: '移除资源' }),
  )
  const removal = await screen.findByRole('dialog', { name: '移除资源？' })
  expect(removal.textContent).toContain('重新导入也不会再收录')
  await user.click(within(removal).getByRole('button', { name: '移除资源' }))
  await waitFor(() => expect(bodies(resolve)).toMatchObject([{ ids: [1], verdict: 'removed', restore: false }]))
  fireEvent.click(screen.getByRole('button', { name: '资源 2' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: '资源 2' })).getByRole('button', { name: '不采纳' }),
  )
  const restoring = await screen.findByRole('dialog', { name: '不采纳？' })
  expect(restoring.textContent).toContain('之前移除的资源会恢复公开')
  await user.click(within(restoring).getByRole('button', { name: '不采纳' }))
  await waitFor(() => expect(bodies(resolve).at(-1)).toMatchObject({ ids: [2], verdict: 'refused', restore: true }))
})

it('restores all removed resources of the filter with another verdict', async () => {
  const removed = { verdict: 'removed', takedown: 'removed', handled_at: '2026-11-20T12:00:00Z' } as const
  const rows = listAnswer([sampleReport(1, removed), sampleReport(2, removed)], 45)
  const { user, bodies } = open({ [list]: rows }, '/?status=removed')
  fireEvent.click(await screen.findByRole('checkbox', { name: '选中本页' }))
  await user.click(screen.getByRole('button', { name: /选中全部 45/ }))
  await user.click(screen.getByRole('button', { name: '不采纳' }))
  const dialog = await screen.findByRole('dialog', { name: '不采纳 2 条？' })
  expect(dialog.textContent).toContain('之前移除的资源会恢复公开')
  await user.click(within(dialog).getByRole('button', { name: '不采纳' }))
  await waitFor(() => expect(changes(bodies(resolve))).toMatchObject([{ verdict: 'refused', restore: true }]))
})

it('shows why a verdict for one report was refused and keeps the note', async () => {
  const { user } = open({ [resolve]: { data: { count: 1, done: 0, failed: [{ id: 1, msg: '记录不存在' }] } } })
  fireEvent.click(await screen.findByRole('button', { name: '资源 1' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: '资源 1' })).getByRole('button', { name: '已修复' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: '已修复？' }))
  await user.type(dialog.getByRole('textbox'), '说明')
  await user.click(dialog.getByRole('button', { name: '已修复' }))
  expect(await dialog.findByText('记录不存在')).toBeTruthy()
  expect(dialog.getByDisplayValue('说明')).toBeTruthy()
})

it('shows texts of visitors as text', async () => {
  const text = '<img src=x onerror=alert(1)>'
  open({ [list]: listAnswer([sampleReport(1, { text, latest: [{ text, contact: '', create_time: '' }] })]) })
  fireEvent.click(await screen.findByRole('button', { name: '资源 1' }))
  await screen.findByRole('dialog', { name: '资源 1' })
  expect(screen.getAllByText(text).length).toBeGreaterThan(1)
  expect(document.querySelector('img')).toBeNull()
})

it.each([
  ['claim', ['隐藏资源', '不受理']],
  ['hidden', ['裁定']],
  ['decision', ['恢复资源', '移除资源']],
  ['removed', ['重新裁定']],
  ['restored', []],
  ['refused', []],
])('offers the allowed steps of a claim in the state %s', async (state, actions) => {
  open({ [claims]: listAnswer([sampleClaim(5, { state })]) }, '/?type=claims&open=5')
  const panel = await screen.findByRole('dialog', { name: '资源 5' })
  const names = within(panel)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names.filter(Boolean)).toEqual(actions)
})

it('requires the grounds of a decision and sends the step', async () => {
  const steps = [
    { to_state: 'claim', note: '', admin_id: 0, create_time: '2026-11-20T12:00:00Z' },
    { to_state: 'hidden', note: '先隐藏', admin_id: 3, create_time: '2026-11-20T13:00:00Z' },
  ]
  const { user, bodies } = open(
    { [claims]: listAnswer([sampleClaim(5, { state: 'hidden', takedown: 'hidden', steps })]) },
    '/?type=claims&open=5',
  )
  const panel = await screen.findByRole('dialog', { name: '资源 5' })
  for (const text of ['先隐藏', '未经许可传播', '某影业']) within(panel).getByText(text)
  expect(await findAxeViolations()).toEqual([])
  await user.click(within(panel).getByRole('button', { name: '裁定' }))
  const dialog = within(await screen.findByRole('dialog', { name: '裁定：资源 5' }))
  expect(dialog.getByRole('button', { name: '裁定' })).toHaveProperty('disabled', true)
  await user.type(dialog.getByRole('textbox', { name: '依据（必填）' }), '证明有效')
  await user.click(dialog.getByRole('button', { name: '裁定' }))
  await waitFor(() =>
    expect(bodies(advance)).toEqual([{ ids: [5], step: 'decision', note: '证明有效', answer: false }]),
  )
})

it('decides on several claims with the same grounds, and names those that do not allow the step', async () => {
  const { user, bodies } = open(
    {
      [claims]: listAnswer([sampleClaim(5, { state: 'hidden' }), sampleClaim(6, { state: 'hidden' }), sampleClaim(7)]),
      [advance]: { data: { done: 2, failed: [{ id: 7, msg: '先隐藏资源，再裁定' }] } },
    },
    '/?type=claims',
  )
  fireEvent.click(await screen.findByRole('checkbox', { name: '选中本页' }))
  for (const name of ['隐藏资源', '不受理']) expect(screen.getByRole('button', { name })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '恢复资源' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '裁定' }))
  const dialog = within(await screen.findByRole('dialog', { name: '裁定 3 条？' }))
  expect(dialog.getByRole('button', { name: '裁定' })).toHaveProperty('disabled', true)
  await user.type(dialog.getByRole('textbox', { name: '依据（必填）' }), '证明有效')
  expect(await findAxeViolations()).toEqual([])
  await user.click(dialog.getByRole('button', { name: '裁定' }))
  const failures = await screen.findByRole('dialog', { name: '2 条成功，1 条没有成功' })
  expect(failures.textContent).toContain('资源 7')
  expect(bodies(advance)).toEqual([{ ids: [5, 6, 7], step: 'decision', note: '证明有效', answer: false }])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选中 资源 7' }).checked).toBe(true)
})

it('exports the log of claims as a file', async () => {
  URL.createObjectURL = () => 'blob:saved'
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = open({}, '/?type=claims')
  const mockedFetch = fetch
  const exported: string[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path !== '/admin/v1/claim/export') return mockedFetch(path, init)
    exported.push(path)
    return new Response('step_id\n')
  })
  await user.click(await screen.findByRole('button', { name: '导出处理记录' }))
  await waitFor(() => expect(click.mock.contexts[0]).toHaveProperty('download', 'copyright-claims.csv'))
  expect(exported).toHaveLength(1)
  click.mockRestore()
})
