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
import { Page as PendingPage } from './pages/PendingPage.tsx'

const routes = [
  { path: '/login', element: <p>login page</p> },
  {
    path: '/admin',
    element: <AdminLayout />,
    children: [
      { index: true, element: <p>secret page</p> },
      { path: '*', element: <PendingPage /> },
    ],
  },
]

const accountOf = (role: string): Answer<'GET /auth/v1/user/info'> => ({
  data: { id: 1, username: 'mei', email: '', role },
})

const refused = { code: 403, msg: 'please login first', status: 403 }

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

it('sends a visitor who is not logged in to the login page without asking the server', async () => {
  const calls = answerCalls({})
  clearSession()
  open()
  expect(await screen.findByText('login page')).toBeTruthy()
  expect(calls.map((call) => call.spec)).not.toContain('GET /auth/v1/user/info')
})

it('sends a plain user to the login page and leaves them logged in', async () => {
  answerCalls({ 'GET /auth/v1/user/info': accountOf('user') })
  logIn('user')
  open()
  expect(await screen.findByText('login page')).toBeTruthy()
  expect(readSession()?.token).toBe('token-1')
})

it('comes back to the address that was wanted after the login', async () => {
  answerCalls({})
  clearSession()
  open('/admin/list_order?page=2')
  expect(await screen.findByText('login page')).toBeTruthy()
  await expectAddress(loginAddress({ pathname: '/admin/list_order', search: '?page=2' }))
})

it('goes to the login page at once when a call is refused because the session has ended meanwhile', async () => {
  let hasEnded = false
  answerCalls({
    'GET /auth/v1/user/info': () => (hasEnded ? refused : accountOf('admin')),
    'GET /admin/v1/user/list': () => refused,
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

it('stays with an admin who is refused one call only', async () => {
  const calls = answerCalls({
    'GET /auth/v1/user/info': accountOf('admin'),
    'GET /admin/v1/user/list': () => refused,
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

it('lets nobody in whose admin role stands in the browser only', async () => {
  answerCalls({ 'GET /auth/v1/user/info': accountOf('user') })
  logIn('admin')
  open()
  expect(await screen.findByText('login page')).toBeTruthy()
  expect(screen.queryByText('secret page')).toBeNull()
})

it('forgets a session that the server refuses, and says so', async () => {
  answerCalls({ 'GET /auth/v1/user/info': { code: 403, msg: 'please login first', status: 403 } })
  logIn('admin')
  open()
  expect(await screen.findByText('login page')).toBeTruthy()
  expect(readSession()).toBeNull()
  expect(await screen.findByText('请刷新页面登录')).toBeTruthy()
})

it('shows nothing of the back office while the server cannot be asked, and lets in after another try', async () => {
  let isAway = true
  answerCalls({
    'GET /auth/v1/user/info': () => (isAway ? { code: 0, msg: '服务暂时不可用' } : accountOf('admin')),
  })
  logIn('admin')
  open()
  expect(await screen.findByText('服务暂时不可用')).toBeTruthy()
  expect(screen.queryByText('secret page')).toBeNull()
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('secret page')).toBeTruthy()
})

it('lets in an admin whom the server confirms by the stored token', async () => {
  const calls = answerCalls({ 'GET /auth/v1/user/info': accountOf('admin') })
  logIn('admin')
  open()
  expect(await screen.findByText('secret page')).toBeTruthy()
  expect(calls.find((call) => call.spec === 'GET /auth/v1/user/info')?.authorization).toBe('Bearer token-1')
})

it('names a page of the menu that has not been built', async () => {
  answerCalls({ 'GET /auth/v1/user/info': accountOf('admin') })
  logIn('admin')
  open('/admin/list_order')
  expect(await screen.findByText('「订单管理」还没有开放')).toBeTruthy()
  const menu = screen.getByRole('navigation', { name: '后台菜单' })
  expect(within(menu).getByRole('link', { name: '订单管理' }).getAttribute('aria-current')).toBe('page')
})

it('answers a path it does not know with the page for lost visitors', async () => {
  answerCalls({ 'GET /auth/v1/user/info': accountOf('admin') })
  logIn('admin')
  open('/admin/nothing_here')
  expect(await screen.findByText('你来到了一片荒芜')).toBeTruthy()
})

it('folds the menu to a rail and remembers it', async () => {
  answerCalls({ 'GET /auth/v1/user/info': accountOf('admin') })
  logIn('admin')
  open()
  await userEvent.click(await screen.findByRole('button', { name: '收起菜单' }))
  expect(screen.getByRole('button', { name: '展开菜单' })).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('pandex.preferences') ?? '{}')).toMatchObject({ railFolded: true })
})

it('reaches a page of a group from the rail', async () => {
  answerCalls({ 'GET /auth/v1/user/info': accountOf('admin') })
  logIn('admin')
  savePreferences({ railFolded: true })
  open()
  await userEvent.click(await screen.findByRole('button', { name: '用户管理' }))
  await userEvent.click(await screen.findByRole('link', { name: '订单管理', hidden: true }))
  await expectAddress('/admin/list_order')
})

it('marks new update notes until they are opened', async () => {
  answerCalls({ 'GET /auth/v1/user/info': accountOf('admin') })
  logIn('admin')
  open()
  const notes = await screen.findByRole('button', { name: '更新说明，有新内容' })
  const opening = Object.assign(new Event('beforetoggle'), { newState: 'open' })
  act(() => void document.getElementById(notes.getAttribute('popovertarget') ?? '')?.dispatchEvent(opening))
  expect(await screen.findByRole('button', { name: '更新说明' })).toBeTruthy()
})

it('shows an admin who logs out the login page and forgets the session', async () => {
  answerCalls({ 'GET /auth/v1/user/info': accountOf('admin') })
  logIn('admin')
  open()
  await userEvent.click(await screen.findByLabelText('mei 的菜单'))
  await userEvent.click(await screen.findByText('退出登录'))
  expect(await screen.findByText('login page')).toBeTruthy()
  expect(readSession()).toBeNull()
})
