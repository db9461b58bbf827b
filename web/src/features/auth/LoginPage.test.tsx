import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSession, saveSession } from '../../lib/session/session.ts'
import { mockDialogs } from '../../testing/mock-dialogs.ts'
import { findAxeViolations } from '../../testing/axe.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import type { Answer, Answers } from '../../testing/render-routes.tsx'
import { Page as LoginPage } from './LoginPage.tsx'

const routes = [
  { path: '/login', element: <LoginPage /> },
  { path: '*', element: null },
]

const opened = (role: string): Answer<'POST /v1/user/login'> => ({
  data: { info: { id: 7, username: 'mei', email: 'mei@example.com', role }, token: 'token-7' },
})

const configured = (values: Record<string, string>): Answers => ({
  'GET /v1/site_config/all': { data: { site_name: '测试站', ...values } },
})

const fillIn = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('用户名或邮箱'), ' mei ')
  await userEvent.type(screen.getByLabelText('密码'), 'pass word')
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
}

const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '登录' })

beforeEach(mockDialogs)
afterEach(tearDown)

it('requires name and password and sends nothing without them', async () => {
  const calls = answerCalls({})
  renderRoutes(routes, '/login')
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
  expect(screen.getAllByText('必填')).toHaveLength(2)
  await userEvent.type(screen.getByLabelText('用户名或邮箱'), 'mei')
  expect(screen.getAllByText('必填')).toHaveLength(1)
  expect(calls.map((call) => call.spec)).not.toContain('POST /v1/user/login')
})

it('redirects a user to the home page with a session', async () => {
  const calls = answerCalls({ 'POST /v1/user/login': opened('user') })
  renderRoutes(routes, '/login')
  await fillIn()
  expect(await screen.findByText('登录成功')).toBeTruthy()
  await expectAddress('/')
  expect(readSession()?.token).toBe('token-7')
  expect(calls.find((call) => call.spec === 'POST /v1/user/login')?.body).toEqual({
    username: 'mei',
    password: 'pass word',
  })
})

it('redirects an admin to the admin area', async () => {
  answerCalls({ 'POST /v1/user/login': opened('admin') })
  renderRoutes(routes, '/login')
  await fillIn()
  await screen.findByText('登录成功')
  await expectAddress('/admin')
})

it('shows the message of the server for a wrong password and starts no session', async () => {
  answerCalls({ 'POST /v1/user/login': { code: 400, msg: '用户名或密码错误' } })
  renderRoutes(routes, '/login')
  await fillIn()
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', '用户名或密码错误')
  await expectAddress('/login')
  expect(readSession()).toBeNull()
})

it('shows the site name, linked to the home page', async () => {
  answerCalls(configured({}))
  renderRoutes(routes, '/login')
  const home = await screen.findByRole('link', { name: '测试站' })
  expect(home.getAttribute('href')).toBe('/')
  expect(document.title).toBe('用户登录 - 测试站')
})

it('offers registration and recovery only where the user system is on', async () => {
  answerCalls(configured({}))
  renderRoutes(routes, '/login')
  await screen.findByText('测试站')
  expect(screen.queryByRole('link', { name: '注册账号' })).toBeNull()
  tearDown()

  answerCalls(configured({ enable_user_system: 'true' }))
  renderRoutes(routes, '/login')
  expect((await screen.findByRole('link', { name: '注册账号' })).getAttribute('href')).toBe('/register')
  expect(screen.getByRole('link', { name: '找回密码' }).getAttribute('href')).toBe('/find_pass')
})

it('shows a failure once, in the form', async () => {
  answerCalls({ 'POST /v1/user/login': { code: 400, msg: '用户名或密码错误' } })
  renderRoutes(routes, '/login')
  await fillIn()
  await screen.findByRole('alert')
  expect(screen.getAllByText('用户名或密码错误')).toHaveLength(1)
})

it('shows the wait after too many attempts and blocks further ones', async () => {
  answerCalls({
    'POST /v1/user/login': { code: 429, msg: '尝试次数过多', status: 429, headers: { 'retry-after': '30' } },
  })
  renderRoutes(routes, '/login')
  await fillIn()
  expect(await screen.findByRole('button', { name: /^请 (30|2\d) 秒后再试$/ })).toHaveProperty('disabled', true)
  expect(screen.getByRole('alert').textContent).toBe('尝试次数过多')
})

it('names the current user and accepts another login', async () => {
  answerCalls({ 'POST /v1/user/login': opened('user') })
  saveSession({ token: 'old', user: { id: 1, username: 'lan', email: '', role: 'user' } })
  renderRoutes(routes, '/login')
  expect(screen.getByText(/已经以 lan 的身份登录/)).toBeTruthy()
  await fillIn()
  await screen.findByText('登录成功')
  expect(readSession()?.token).toBe('token-7')
})

it('has no axe violations', async () => {
  answerCalls(configured({ enable_user_system: 'true', enable_captcha: 'true' }))
  renderRoutes(routes, '/login')
  await screen.findByText('点击完成安全验证')
  await userEvent.tab()
  expect(await findAxeViolations(document.body)).toEqual([])
})

describe('the redirect after a login', () => {
  it.each([
    ['user', '/profile?tab=coin', '/profile?tab=coin'],
    ['admin', '/doc/d1', '/doc/d1'],
    ['admin', '/admin/list_user', '/admin/list_user'],
    ['user', '/admin/list_user', '/'],
    ['user', '//evil.example/', '/'],
    ['user', '/\\evil.example', '/'],
    ['user', 'https://evil.example/', '/'],
    ['user', 'javascript:alert(1)', '/'],
    ['admin', 'https://evil.example/', '/admin'],
  ])('of %s from %s goes to %s', async (role, returnUrl, target) => {
    answerCalls({ 'POST /v1/user/login': opened(role) })
    renderRoutes(routes, `/login?${new URLSearchParams({ back: returnUrl }).toString()}`)
    await fillIn()
    await screen.findByText('登录成功')
    await expectAddress(target)
  })
})

describe('with captchas', () => {
  const challenge: Answers = {
    'GET /v1/captcha/gen': { data: { key: 'c1', type: 'rotate', mask_image: 'data:,', thumb_image: 'data:,' } },
    'POST /v1/captcha/check': { data: { ok: true, token: 'captcha-1' } },
  }

  const solve = async (): Promise<void> => {
    fireEvent.change(await screen.findByRole('slider'), { target: { value: '90' } })
    await userEvent.click(screen.getByRole('button', { name: '确认' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }

  it('disables the button until a captcha is solved, and sends its token', async () => {
    const calls = answerCalls({
      ...configured({ enable_captcha: 'true' }),
      ...challenge,
      'POST /v1/user/login': opened('user'),
    })
    renderRoutes(routes, '/login')
    await userEvent.click(await screen.findByRole('button', { name: '点击完成安全验证' }))
    expect(submitButton().disabled).toBe(true)
    await solve()
    await waitFor(() => expect(submitButton().disabled).toBe(false))
    await fillIn()
    await screen.findByText('登录成功')
    expect(calls.find((call) => call.spec === 'POST /v1/user/login')?.body).toMatchObject({ token: 'captcha-1' })
  })

  it('clears a used token after success and failure', async () => {
    answerCalls({
      ...configured({ enable_captcha: 'true' }),
      ...challenge,
      'POST /v1/user/login': { code: 400, msg: '用户名或密码错误' },
    })
    renderRoutes(routes, '/login')
    await userEvent.click(await screen.findByRole('button', { name: '点击完成安全验证' }))
    await solve()
    await fillIn()
    await screen.findByRole('alert')
    expect(await screen.findByRole('button', { name: '点击完成安全验证' })).toBeTruthy()
    expect(submitButton().disabled).toBe(true)
  })

  it('clears the token when the dialog is opened again and closed', async () => {
    answerCalls({ ...configured({ enable_captcha: 'true' }), ...challenge })
    renderRoutes(routes, '/login')
    await userEvent.click(await screen.findByRole('button', { name: '点击完成安全验证' }))
    await solve()
    await userEvent.click(await screen.findByRole('button', { name: '验证成功' }))
    await screen.findByRole('slider')
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(submitButton().disabled).toBe(true))
  })

  it('shows and requests no captcha while captchas are off', async () => {
    answerCalls(configured({}))
    renderRoutes(routes, '/login')
    await screen.findByText('测试站')
    expect(screen.queryByText('点击完成安全验证')).toBeNull()
    expect(submitButton().disabled).toBe(false)
  })

  it('solves a captcha on request of the server and repeats the call', async () => {
    const calls = answerCalls({
      ...configured({}),
      ...challenge,
      'POST /v1/user/login': ({ body }) =>
        (body as { token?: string }).token === 'captcha-1' ? opened('user') : { code: 428, msg: '请先完成验证码' },
    })
    renderRoutes(routes, '/login')
    await fillIn()
    await solve()
    expect(await screen.findByText('登录成功')).toBeTruthy()
    expect(calls.filter((call) => call.spec === 'GET /v1/captcha/gen').map(({ query }) => query)).toEqual([
      { purpose: 'login' },
    ])
  })
})
