import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSession, saveSession } from '../../lib/session/session.ts'
import { mockDialogs } from '../../testing/mock-dialogs.ts'
import { findAxeViolations } from '../../testing/axe.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import type { Answers } from '../../testing/render-routes.tsx'
import { sampleAccount } from '../../testing/samples.ts'
import { Page as ProfilePage } from './ProfilePage.tsx'

const routes = [
  { path: '/login', element: <p>login page</p> },
  { path: '/profile', element: <ProfilePage /> },
]

const config = {
  site_name: '盘搜',
  site_basic: JSON.stringify({ host: 'https://example.com' }),
  user: JSON.stringify({ check_in_coin: 5, check_in_streak: 1 }),
  invite: JSON.stringify({ enabled: true, inviter_coin: 20, invitee_coin: 10, max_per_day: 3 }),
  coin2any: JSON.stringify({ enabled: true, rules: [{ id: 'm', title: '月卡', coin: 260, vip_days: 30 }] }),
}

const beforeCheckIn = {
  checked_in: false,
  coin_gained: 7,
  coin: 1286,
  streak: 2,
  days: ['2026-11-19', '2026-11-20'],
  coin_tomorrow: 8,
}
const afterCheckIn = { ...beforeCheckIn, checked_in: true, coin: 1293, streak: 3, days: ['2026-11-20', '2026-11-21'] }

const movement = (id: number, delta: number, reason: string, note = '') => {
  const create_time = '2026-11-20T09:30:00+08:00'
  return { id, delta, reason, note, balance: 1286, ref: String(id), create_time }
}

const bought = {
  disk_type: 'QUARK',
  health: 'valid',
  cost_coin: 0,
  refunded: 0,
  create_time: '2026-11-20T09:30:00+08:00',
}

const open = (search = '', answers: Answers = {}) => {
  const calls = answerCalls({
    'GET /v1/site_config/all': { data: config },
    'GET /auth/v1/user/info': { data: sampleAccount() },
    'GET /auth/v1/user/check_in': ({ query }) => ({ data: query.status === '1' ? beforeCheckIn : afterCheckIn }),
    'GET /auth/v1/user/coin_log': {
      data: { total: 41, list: [movement(3, 8, 'check_in'), movement(2, -260, 'exchange', '月卡')] },
    },
    'GET /auth/v1/disk/bought': {
      data: {
        total: 3,
        list: [
          { ...bought, doc_id: 'd2', disk_name: '庆余年 第二季', cost_coin: 20 },
          { ...bought, doc_id: 'd1', disk_name: '狂飙', health: 'dead' },
          { ...bought, doc_id: 'd3', disk_name: '三体', cost_coin: 6, refunded: 6 },
        ],
      },
    },
    'GET /auth/v1/user/invited': {
      data: {
        total: 2,
        coin_total: 20,
        invite_code: '7KQ2MXPA',
        list: [
          { id: 9, username: 'l**i', create_time: '2026-11-20T09:30:00+08:00', coin: 20 },
          { id: 8, username: '王*', create_time: '2026-11-19T09:30:00+08:00', coin: 0 },
        ],
      },
    },
    ...answers,
  })
  renderRoutes(routes, `/profile${search}`)
  return { calls, user: userEvent.setup() }
}

const logIn = (): void =>
  saveSession({ token: 'token-7', user: { id: 7, username: 'mei', email: 'mei@example.com', role: 'user' } })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00+08:00') })
  mockDialogs()
  logIn()
  // axe measures text on a canvas if it gets a context.
  HTMLCanvasElement.prototype.getContext = () => null
})
afterEach(() => {
  tearDown()
  vi.useRealTimers()
})

it.each(['', '?tab=bought', '?tab=coin', '?tab=vip', '?tab=check_in', '?tab=invite', '?tab=cdkey'])(
  'has no axe violations at /profile%s',
  async (search) => {
    open(search)
    await screen.findByText('1 286', { selector: 'dd span' })
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
    expect(await findAxeViolations(screen.getByRole('heading', { name: '个人中心' }).parentElement as Element)).toEqual(
      [],
    )
  },
)

describe('access to the profile', () => {
  it('redirects an anonymous visitor to the login page with the return URL', async () => {
    localStorage.clear()
    tearDown()
    const { calls } = open('?tab=coin&page=2')
    expect(await screen.findByText('login page')).toBeTruthy()
    await expectAddress('/login?back=%2Fprofile%3Ftab%3Dcoin%26page%3D2')
    expect(calls.map(({ spec }) => spec)).not.toContain('GET /auth/v1/user/info')
  })

  it('ends the session when the server refuses the token, and redirects to the login page', async () => {
    open('', { 'GET /auth/v1/user/info': { code: 403, msg: 'please login first', status: 403 } })
    expect(await screen.findByText('login page')).toBeTruthy()
    expect(readSession()).toBeNull()
    expect(await screen.findByText('请刷新页面登录')).toBeTruthy()
  })

  it('keeps the session and offers a retry while the server is unreachable', async () => {
    let isUnavailable = true
    const { user } = open('', {
      'GET /auth/v1/user/info': () => (isUnavailable ? { code: 0, msg: '服务暂时不可用' } : { data: sampleAccount() }),
    })
    expect(await screen.findByText('服务暂时不可用')).toBeTruthy()
    expect(readSession()?.token).toBe('token-7')
    isUnavailable = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('mei@example.com')).toBeTruthy()
  })
})

describe('the summary', () => {
  it('shows points, the end of the membership, and that the check-in of today is open', async () => {
    open()
    expect(await screen.findByText('1 286')).toBeTruthy()
    expect(screen.getByText('2026-12-21')).toBeTruthy()
    expect(screen.getByRole('link', { name: '还有 30 天' }).getAttribute('href')).toBe('/profile?tab=vip')
    expect(screen.getByRole('button', { name: '签到' })).toBeTruthy()
  })

  it('checks in once, shows the gained points and the new balance', async () => {
    let account = sampleAccount()
    const reply = Promise.withResolvers<{ data: typeof afterCheckIn }>()
    const { calls, user } = open('', {
      'GET /auth/v1/user/info': () => ({ data: account }),
      'GET /auth/v1/user/check_in': () => reply.promise,
    })
    await user.dblClick(await screen.findByRole('button', { name: '签到' }))
    account = sampleAccount({ coin: 1293, checked_in_today: true })
    reply.resolve({ data: afterCheckIn })
    expect(await screen.findByText('今天已签到')).toBeTruthy()
    expect(screen.getByText('签到成功，获得 7 积分')).toBeTruthy()
    expect(screen.getByText('1 293')).toBeTruthy()
    expect(calls.filter(({ spec }) => spec === 'GET /auth/v1/user/check_in')).toHaveLength(1)
  })

  it.each([
    [{ vip_until: '', is_vip: false }, '未开通'],
    [{ vip_until: '9999-12-31T23:59:59Z', is_vip: true }, '永久'],
    [{ vip_until: '2026-11-01T00:00:00+08:00', is_vip: false }, '已到期'],
  ])('shows the membership %j as %s', async (changes, word) => {
    open('', { 'GET /auth/v1/user/info': { data: sampleAccount(changes) } })
    expect(await screen.findByText(word)).toBeTruthy()
  })
})

describe('the account', () => {
  it('shows name, mail address, role and creation date', async () => {
    open()
    const rows = within(await screen.findByRole('region', { name: '账号' }))
    for (const text of ['mei', 'mei@example.com', '普通用户', '2026-01-05 09:30'])
      expect(rows.getByText(text)).toBeTruthy()
  })

  it('logs out everywhere after a confirmation, once the server has confirmed', async () => {
    let isUnavailable = true
    const { calls, user } = open('', {
      'POST /auth/v1/user/logout': () =>
        isUnavailable ? { code: 503, msg: '服务暂时不可用', status: 503 } : { data: null },
    })
    await user.click(await screen.findByRole('button', { name: '退出所有设备' }))
    expect(calls.map(({ spec }) => spec)).not.toContain('POST /auth/v1/user/logout')
    await user.click(screen.getByRole('button', { name: '全部退出' }))
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', '服务暂时不可用')
    expect(readSession()?.token).toBe('token-7')
    isUnavailable = false
    await user.click(screen.getByRole('button', { name: '全部退出' }))
    expect(await screen.findByText('login page')).toBeTruthy()
    expect(screen.getByText('已退出所有设备')).toBeTruthy()
    expect(readSession()).toBeNull()
    expect(calls.findLast(({ spec }) => spec === 'POST /auth/v1/user/logout')?.body).toEqual({ all: true })
  })
})

describe('the ledger of points', () => {
  it('shows reason, signed change and balance of each entry', async () => {
    open('?tab=coin')
    const rows = await screen.findAllByRole('row')
    const cells = rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    expect(cells.slice(1)).toEqual([
      ['每日签到', '2026-11-20 09:30', '+8', '1\u2009286'],
      ['兑换会员月卡', '2026-11-20 09:30', '−260', '1\u2009286'],
    ])
  })

  it('loads the page of the URL and links to the others', async () => {
    const { calls } = open('?tab=coin&page=2')
    const pages = await screen.findByRole('navigation', { name: '分页' })
    expect(calls.find(({ spec }) => spec === 'GET /auth/v1/user/coin_log')?.query).toEqual({ page: '2', size: '20' })
    expect(within(pages).getByRole('link', { name: '第 3 页' }).getAttribute('href')).toBe('/profile?tab=coin&page=3')
    expect(within(pages).getByRole('link', { name: '第 1 页' }).getAttribute('href')).toBe('/profile?tab=coin')
  })

  it('shows an empty state, and links back from a page that does not exist', async () => {
    open('?tab=coin', { 'GET /auth/v1/user/coin_log': { data: { total: 0, list: [] } } })
    expect(await screen.findByText('还没有积分记录')).toBeTruthy()
    tearDown()
    logIn()
    open('?tab=coin&page=99', { 'GET /auth/v1/user/coin_log': { data: { total: 41, list: [] } } })
    expect((await screen.findByRole('link', { name: '回到第一页' })).getAttribute('href')).toBe('/profile?tab=coin')
  })
})

describe('the calendar', () => {
  const cellOf = (day: string) => screen.getByText(day, { selector: 'time' }).closest('td')

  it('shows the current month in Shanghai with its check-ins', async () => {
    open('?tab=check_in')
    const month = await screen.findByRole('table', { name: '2026 年 11 月' })
    expect(within(month).getAllByText('已签到')).toHaveLength(2)
    expect(cellOf('20')?.textContent).toContain('已签到')
    expect(cellOf('18')?.textContent).not.toContain('已签到')
    expect(cellOf('21')?.getAttribute('aria-current')).toBe('date')
  })

  it('reads without checking in, and shows the points of a check-in today', async () => {
    const { calls } = open('?tab=check_in')
    expect(await screen.findByText('+7 积分')).toBeTruthy()
    expect(screen.getByText('今天可得')).toBeTruthy()
    expect(screen.queryByText('明天可得')).toBeNull()
    const reads = calls.filter(({ spec }) => spec === 'GET /auth/v1/user/check_in')
    expect(reads.map(({ query }) => query)).toEqual([{ status: '1' }])
  })

  it('marks today after the check-in and shows the points of tomorrow', async () => {
    const { user } = open('?tab=check_in')
    await user.click(await screen.findByRole('button', { name: '今天签到' }))
    await waitFor(() => expect(cellOf('21')?.textContent).toContain('已签到'))
    expect(screen.getByText('明天可得').nextElementSibling?.textContent).toBe('+8 积分')
    expect(screen.getByText('3', { selector: 'strong' })).toBeTruthy()
  })
})

describe('invitations', () => {
  it('show code, link and a line to copy, with their rewards', async () => {
    const { user } = open('?tab=invite')
    expect(await screen.findByText('7KQ2MXPA')).toBeTruthy()
    const link = 'https://example.com/register?invite_code=7KQ2MXPA'
    expect(screen.getByText(link)).toBeTruthy()
    expect(screen.getByText(/您得 20 积分，好友得 10 积分；每天最多奖励 3 次/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '复制邀请' }))
    expect(await navigator.clipboard.readText()).toBe(`邀请你加入「盘搜」：${link}`)
  })

  it('list the invited users and the reward of each, also 0', async () => {
    open('?tab=invite')
    expect(await screen.findByText('2 人，共得 20 积分')).toBeTruthy()
    const rows = await screen.findAllByRole('row')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual(['l**i2026-11-20+20', '王*2026-11-19未奖励'])
  })

  it('are absent when the site does not reward them', async () => {
    open('?tab=invite', { 'GET /v1/site_config/all': { data: { invite: JSON.stringify({ enabled: false }) } } })
    expect(await screen.findByText('mei@example.com')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '邀请' })).toBeNull()
  })
})

describe('activation keys', () => {
  const activate = async (answers: Answers, key = ' vip-1234 ') => {
    const { calls, user } = open('?tab=cdkey', answers)
    await user.type(await screen.findByRole('textbox', { name: '激活码' }), key)
    await user.click(screen.getByRole('button', { name: '激活' }))
    return calls.filter(({ spec }) => spec === 'POST /auth/v1/cdkey/use').map(({ body }) => body)
  }

  it('requires a key and sends nothing without one', async () => {
    expect(await activate({}, ' ')).toEqual([])
    expect(screen.getByText('必填')).toBeTruthy()
  })

  it('shows the new end of the membership', async () => {
    const reward = { kind: 'vip', value: 30, coin: 1286, vip_until: '2027-01-20T12:00:00+08:00' }
    const sent = await activate({ 'POST /auth/v1/cdkey/use': { data: reward } })
    const message = await screen.findByText(/会员增加/)
    expect(message.textContent).toBe('会员增加 30 天，会员有效期至 2027-01-20')
    expect(screen.getByText('激活成功')).toBeTruthy()
    expect(sent).toEqual([{ key: 'vip-1234' }])
  })

  it('shows the gained points', async () => {
    await activate({ 'POST /auth/v1/cdkey/use': { data: { kind: 'coin', value: 500, coin: 1786, vip_until: '' } } })
    expect((await screen.findByText(/^获得/)).textContent).toBe('获得 500 积分，现有 1\u2009786 积分')
  })

  it('shows the message of the server for a refused key', async () => {
    await activate({ 'POST /auth/v1/cdkey/use': { code: 0, msg: '激活码无效或已过期' } })
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', '激活码无效或已过期')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '激活码' }).value).toBe(' vip-1234 ')
  })
})

it('lists the bought resources with price and link state', async () => {
  open('?tab=bought')
  const table = within(await screen.findByRole('table'))
  expect(table.getByRole('link', { name: '庆余年 第二季' }).getAttribute('href')).toBe('/doc/d2')
  expect(table.getByText('20 积分')).toBeTruthy()
  expect(table.getByText('免费')).toBeTruthy()
  expect(table.getByText('6 积分，已退还')).toBeTruthy()
  expect(table.getByText('已失效')).toBeTruthy()
})

it('links to the search while nothing is bought', async () => {
  open('?tab=bought', { 'GET /auth/v1/disk/bought': { data: { total: 0, list: [] } } })
  await screen.findByText('还没有购买过资源')
  expect(screen.getByRole('link', { name: '去搜索' }).getAttribute('href')).toBe('/search')
})
