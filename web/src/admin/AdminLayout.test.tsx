import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { savePreferences } from '../lib/browser/preferences.ts'
import { clearSession, readSession, saveSession } from '../lib/session/session.ts'
import { loginAddress } from '../lib/session/return-url.ts'
import { mockDialogs } from '../testing/mock-dialogs.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../testing/render-routes.tsx'
import type { Answer } from '../testing/render-routes.tsx'
import { Page as AdminLayout } from './AdminLayout.tsx'
import { Page as UnknownPage } from './pages/UnknownPage.tsx'

const routes = [
  { path: '/login', element: <p>login page</p> },
  {
    path: '/admin',
    element: <AdminLayout />,
    children: [
      { index: true, element: <p>secret page</p> },
      { path: '*', element: <UnknownPage /> },
    ],
  },
]

const accountOf = (role: string): Answer<'GET /auth/v1/user/info'> => ({
  data: { id: 1, username: 'mei', email: '', role },
})

const refusedAnswer = { code: 403, msg: 'please login first', status: 403 }

const logIn = (role: string): void =>
  saveSession({ token: 'token-1', user: { id: 1, username: 'mei', email: '', role } })

const open = (address = '/admin'): void => renderRoutes(routes, address)

// jsdom cannot open popovers, so the tests reach into hidden ones.
beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
})

afterEach(() => {
  tearDown()
  savePreferences({ notesSeen: '', railFolded: false })
})

it('sends a visitor without a session to the login page without a server call', async () => {
  const calls = answerCalls({})
  clearSession()
  open()
  expect(await screen.findByText('login page')).toBeTruthy()
  expect(calls.map((call) => call.spec)).not.toContain('GET /auth/v1/user/info')
})

it('sends a user without the admin role to the login page and keeps the session', async () => {
  answerCalls({ 'GET /auth/v1/user/info': accountOf('user') })
  logIn('user')
  open()
  expect(await screen.findByText('login page')).toBeTruthy()
  expect(readSession()?.token).toBe('token-1')
})

it('passes the requested URL to the login page', async () => {
  answerCalls({})
  clearSession()
  open('/admin/list_order?page=2')
  expect(await screen.findByText('login page')).toBeTruthy()
  await expectAddress(loginAddress({ pathname: '/admin/list_order', search: '?page=2' }))
})

it('opens the login page and ends the session when the server no longer accepts the session', async () => {
  let hasEnded = false
  answerCalls({
    'GET /auth/v1/user/info': () => (hasEnded ? refusedAnswer : accountOf('admin')),
    'GET /admin/v1/user/list': () => refusedAnswer,
  })
  logIn('admin')
  open()
  await screen.findByText('secret page')
  hasEnded = true
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox'), 'wei')
  expect(await screen.findByText('login page')).toBeTruthy()
  expect(readSession()).toBeNull()
})

it('keeps the session when the server refuses a single call', async () => {
  const calls = answerCalls({
    'GET /auth/v1/user/info': accountOf('admin'),
    'GET /admin/v1/user/list': () => refusedAnswer,
  })
  logIn('admin')
  open()
  await screen.findByText('secret page')
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('combobox'), 'wei')
  expect(await screen.findByText('请刷新页面登录')).toBeTruthy()
  await waitFor(() => expect(calls.filter(({ spec }) => spec === 'GET /auth/v1/user/info')).toHaveLength(2))
  expect(screen.getByText('secret page')).toBeTruthy()
})

it('rejects an admin role that exists only in the browser', async () => {
  answerCalls({ 'GET /auth/v1/user/info': accountOf('user') })
  logIn('admin')
  open()
  expect(await screen.findByText('login page')).toBeTruthy()
  expect(screen.queryByText('secret page')).toBeNull()
})

it('ends a session that the server refuses and shows the reason', async () => {
  answerCalls({ 'GET /auth/v1/user/info': { code: 403, msg: 'please login first', status: 403 } })
  logIn('admin')
  open()
  expect(await screen.findByText('login page')).toBeTruthy()
  expect(readSession()).toBeNull()
  expect(await screen.findByText('请刷新页面登录')).toBeTruthy()
})

it('hides the page while the server is unavailable and shows the page after a retry', async () => {
  let isUnavailable = true
  answerCalls({
    'GET /auth/v1/user/info': () => (isUnavailable ? { code: 0, msg: '服务暂时不可用' } : accountOf('admin')),
  })
  logIn('admin')
  open()
  expect(await screen.findByText('服务暂时不可用')).toBeTruthy()
  expect(screen.queryByText('secret page')).toBeNull()
  isUnavailable = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('secret page')).toBeTruthy()
})

it("shows the page when the server confirms the stored token as an admin's", async () => {
  const calls = answerCalls({ 'GET /auth/v1/user/info': accountOf('admin') })
  logIn('admin')
  open()
  expect(await screen.findByText('secret page')).toBeTruthy()
  expect(calls.find((call) => call.spec === 'GET /auth/v1/user/info')?.authorization).toBe('Bearer token-1')
})

it('marks the open page in the menu', async () => {
  answerCalls({ 'GET /auth/v1/user/info': accountOf('admin') })
  logIn('admin')
  open('/admin/list_order')
  const menu = await screen.findByRole('navigation', { name: '后台菜单' })
  expect(within(menu).getByRole('link', { name: '订单管理' }).getAttribute('aria-current')).toBe('page')
})

it('shows the not-found page for an unknown path', async () => {
  answerCalls({ 'GET /auth/v1/user/info': accountOf('admin') })
  logIn('admin')
  open('/admin/nothing_here')
  expect(await screen.findByText('你来到了一片荒芜')).toBeTruthy()
})

it('collapses the menu to a rail and stores this preference', async () => {
  answerCalls({ 'GET /auth/v1/user/info': accountOf('admin') })
  logIn('admin')
  open()
  await userEvent.click(await screen.findByRole('button', { name: '收起菜单' }))
  expect(screen.getByRole('button', { name: '展开菜单' })).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('pandex.preferences') ?? '{}')).toMatchObject({ railFolded: true })
})

it('opens a page of a group from the rail', async () => {
  answerCalls({ 'GET /auth/v1/user/info': accountOf('admin') })
  logIn('admin')
  savePreferences({ railFolded: true })
  open()
  await userEvent.click(await screen.findByRole('button', { name: '用户管理' }))
  await userEvent.click(await screen.findByRole('link', { name: '订单管理', hidden: true }))
  await expectAddress('/admin/list_order')
})

it('marks new update notes until the user opens them', async () => {
  answerCalls({ 'GET /auth/v1/user/info': accountOf('admin') })
  logIn('admin')
  open()
  const notes = await screen.findByRole('button', { name: '更新说明，有新内容' })
  const opening = Object.assign(new Event('beforetoggle'), { newState: 'open' })
  act(() => void document.getElementById(notes.getAttribute('popovertarget') ?? '')?.dispatchEvent(opening))
  expect(await screen.findByRole('button', { name: '更新说明' })).toBeTruthy()
})

it('opens the login page and ends the session after a logout', async () => {
  answerCalls({ 'GET /auth/v1/user/info': accountOf('admin') })
  logIn('admin')
  open()
  await userEvent.click(await screen.findByLabelText('mei 的菜单'))
  await userEvent.click(await screen.findByText('退出登录'))
  expect(await screen.findByText('login page')).toBeTruthy()
  expect(readSession()).toBeNull()
})
