import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveSession } from '../../../lib/session/session.ts'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { answerCalls, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answer, Answers } from '../../../testing/render-routes.tsx'
import { sampleAccount } from '../../../testing/samples.ts'
import { Page as ProfilePage } from '../ProfilePage.tsx'

const spec = 'POST /auth/v1/user/coin_exchange'
const rules = [
  { id: 'w', title: '周卡', coin: 70, vip_days: 7 },
  { id: 'm', title: '月卡', coin: 260, vip_days: 30 },
]
const done: Answer<typeof spec> = { data: { coin: 30, vip_until: '2026-12-28T12:00:00+08:00' } }

const open = (answers: Answers = {}, exchange: object = { enabled: true, rules }) => {
  const calls = answerCalls({
    'GET /v1/site_config/all': { data: { coin2any: JSON.stringify(exchange) } },
    'GET /auth/v1/user/info': { data: sampleAccount({ coin: 100 }) },
    [spec]: done,
    ...answers,
  })
  renderRoutes([{ path: '/profile', element: <ProfilePage /> }], '/profile?tab=vip')
  const user = userEvent.setup()
  return {
    user,
    sent: () => calls.filter((call) => call.spec === spec).map(({ body }) => body as Record<string, string>),
    choose: async () => user.click(await screen.findByRole('button', { name: /兑换 ?周卡/ })),
    confirm: () => user.click(screen.getByRole('button', { name: '确认兑换' })),
  }
}

beforeEach(() => {
  mockDialogs()
  saveSession({ token: 'token-7', user: { id: 7, username: 'mei', email: '', role: 'user' } })
})
afterEach(tearDown)

it('shows price, days and missing points of each rule', async () => {
  open()
  const [week, month] = await screen.findAllByRole('listitem')
  for (const text of ['周卡', '7 天会员', '70 积分']) expect(week?.textContent).toContain(text)
  expect(month?.textContent).toContain('还差 160 积分')
  expect(within(month as HTMLElement).queryByRole('button')).toBeNull()
})

it('shows the remaining balance and the end of the membership before sending', async () => {
  const { choose, sent } = open()
  await choose()
  const dialog = screen.getByRole('dialog', { name: '兑换会员' })
  for (const [name, value] of [
    ['兑换', '7 天会员'],
    ['需要', '70 积分'],
    ['兑换后剩余', '30 积分'],
    ['会员有效期至', '2026-12-28'],
  ])
    expect(within(dialog).getByText(name ?? '', { selector: 'dt' }).nextElementSibling?.textContent).toBe(value)
  expect(sent()).toEqual([])
})

it('exchanges, confirms and shows the new balance', async () => {
  let coin = 100
  const { choose, confirm, sent } = open({
    'GET /auth/v1/user/info': () => ({ data: sampleAccount({ coin }) }),
    [spec]: () => {
      coin = 30
      return done
    },
  })
  await choose()
  await confirm()
  expect(await screen.findByText('兑换成功')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('30', { selector: 'dd span' })).toBeTruthy()
  expect(sent().map(({ rule_id }) => rule_id)).toEqual(['w'])
})

it('sends one request id for repeated clicks', async () => {
  const reply = Promise.withResolvers<typeof done>()
  const { user, choose, sent } = open({ [spec]: () => reply.promise })
  await choose()
  const button = screen.getByRole('button', { name: '确认兑换' })
  await user.tripleClick(button)
  reply.resolve(done)
  await waitFor(() => expect(sent().length).toBeGreaterThan(0))
  expect(new Set(sent().map(({ request_id }) => request_id)).size).toBe(1)
})

it('retries with the same request id when no answer arrives, also after closing the dialog', async () => {
  let isUnavailable = true
  const { user, choose, confirm, sent } = open({
    [spec]: () => {
      if (isUnavailable) throw new TypeError('Failed to fetch')
      return done
    },
  })
  await choose()
  await confirm()
  expect(await screen.findByText('没有收到结果。再按一次不会重复扣积分。')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '取消' }))
  isUnavailable = false
  await choose()
  await confirm()
  await screen.findByText('兑换成功')
  expect(sent()).toHaveLength(2)
  expect(sent()[0]?.request_id).toMatch(/^[0-9a-f-]{32,36}$/)
  expect(sent()[1]?.request_id).toBe(sent()[0]?.request_id)
})

it('uses a new request id for the next exchange', async () => {
  const { choose, confirm, sent } = open()
  for (const _ of [1, 2]) {
    await choose()
    await confirm()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(new Set(sent().map(({ request_id }) => request_id)).size).toBe(2)
})

it('shows insufficient points and reloads the balance', async () => {
  let coin = 100
  const { choose, confirm } = open({
    'GET /auth/v1/user/info': () => ({ data: sampleAccount({ coin }) }),
    [spec]: () => {
      coin = 12
      return { code: 408, msg: '积分不足' }
    },
  })
  await choose()
  await confirm()
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', '积分不足')
  expect(screen.queryByText('没有收到结果。再按一次不会重复扣积分。')).toBeNull()
  expect(await screen.findByText('12', { selector: 'dd span' })).toBeTruthy()
})

it('creates request ids without https', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { choose, confirm, sent } = open()
  await choose()
  await confirm()
  await screen.findByText('兑换成功')
  expect(sent()[0]?.request_id).toMatch(/^[0-9a-f]{32}$/)
})

it('explains when exchange is off, and that a lifelong member needs none', async () => {
  open({}, { enabled: false, rules })
  expect(await screen.findByText('本站没有开放积分兑换。')).toBeTruthy()
  expect(screen.getByText('会员有效期至 2026-12-21')).toBeTruthy()
  tearDown()
  saveSession({ token: 'token-7', user: { id: 7, username: 'mei', email: '', role: 'user' } })
  open({ 'GET /auth/v1/user/info': { data: sampleAccount({ vip_until: '9999-12-31T23:59:59Z' }) } })
  expect(await screen.findByText('您已是永久会员，不需要再兑换。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /兑换 ?周卡/ })).toBeNull()
})
