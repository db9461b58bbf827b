import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveSession } from '../../lib/session/session.ts'
import { mockDialogs } from '../../testing/mock-dialogs.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import { Page as AdminLayout } from '../AdminLayout.tsx'
import { Page as FileTextsPage } from '../pages/file-texts/FileTextsPage.tsx'
import { findAxeViolations } from '../testing/axe.ts'
import { listAnswer } from '../testing/samples.ts'

const other = <Link to="/admin/file_texts">文件</Link>

const open = async (path: string) => {
  answerCalls({
    'GET /auth/v1/user/info': { data: { id: 1, username: 'mei', email: '', role: 'admin' } },
    'GET /admin/v1/site_config/list_file_text': listAnswer([]),
  })
  saveSession({ token: 'token-1', user: { id: 1, username: 'mei', email: '', role: 'admin' } })
  const children = [
    { path: 'file_texts', element: <FileTextsPage /> },
    { path: '*', element: other },
  ]
  renderRoutes([{ path: '/admin', element: <AdminLayout />, children }], `/admin/${path}`)
  await screen.findByRole('navigation', { name: '后台菜单' })
  return userEvent.setup()
}

const groups = () => within(screen.getByRole('dialog', { name: '键盘操作' })).getAllByRole('heading', { level: 3 })
const groupTitles = () => groups().map(({ textContent }) => textContent)

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
})
afterEach(tearDown)

it('shows the shortcuts of a list where a list is on the page', async () => {
  const user = await open('file_texts')
  await screen.findByRole('heading', { name: '根目录文件', level: 1 })
  await user.keyboard('?')
  expect(groupTitles()).toEqual(['所有页面', '列表'])
  expect(screen.getByText('跳到筛选框')).toBeTruthy()
})

it('shows the global shortcuts alone where there is no list', async () => {
  const user = await open('other')
  await screen.findByRole('link', { name: '文件' })
  await user.keyboard('?')
  expect(groupTitles()).toEqual(['所有页面'])
})

it('opens as a modal dialog, which traps the focus and closes with Escape', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const user = await open('other')
  await user.keyboard('?')
  const dialog = screen.getByRole('dialog', { name: '键盘操作' })
  expect(showModal).toHaveBeenCalledTimes(1)
  expect(await findAxeViolations()).toEqual([])
  // Browsers send this event on Escape.
  act(() => void dialog.dispatchEvent(new Event('close')))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '键盘操作' })).toBeNull())
})

it('does not open while the user types', async () => {
  const user = await open('file_texts')
  await user.type(await screen.findByRole('searchbox', { name: '文件名' }), '?')
  expect(screen.queryByRole('dialog', { name: '键盘操作' })).toBeNull()
})

it('adds a row with n', async () => {
  const user = await open('file_texts')
  await screen.findByRole('heading', { name: '根目录文件', level: 1 })
  await user.keyboard('n')
  await expectAddress('/admin/file_texts?open=new')
})
