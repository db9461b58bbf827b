import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSession, saveSession } from '../lib/session/session.ts'
import { mockDialogs } from '../testing/mock-dialogs.ts'
import { answerCalls, renderRoutes, tearDown } from '../testing/render-routes.tsx'
import type { Answers } from '../testing/render-routes.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const open = (address: string, answers: Answers = {}) => {
  const calls = answerCalls({
    'GET /v1/site_config/all': { data: { enable_user_system: 'true' } },
    ...answers,
  })
  renderRoutes([{ path: '*', element: <SiteHeader /> }], address)
  return { calls, user: userEvent.setup() }
}

const logIn = (role: string): void =>
  saveSession({ token: 'token-7', user: { id: 7, username: '梅子酱', email: '', role } })

beforeEach(() => {
  mockDialogs()
  // jsdom cannot open popovers: tests reach the content although it is hidden.
  HTMLElement.prototype.hidePopover = () => undefined
})
afterEach(tearDown)

describe('the header for an anonymous visitor', () => {
  beforeEach(() => {
    // Reads the storage and finds no session, as in a browser after hydration.
    readSession()
  })

  it('links to login and registration with the return URL', async () => {
    open('/search?q=三体')
    const login = await screen.findByRole('link', { name: '登录' })
    expect(login.getAttribute('href')).toBe(`/login?back=${encodeURIComponent('/search?q=三体')}`)
    expect(screen.getByRole('link', { name: '注册' }).getAttribute('href')).toBe('/register')
  })

  it('links to neither when the user system is off', async () => {
    open('/search', { 'GET /v1/site_config/all': { data: { site_name: '测试站', enable_user_system: 'false' } } })
    await screen.findByText('测试站')
    expect(screen.queryByRole('link', { name: '登录' })).toBeNull()
    expect(screen.queryByRole('link', { name: '注册' })).toBeNull()
  })
})

describe('the menu of a logged-in user', () => {
  it('shows the first letter of the name and links to the profile, not to the admin area', async () => {
    logIn('user')
    open('/')
    const opener = await screen.findByRole('button', { name: '梅子酱 的菜单' })
    expect(opener.textContent).toBe('梅')
    expect(screen.getByText('个人中心').getAttribute('href')).toBe('/profile')
    expect(screen.queryByText('管理后台')).toBeNull()
    expect(screen.queryByRole('link', { name: '登录' })).toBeNull()
  })

  it('links to the admin area for admins', async () => {
    logIn('admin')
    open('/')
    expect((await screen.findByText('管理后台')).getAttribute('href')).toBe('/admin')
  })

  it('opens the password dialog', async () => {
    logIn('user')
    const { user } = open('/')
    await user.click(await screen.findByText('修改密码'))
    expect(await screen.findByRole('dialog', { name: '修改密码' })).toBeTruthy()
  })

  it('ends the session on the server with its token, and forgets it', async () => {
    logIn('user')
    const { calls, user } = open('/')
    await user.click(await screen.findByText('退出登录'))
    await waitFor(() => expect(readSession()).toBeNull())
    const call = calls.find(({ spec }) => spec.includes('logout'))
    expect(call).toMatchObject({ spec: 'POST /auth/v1/user/logout', body: {}, authorization: 'Bearer token-7' })
    expect(await screen.findByRole('link', { name: '登录' })).toBeTruthy()
  })

  it('forgets the token when the server is unreachable', async () => {
    logIn('user')
    const { user } = open('/', { 'POST /auth/v1/user/logout': { code: 503, msg: '服务暂时不可用', status: 503 } })
    await user.click(await screen.findByText('退出登录'))
    await waitFor(() => expect(readSession()).toBeNull())
    expect(screen.queryByText('服务暂时不可用')).toBeNull()
  })
})
