import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { tearDown } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { openPage } from '../../testing/open-page.tsx'
import { listAnswer, sampleWord } from '../../testing/samples.ts'
import { Page } from './WordsPage.tsx'

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
})
afterEach(tearDown)

const list = 'GET /admin/v1/word/list'
const create = 'POST /admin/v1/word/create'

it('accepts the page URL of a resource as its id', async () => {
  const { user, bodies } = openPage(
    <Page />,
    { [list]: listAnswer([sampleWord(1)]), [create]: { data: sampleWord(2) } },
    '/?open=new',
  )
  await user.type(await screen.findByLabelText('词', { selector: 'dialog *' }), '考研')
  await user.click(screen.getByLabelText('置顶资源', { selector: 'dialog *' }))
  await user.paste('https://pan.example.com/doc/d0001?x=1, d0002')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(bodies(create)).toEqual([
      { word: '考研', type: '', description: '', show: ['d0001', 'd0002'], related: [], image: '' },
    ]),
  )
})

it('deletes selected words after a confirmation and lists the failed ones', async () => {
  const remove = 'POST /admin/v1/word/delete'
  const { user, bodies } = openPage(<Page />, {
    [list]: listAnswer([sampleWord(1), sampleWord(2)]),
    [remove]: { data: { done: 1, failed: [{ id: 2, msg: '正在使用' }] } },
  })
  await screen.findByText('词条 1')
  await user.click(screen.getByRole('checkbox', { name: '选中本页' }))
  await user.click(screen.getByRole('button', { name: '删除' }))
  const question = screen.getByRole('dialog', { name: '删除 2 个词条？' })
  await user.click(within(question).getByRole('button', { name: '删除' }))
  const failures = await screen.findByRole('dialog', { name: '1 条成功，1 条没有成功' })
  expect(failures.textContent).toContain('词条 2：正在使用')
  expect(bodies(remove)).toEqual([{ ids: [1, 2] }])
})

it('pushes the pages of selected words to search engines', async () => {
  const push = 'POST /admin/v1/search/submit_indexnow'
  const { user, bodies } = openPage(<Page />, {
    [list]: listAnswer([sampleWord(1), sampleWord(2)]),
    [push]: { data: { submitted: 2, left_today: 98 } },
  })
  await screen.findByText('词条 1')
  await user.click(screen.getByRole('checkbox', { name: '选中本页' }))
  await user.click(screen.getByRole('button', { name: '推送' }))
  expect(await screen.findByText('已推送 2 个词的页面，今天还能推 98 个')).toBeTruthy()
  expect(bodies(push)).toEqual([{ words: ['词条 1', '词条 2'] }])
})

it('offers to add a word when the list is empty', async () => {
  const { user } = openPage(<Page />, { [list]: listAnswer([]) })
  await user.click(await screen.findByRole('link', { name: '添加词条' }))
  expect(await screen.findByRole('dialog', { name: '添加词条' })).toBeTruthy()
})

it('passes the accessibility checks', async () => {
  openPage(<Page />, { [list]: listAnswer([sampleWord(1)]) }, '/?open=1')
  await screen.findByLabelText('置顶资源', { selector: 'dialog *' })
  expect(await findAxeViolations()).toEqual([])
})
