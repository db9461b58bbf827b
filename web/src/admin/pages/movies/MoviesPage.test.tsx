import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { findUndoButton, openPage } from '../../testing/open-page.tsx'
import { listAnswer, sampleMovie } from '../../testing/samples.ts'
import { Page } from './MoviesPage.tsx'

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
})
afterEach(tearDown)

const list = 'GET /admin/v1/movie/list'
const update = 'POST /admin/v1/movie/update'
const movie = sampleMovie(1, { name: '庆余年', alias: ['Joy of Life'], actors: ['张若昀', '李沁'], item_order: 10 })
const openMovies = (answers: Answers = {}, address = '/') =>
  openPage(
    <Page />,
    {
      [list]: listAnswer([movie, sampleMovie(2, { name: '三体', show: false })]),
      [update]: { data: movie },
      ...answers,
    },
    address,
  )

it('filters and sorts by the query parameters', async () => {
  const { user, queries } = openMovies({}, '/?q=年&type=tv&show=yes&sort=rating')
  await screen.findByRole('button', { name: '庆余年' })
  expect(queries(list).at(-1)).toEqual({
    q: '年',
    type: 'tv',
    show: 'yes',
    page: '1',
    size: '20',
    order_by: 'rating',
    order: 'desc',
  })
  await user.selectOptions(screen.getByRole('combobox', { name: '类型', hidden: true }), '动画')
  await waitFor(() => expect(queries(list).at(-1)).toMatchObject({ type: 'anime' }))
})

it('hides a film from its row and restores it by the undo button', async () => {
  const { user, bodies } = openMovies()
  await user.click(await screen.findByRole('switch', { name: '公开 庆余年' }))
  await user.click(await findUndoButton('庆余年 已隐藏'))
  await waitFor(() =>
    expect(bodies(update)).toEqual([
      { id: 1, show: false },
      { id: 1, show: true },
    ]),
  )
})

it('sets the order of a film: Enter sends a number once, Escape and invalid input send nothing', async () => {
  const { user, bodies } = openMovies()
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '庆余年 的排序' })
  await user.type(field, '{Control>}a{/Control}7x')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await user.keyboard('{Enter}')
  expect(field.value).toBe('10')
  await user.type(field, '5{Escape}')
  expect(field.value).toBe('10')
  expect(bodies(update)).toEqual([])
  await user.clear(field)
  await user.type(field, '3{Enter}')
  await user.tab()
  await user.click(await findUndoButton('庆余年 的排序改为 3'))
  await waitFor(() =>
    expect(bodies(update)).toEqual([
      { id: 1, item_order: 3 },
      { id: 1, item_order: 10 },
    ]),
  )
})

it('edits names as a list and sends only the changed fields', async () => {
  const { user, bodies } = openMovies({}, '/?open=1')
  const alias = await screen.findByLabelText('别名', { selector: 'dialog *' })
  await user.type(alias, '庆余年第一季，')
  await user.click(alias)
  await user.paste('Qing Yu Nian\nJoy of Life、范闲传')
  await user.click(screen.getByRole('button', { name: '去掉 李沁' }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(bodies(update)).toEqual([
      { id: 1, alias: ['Joy of Life', '庆余年第一季', 'Qing Yu Nian', '范闲传'], actors: ['张若昀'] },
    ]),
  )
})

it('imports lines and shows number and text of each failed line', async () => {
  const spec = 'POST /admin/v1/movie/import_douban'
  const { user, bodies } = openMovies({
    [spec]: { data: { added: 1, known: 1, failed: [{ line: 3, msg: '没有片名' }] } },
  })
  await user.click(await screen.findByRole('button', { name: '导入' }))
  const text = '25853071 庆余年\n{"name":"狂飙"}\n26277285'
  fireEvent.change(screen.getByLabelText('一行一部，最多 5000 行'), { target: { value: text } })
  await user.click(screen.getByRole('button', { name: '导入 3 行' }))
  const failed = await screen.findByRole('list', { name: '没有导入的行' })
  expect(failed.textContent).toBe('第 3 行26277285没有片名')
  expect(screen.getByText(/^新增/).textContent).toBe('新增 1 部，原来就有 1 部，1 行没有导入。')
  expect(bodies(spec)).toEqual([{ text }])
})

it('links a film to its page only while the film is public', async () => {
  openMovies()
  const link = await screen.findByRole('link', { name: '打开 庆余年 的影视页' })
  expect(link.getAttribute('href')).toBe(`/film/${encodeURIComponent('庆余年')}`)
  expect(screen.queryByRole('link', { name: '打开 三体 的影视页' })).toBeNull()
})

it('passes the accessibility checks', async () => {
  openMovies({}, '/?open=1')
  await screen.findByLabelText('别名', { selector: 'dialog *' })
  expect(await findAxeViolations()).toEqual([])
})
