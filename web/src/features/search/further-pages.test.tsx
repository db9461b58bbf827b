import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { readSession, saveSession } from '../../lib/session/session.ts'
import { answerCalls, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import type { Answer, SentCall } from '../../testing/render-routes.tsx'
import { sampleHit } from '../../testing/samples.ts'
import { Page as SearchPage } from './SearchPage.tsx'

type SearchAnswer = Answer<'POST /v1/search/disk'>

const found: SearchAnswer = {
  data: { total: 25, per_size: 10, took: 3, list: [sampleHit()], dropped: [], keyword: '三体', operators: [] },
}

const open = (address: string, search: (call: SentCall) => SearchAnswer | Promise<SearchAnswer>, policy: object) => {
  const calls = answerCalls({
    'GET /v1/site_config/all': {
      data: {
        search_basic: JSON.stringify({ policy_from_page: 2, ...policy }),
        wechat_pwd: JSON.stringify({ tip: '回复“口令”', qr_url: '/qr.png' }),
        search_text: JSON.stringify({ login: '登录后看更多' }),
      },
    },
    'GET /v1/hot_key/list': { data: [] },
    'GET /v1/search/suggest': { data: [] },
    'GET /v1/list_store/by_types': { data: {} },
    'POST /v1/search/disk': search,
  })
  renderRoutes(
    [
      { path: '/search', element: <SearchPage /> },
      { path: '*', element: null },
    ],
    address,
  )
  return {
    user: userEvent.setup(),
    bodies: () => calls.filter(({ spec }) => spec === 'POST /v1/search/disk').map(({ body }) => body as never),
  }
}

const refused = (code: number, msg = '还不能看'): SearchAnswer => ({ code, msg })
const nextPage = '/search?q=三体&page=2'
const firstHit = () => screen.findByRole('link', { name: '庆余年 第二季 4K' })

afterEach(() => {
  tearDown()
  sessionStorage.clear()
})

describe('further pages that require a login', () => {
  it('show the configured text and link to the login and back', async () => {
    readSession()
    open(nextPage, () => refused(405), { policy: 'login' })
    expect(await screen.findByRole('heading', { name: '登录后看更多' })).toBeTruthy()
    const login = screen.getByRole('link', { name: '登录' })
    expect(login.getAttribute('href')).toBe(`/login?back=${encodeURIComponent(nextPage)}`)
    expect(screen.getByRole('link', { name: '回到第一页' }).getAttribute('href')).toBe('/search?q=%E4%B8%89%E4%BD%93')
  })

  it('are loaded again after a login', async () => {
    readSession()
    open(nextPage, ({ authorization }) => (authorization ? found : refused(405)), { policy: 'login' })
    await screen.findByRole('heading', { name: '登录后看更多' })
    saveSession({ token: 'token-7', user: { id: 7, username: 'mei', email: '', role: 'user' } })
    expect(await firstHit()).toBeTruthy()
  })
})

describe('further pages that require a passphrase', () => {
  const checkPassphrase = ({ body }: SentCall): SearchAnswer => {
    const { adv_params: sent } = body as { adv_params?: { wechat_pwd: string } }
    return sent?.wechat_pwd === '芝麻' ? found : refused(406, sent ? '口令不对' : '需要口令')
  }

  it('explain how to get it, refuse a wrong one in place, and open with the right one', async () => {
    const { user } = open(nextPage, checkPassphrase, { policy: 'wechat' })
    const field = await screen.findByRole('textbox', { name: '口令' })
    expect(screen.getByText('回复“口令”')).toBeTruthy()
    expect(screen.getByRole('img', { name: '公众号二维码' }).getAttribute('src')).toBe('/qr.png')
    await user.type(field, '西瓜{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('口令不对')
    await user.clear(field)
    await user.type(field, '芝麻{Enter}')
    expect(await firstHit()).toBeTruthy()
  })

  it('are opened by the stored passphrase, which is never sent with page one', async () => {
    sessionStorage.setItem('pandex.passphrase', '芝麻')
    const { bodies } = open(nextPage, checkPassphrase, { policy: 'wechat' })
    expect(await firstHit()).toBeTruthy()
    expect(bodies().at(-1)).toMatchObject({ adv_params: { wechat_pwd: '芝麻' } })
    tearDown()
    const first = open('/search?q=三体', () => found, { policy: 'wechat' })
    await firstHit()
    expect(first.bodies()).toHaveLength(1)
    expect(first.bodies()[0]).not.toHaveProperty('adv_params')
  })
})

describe('further pages that cost points', () => {
  const isPaid = ({ body }: SentCall): boolean => (body as { pay?: boolean }).pay === true

  /** Waits for the refetch with the session, which removes the button temporarily. */
  const payButton = async (bodies: () => unknown[]): Promise<HTMLElement> => {
    await waitFor(() => expect(bodies()).toHaveLength(2))
    return screen.findByRole('button', { name: '支付 5 积分并继续' })
  }

  it('show the price and pay only on request', async () => {
    saveSession({ token: 'token-7', user: { id: 7, username: 'mei', email: '', role: 'user' } })
    const { user, bodies } = open(nextPage, (call) => (isPaid(call) ? found : refused(410)), {
      policy: 'coin',
      cost_coin: 5,
    })
    expect(await screen.findByRole('heading', { name: '继续查看需要 5 积分' })).toBeTruthy()
    expect(bodies().some((body) => 'pay' in body)).toBe(false)
    await user.click(await payButton(bodies))
    expect(await firstHit()).toBeTruthy()
    expect(bodies().filter((body) => 'pay' in body)).toHaveLength(1)
  })

  it('are retried once when a logged-in visitor is refused again', async () => {
    saveSession({ token: 'token-7', user: { id: 7, username: 'mei', email: '', role: 'user' } })
    // Reply with a delay, so that the page renders its waiting state in between.
    const refuseLater = async (): Promise<SearchAnswer> =>
      new Promise((resolve) => setTimeout(() => resolve(refused(410)), 10))
    const { bodies } = open(nextPage, refuseLater, { policy: 'coin', cost_coin: 5 })
    await payButton(bodies)
    const thirdCall = waitFor(() => expect(bodies().length).toBeGreaterThan(2), { timeout: 300 })
    await expect(thirdCall).rejects.toThrow('to be greater than 2')
    expect(screen.getByRole('button', { name: '支付 5 积分并继续' })).toBeTruthy()
  })

  it('link to points when the balance is too low', async () => {
    saveSession({ token: 'token-7', user: { id: 7, username: 'mei', email: '', role: 'user' } })
    const { user, bodies } = open(nextPage, (call) => (isPaid(call) ? refused(408, '积分不足') : refused(410)), {
      policy: 'coin',
      cost_coin: 5,
    })
    await user.click(await payButton(bodies))
    expect((await screen.findByRole('alert')).textContent).toBe('积分不足')
    expect(screen.getByRole('link', { name: '看看怎样得到积分' }).getAttribute('href')).toBe('/profile?tab=coin')
  })

  it('ask an anonymous visitor to log in first', async () => {
    readSession()
    open(nextPage, () => refused(410), { policy: 'coin', cost_coin: 5 })
    await waitFor(() => expect(screen.getByRole('link', { name: '登录' })).toBeTruthy())
    expect(screen.queryByRole('button', { name: /支付/ })).toBeNull()
  })
})
