import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { tearDown } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { openPage } from '../../testing/open-page.tsx'
import { listAnswer } from '../../testing/samples.ts'
import { Page } from './UploadsPage.tsx'

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
})
afterEach(tearDown)

const list = 'GET /admin/v1/upload/list'
const remove = 'POST /admin/v1/upload/delete'

const row = (id: number, name: string, used_by: { target: string; label: string }[] = []) => ({
  id,
  name,
  url: `/static/upload/${String(id).padStart(32, '0')}.png`,
  size: 2_048,
  width: 320,
  height: 200,
  storage: 'postgres',
  create_time: '2026-11-01T08:00:00.000Z',
  used_by,
  edges: {},
})

const rows = [row(1, 'logo.png', [{ target: 'site_config:site_basic', label: '网站信息' }]), row(2, 'old.png')]

const open = () =>
  openPage(<Page />, {
    [list]: listAnswer(rows),
    [remove]: { data: { done: 1, failed: [{ id: 1, msg: '正在使用：网站信息' }] } },
  })

it('shows each image with its size and links to the settings that use it', async () => {
  open()
  const logo = (await screen.findByRole('checkbox', { name: '选中 logo.png' })).closest('tr')!
  expect(logo.querySelector('img')?.getAttribute('src')).toBe(rows[0]!.url)
  expect(logo.textContent).toContain('320 × 200')
  expect(logo.textContent).toContain('2.0 KB')
  expect(within(logo).getByRole('link', { name: '网站信息' }).getAttribute('href')).toBe('/admin/config?q=site_basic')
})

it('deletes after a confirmation and shows why an image stays', async () => {
  const { user, bodies } = open()
  await user.click(await screen.findByRole('checkbox', { name: '选中本页' }))
  await user.click(screen.getByRole('button', { name: '删除' }))
  const question = screen.getByRole('dialog', { name: '删除 2 张图片？' })
  expect(bodies(remove)).toEqual([])
  await user.click(within(question).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(bodies(remove)).toEqual([{ ids: [1, 2] }]))
  expect(await screen.findByText(/正在使用：网站信息/)).toBeTruthy()
})

it('passes the accessibility checks', async () => {
  open()
  await screen.findByRole('checkbox', { name: '选中 old.png' })
  expect(await findAxeViolations()).toEqual([])
})
