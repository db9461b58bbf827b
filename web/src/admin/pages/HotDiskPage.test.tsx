import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockDialogs } from '../../testing/mock-dialogs.ts'
import { tearDown } from '../../testing/render-routes.tsx'
import type { Answers } from '../../testing/render-routes.tsx'
import { findAxeViolations } from '../testing/axe.ts'
import { findUndoButton, openPage } from '../testing/open-page.tsx'
import { listAnswer, sampleHotDisk } from '../testing/samples.ts'
import { Page } from './HotDiskPage.tsx'

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
})
afterEach(tearDown)

const list = 'GET /admin/v1/disk/hot'
const update = 'POST /admin/v1/disk/update_hot'
const rows = [sampleHotDisk(1, { disk_name: '庆余年 全集' }), sampleHotDisk(2, { pinned: true })]
const openHotDisks = (answers: Answers = {}, address = '/') =>
  openPage(<Page />, { [list]: listAnswer(rows), [update]: { data: rows[0]! }, ...answers }, address)

it('pins and hides a resource from its row, with an undo button for each', async () => {
  const { user, bodies } = openHotDisks()
  await user.click(await screen.findByRole('switch', { name: '隐藏 庆余年 全集' }))
  await user.click(await findUndoButton('已从热门隐藏 庆余年 全集'))
  expect(await screen.findByText('已撤销')).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: '置顶 资源 2' }))
  await waitFor(() =>
    expect(bodies(update)).toEqual([
      { id: 1, hidden: true },
      { id: 1, hidden: false },
      { id: 2, pinned: false },
    ]),
  )
})

it('resets the switch and shows the reason when the change is refused', async () => {
  const { user } = openHotDisks({ [update]: { code: 0, msg: '记录不存在' } })
  const hidden = await screen.findByRole('switch', { name: '隐藏 庆余年 全集' })
  await user.click(hidden)
  expect(await screen.findByText('记录不存在')).toBeTruthy()
  await waitFor(() => expect(hidden.getAttribute('aria-checked')).toBe('false'))
})

it('hides all selected resources', async () => {
  const { user, bodies } = openHotDisks()
  await screen.findByText('庆余年 全集')
  await user.click(screen.getByRole('checkbox', { name: '选中本页' }))
  await user.click(within(screen.getByRole('toolbar', { name: '批量操作' })).getByRole('button', { name: '隐藏' }))
  expect(await screen.findByText('已隐藏 2 条')).toBeTruthy()
  expect(bodies(update)).toEqual([
    { id: 1, hidden: true },
    { id: 2, hidden: true },
  ])
})

it('filters by the query parameters and links each resource to its page', async () => {
  const { queries } = openHotDisks({}, '/?type=QUARK&state=pinned')
  const link = await screen.findByRole('link', { name: '打开 庆余年 全集' })
  expect(link.getAttribute('href')).toBe(`/doc/${rows[0]!.doc_id}`)
  expect(queries(list).at(-1)).toMatchObject({ type: 'QUARK', state: 'pinned' })
})

it('passes the accessibility checks', async () => {
  openHotDisks()
  await screen.findByText('庆余年 全集')
  expect(await findAxeViolations()).toEqual([])
})
