import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { sampleCategory } from '../../testing/samples.ts'
import { Page } from './CategoriesPage.tsx'

const listAll = 'GET /v1/category/list_all'
const get = 'GET /admin/v1/category/get'
const create = 'POST /admin/v1/category/create'
const update = 'POST /admin/v1/category/update'
const remove = 'POST /admin/v1/category/delete'

/** 影视(1) › 电影(2), 剧集(3) · 软件(4) */
const tree = [
  sampleCategory(1, { name: '影视', item_order: 10, policy: 'vip' }),
  sampleCategory(2, { name: '电影', pid: 1, item_order: 10 }),
  sampleCategory(3, { name: '剧集', pid: 1, item_order: 20, disk_count: 12 }),
  sampleCategory(4, { name: '软件', item_order: 20 }),
]

const open = (answers: Answers = {}, address = '/') => {
  const calls = answerCalls({
    [listAll]: { data: tree },
    [get]: ({ query }) => ({ data: { ...tree.find(({ id }) => String(id) === query.id), path: [] } }),
    [update]: ({ body }) => {
      const change = body as { id: number }
      return { data: { ...tree.find(({ id }) => id === change.id), ...change } }
    },
    [create]: ({ body }) => ({ data: sampleCategory(9, body as object) }),
    [remove]: { data: null },
    ...answers,
  })
  renderRoutes([{ path: '/', element: <Page /> }], address)
  return {
    user: userEvent.setup(),
    bodies: (spec: string) => calls.filter((call) => call.spec === spec).map((call) => call.body),
  }
}

const rowOf = (name: string): HTMLElement =>
  screen.getByRole('button', { name: `在 ${name} 下新建` }).closest<HTMLElement>('[data-row]')!
const findTree = () => screen.findByRole('treegrid')
const shownNames = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].map(
    (element) =>
      '-'.repeat(Number(element.getAttribute('aria-level')) - 1) +
      (tree.find(({ id }) => String(id) === element.dataset.row)?.name ?? '新的'),
  )

beforeEach(mockDialogs)
afterEach(() => {
  vi.restoreAllMocks()
  tearDown()
})

it('shows inherited policies, and collapses and expands with the arrow keys', async () => {
  const { user } = open()
  await findTree()
  expect(shownNames()).toEqual(['影视', '-电影', '-剧集', '软件'])
  expect(rowOf('电影').textContent).toContain('随上级 · 会员')
  rowOf('影视').focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(rowOf('电影'))
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(shownNames()).toEqual(['影视', '软件'])
  expect(rowOf('影视').getAttribute('aria-expanded')).toBe('false')
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(document.activeElement).toBe(rowOf('电影'))
})

it('moves a category among its siblings and to another level with the keyboard and keeps the focus', async () => {
  const { user, bodies } = open()
  await findTree()
  rowOf('剧集').focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(shownNames()).toEqual(['影视', '-剧集', '-电影', '软件']))
  expect(document.activeElement).toBe(rowOf('剧集'))
  await waitFor(() => expect(bodies(update)).toEqual([{ id: 3, item_order: 0 }]))
  await user.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
  await waitFor(() => expect(shownNames()).toEqual(['影视', '-电影', '剧集', '软件']))
  await waitFor(() => expect(bodies(update)).toHaveLength(2))
  expect(bodies(update)[1]).toEqual({ id: 3, pid: 0, item_order: 15 })
})

it('moves a category into another one by dragging, but never into its own descendants', async () => {
  const { bodies } = open()
  await findTree()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const index = [...document.querySelectorAll('[data-row]')].indexOf(this)
    return new DOMRect(0, Math.max(index, 0) * 40, 300, 40)
  })
  const drag = (name: string, y: number): void => {
    fireEvent.pointerDown(screen.getByRole('button', { name: new RegExp(`^移动 ${name}，`) }), {
      button: 0,
      isPrimary: true,
      clientY: 0,
    })
    fireEvent.pointerMove(document, { clientY: y })
    fireEvent.pointerUp(document)
  }
  drag('影视', 60)
  expect(shownNames()).toEqual(['影视', '-电影', '-剧集', '软件'])
  drag('软件', 100)
  await waitFor(() => expect(shownNames()).toEqual(['影视', '-电影', '-剧集', '--软件']))
  await waitFor(() => expect(bodies(update)).toEqual([{ id: 4, pid: 3, item_order: 10 }]))
})

it('restores the position of a category and shows the reason when the move fails', async () => {
  const { user } = open({ [update]: { code: 0, msg: '上级分类不存在' } })
  await findTree()
  rowOf('剧集').focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(await screen.findByText('上级分类不存在')).toBeTruthy()
  await waitFor(() => expect(shownNames()).toEqual(['影视', '-电影', '-剧集', '软件']))
})

it('creates several children in a row until Escape', async () => {
  const { user, bodies } = open()
  await findTree()
  rowOf('影视').focus()
  await user.keyboard('{Insert}')
  await user.type(screen.getByRole('textbox', { name: '新分类的名称' }), '动画{Enter}')
  await waitFor(() => expect(bodies(create)).toEqual([{ pid: 1, name: '动画', item_order: 30 }]))
  expect(await screen.findByText('动画')).toBeTruthy()
  const nextField = screen.getByRole<HTMLInputElement>('textbox', { name: '新分类的名称' })
  await waitFor(() => expect(nextField.value).toBe(''))
  await user.type(nextField, '{Escape}')
  expect(screen.queryByRole('textbox', { name: '新分类的名称' })).toBeNull()
})

it('renames a category in the tree and keeps the input when the server refuses', async () => {
  const { user, bodies } = open({ [update]: { code: 0, msg: '分类名称太长' } })
  await findTree()
  rowOf('软件').focus()
  await user.keyboard('{F2}')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '分类名称' })
  await user.type(field, '{Control>}a{/Control}工具{Enter}')
  expect(await screen.findByText('分类名称太长')).toBeTruthy()
  expect(field.value).toContain('工具')
  expect(bodies(update)).toEqual([{ id: 4, name: field.value }])
})

it('renders the first 200 of many categories, shows how many remain, and finds the others', async () => {
  const categories = Array.from({ length: 700 }, (_, index) =>
    sampleCategory(100 + index, { pid: index === 0 ? 0 : 100, name: `类${index}`, item_order: index }),
  )
  const { user } = open({ [listAll]: { data: categories } })
  await findTree()
  const rowCount = () => document.querySelectorAll('[data-row]').length
  expect(rowCount()).toBe(200)
  await user.click(screen.getByRole('button', { name: /^再显示 200 个（其余 500 个）$/ }))
  expect(rowCount()).toBe(400)
  await user.type(screen.getByRole('searchbox', { name: '查找分类' }), '类699{Enter}')
  await waitFor(() => expect(rowCount()).toBe(2))
  fireEvent.keyDown(rowOf('类0'), { key: 'Delete' })
  expect(screen.getByRole('dialog').textContent).toMatch(/它下面还有 699 个分类：类1、(类\d+、){18}类20 等。/)
})

it('loads the stored description, which the list lacks', async () => {
  const { user, bodies } = open({ [get]: { data: { ...tree[2], description: '剧集的介绍', path: [] } } }, '/?open=3')
  const description = await screen.findByLabelText<HTMLTextAreaElement>('介绍')
  expect(description.value).toBe('剧集的介绍')
  await user.type(description, '，更新')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(bodies(update)).toEqual([{ id: 3, description: '剧集的介绍，更新' }]))
})

it('offers only parents that cause no cycle', async () => {
  open({}, '/?open=1')
  const parents = within(await screen.findByLabelText('上级分类')).getAllByRole('option')
  expect(parents.map((element) => element.textContent)).toEqual(['无（最上级）', '软件'])
})

it('sends only the changed fields and shows the saved values', async () => {
  const { user, bodies } = open({}, '/?open=3')
  await user.selectOptions(await screen.findByLabelText('访问'), '会员或积分')
  const cost = screen.getByLabelText('积分')
  await user.clear(cost)
  await user.type(cost, '5')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(bodies(update)).toEqual([{ id: 3, policy: 'vip_or_coin', cost_coin: '5' }]))
  await waitFor(() => expect(rowOf('剧集').textContent).toContain('会员或积分 5'))
})

it('explains why a category with children cannot be deleted, without a call', async () => {
  const { user, bodies } = open()
  await findTree()
  rowOf('影视').focus()
  await user.keyboard('{Delete}')
  const dialog = screen.getByRole('dialog', { name: '「影视」还不能删除' })
  expect(dialog.textContent).toContain('它下面还有 2 个分类：电影、剧集')
  await user.click(within(dialog).getByRole('button', { name: '知道了' }))
  expect(bodies(remove)).toEqual([])
})

it("explains what happens to the resources, and shows the server's refusal", async () => {
  const { user, bodies } = open({ [remove]: { code: 0, msg: '请先删除下级分类' } })
  await findTree()
  rowOf('剧集').focus()
  await user.keyboard('{Delete}')
  const dialog = screen.getByRole('dialog', { name: '删除分类「剧集」？' })
  expect(dialog.textContent).toContain('里面的 12 个资源不会删除，只是不再属于任何分类')
  await user.click(within(dialog).getByRole('button', { name: '删除' }))
  expect(await screen.findByText('请先删除下级分类')).toBeTruthy()
  expect(bodies(remove)).toEqual([{ id: 3 }])
  expect(shownNames()).toContain('-剧集')
})

it('shows matches with their ancestors and keeps the query in the URL', async () => {
  const { user } = open()
  await findTree()
  await user.type(screen.getByRole('searchbox', { name: '查找分类' }), '剧集{Enter}')
  await waitFor(() => expect(shownNames()).toEqual(['影视', '-剧集']))
  await expectAddress(`/?q=${encodeURIComponent('剧集')}`)
  expect(screen.queryByRole('button', { name: /^移动/ })).toBeNull()
})

it('offers to create the first category, and shows the reason when loading fails', async () => {
  const { user } = open({ [listAll]: { data: [] } })
  await user.click(await screen.findByRole('button', { name: '新建第一个分类' }))
  expect(screen.getByRole('textbox', { name: '新分类的名称' })).toBeTruthy()
  tearDown()
  open({ [listAll]: { code: 503, msg: '服务暂时不可用' } })
  expect(await screen.findByText('服务暂时不可用')).toBeTruthy()
})

it('passes the accessibility checks', async () => {
  open({}, '/?open=3')
  await findTree()
  expect(await findAxeViolations()).toEqual([])
})
