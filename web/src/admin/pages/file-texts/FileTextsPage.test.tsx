import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { tearDown } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { openPage } from '../../testing/open-page.tsx'
import { listAnswer } from '../../testing/samples.ts'
import { Page } from './FileTextsPage.tsx'

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
})
afterEach(tearDown)

const list = 'GET /admin/v1/site_config/list_file_text'
const update = 'POST /admin/v1/site_config/update_file_text'

const robots = {
  id: 1,
  name: 'robots.txt',
  text: 'User-agent: *\nDisallow: /x\n',
  url: '/robots.txt',
  update_time: '2026-11-01T08:00:00.000Z',
  edges: {},
}

it('adds a file of an allowed name only', async () => {
  const answers = { [list]: listAnswer([]), [update]: { data: { url: '/ads.txt' } } }
  const { user, bodies } = openPage(<Page />, answers, '/?open=new')
  const name = await screen.findByLabelText('文件名', { selector: 'dialog *' })
  await user.type(name, 'index.html')
  await user.type(screen.getByLabelText('内容', { selector: 'dialog *' }), 'hello')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('不支持这个文件名')).toBeTruthy()
  await user.clear(name)
  await user.type(name, 'ads.txt')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(bodies(update)).toEqual([{ name: 'ads.txt', text: 'hello' }]))
})

it('changes a file, and removes it with an empty text', async () => {
  const { user, bodies } = openPage(
    <Page />,
    { [list]: listAnswer([robots]), [update]: { data: { url: '/robots.txt' } } },
    '/?open=1',
  )
  const text = await screen.findByLabelText('内容', { selector: 'dialog *' })
  await user.clear(text)
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(bodies(update)).toEqual([{ name: 'robots.txt', text: '' }]))
})

it('passes the accessibility checks', async () => {
  openPage(<Page />, { [list]: listAnswer([robots]) }, '/?open=1')
  await screen.findByLabelText('内容', { selector: 'dialog *' })
  expect(await findAxeViolations()).toEqual([])
})
