import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { readSession } from '../../lib/session.ts'
import { answerCalls, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
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

const addressNow = (): string | null => screen.getByTestId('address-now').textContent

afterEach(tearDown)

it('asks for name and password where they are missing and sends nothing', async () => {
  const calls = answerCalls({})
  renderRoutes(routes, '/login')
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
  expect(screen.getAllByText('必填')).toHaveLength(2)
  await userEvent.type(screen.getByLabelText('用户名或邮箱'), 'mei')
  expect(screen.getAllByText('必填')).toHaveLength(1)
  expect(calls.map((call) => call.spec)).not.toContain('POST /v1/user/login')
})

it('takes a plain user to the home page with a session', async () => {
  const calls = answerCalls({ 'POST /v1/user/login': opened('user') })
  renderRoutes(routes, '/login')
  await fillIn()
  expect(await screen.findByText('登录成功')).toBeTruthy()
  expect(addressNow()).toBe('/')
  expect(readSession()?.token).toBe('token-7')
  expect(calls.find((call) => call.spec === 'POST /v1/user/login')?.body).toEqual({
    username: 'mei',
    password: 'pass word',
  })
})

it('takes an admin to the back office', async () => {
  answerCalls({ 'POST /v1/user/login': opened('admin') })
  renderRoutes(routes, '/login')
  await fillIn()
  await screen.findByText('登录成功')
  expect(addressNow()).toBe('/admin')
})

it('shows the words of the server for a wrong password and opens no session', async () => {
  answerCalls({ 'POST /v1/user/login': { code: 400, msg: '用户名或密码错误' } })
  renderRoutes(routes, '/login')
  await fillIn()
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', '用户名或密码错误')
  expect(addressNow()).toBe('/login')
  expect(readSession()).toBeNull()
})

it('names the page after the site and leads back to it', async () => {
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

it('keeps the button off while a captcha is asked for', async () => {
  answerCalls(configured({ enable_captcha: 'true' }))
  renderRoutes(routes, '/login')
  await screen.findByText('测试站')
  expect(screen.getByRole('button', { name: '登录' })).toHaveProperty('disabled', true)
})
