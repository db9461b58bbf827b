import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { columnWidthLimits } from '@pandex/contracts/list-view'
import { savePreferences } from '../../../lib/browser/preferences.ts'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { listAnswer, sampleBlacklistEntry } from '../../testing/samples.ts'
import type { RowOf } from '../list/list-spec.ts'
import { useList } from '../list/use-list.ts'
import { useListState } from '../list/use-list-state.ts'
import type { Column } from './columns.tsx'
import { DataTable } from './DataTable.tsx'
import { TableTools } from './TableTools.tsx'

const spec = 'GET /admin/v1/blacklist/list'
const viewList = 'GET /admin/v1/list_view/list'
const saveView = 'POST /admin/v1/list_view/save'
const deleteView = 'POST /admin/v1/list_view/delete'

const columns: Column<RowOf<typeof spec>>[] = [
  { key: 'ip', title: 'IP', canSort: true },
  { key: 'reason', title: '原因', width: 10 },
  { key: 'id', title: 'ID', kind: 'number' },
  { key: 'create_time', title: '添加', kind: 'time', isOptional: true },
]

const Sample = () => {
  const state = useListState(spec, ['ip', 'enabled'])
  const page = useList(state)
  return (
    <main>
      <TableTools state={state} page={page} columns={columns} />
      <DataTable
        label="条目"
        state={state}
        page={page}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ ip }) => ip}
        empty={null}
      />
    </main>
  )
}

const open = async (address = '/list', answers: Answers = {}) => {
  const calls = answerCalls({ [spec]: listAnswer([sampleBlacklistEntry(1)]), ...answers })
  renderRoutes([{ path: '/list', element: <Sample /> }], address)
  await screen.findByText('203.0.113.1')
  return {
    user: userEvent.setup(),
    bodies: (name: string) => calls.filter((call) => call.spec === name).map(({ body }) => body),
    queries: (name: string) => calls.filter((call) => call.spec === name).map(({ query }) => query),
  }
}

const titles = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const showColumn = (name: string) => screen.getByRole('checkbox', { name, hidden: true })
const grip = (name: string) => screen.getByRole('button', { name: new RegExp(`^移动 ${name}`), hidden: true })
const edge = (name: string) => screen.getByRole('separator', { name: `${name}的列宽` })
const stored = () =>
  (JSON.parse(localStorage.getItem('pandex.preferences') ?? '{}') as { tables: Record<string, unknown> }).tables[spec]

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
  HTMLElement.prototype.setPointerCapture = () => undefined
})
afterEach(() => {
  tearDown()
  savePreferences({ tables: {} })
})

describe('Columns', () => {
  it('are shown and hidden, except for the first', async () => {
    const { user } = await open()
    await user.click(showColumn('添加'))
    await user.click(showColumn('原因'))
    expect(titles()).toEqual(['IP', 'ID', '添加'])
    expect(screen.queryByRole('checkbox', { name: 'IP', hidden: true })).toBeNull()
    expect(stored()).toMatchObject({ hidden: ['reason'], shown: ['create_time'] })
  })

  it('move by keys and announce their position', async () => {
    await open()
    // jsdom does not focus elements of a closed popover.
    fireEvent.keyDown(grip('ID'), { key: 'ArrowUp' })
    expect(titles()).toEqual(['IP', 'ID', '原因'])
    expect(screen.getByText('ID：第 1 位，共 3 列')).toBeTruthy()
    fireEvent.keyDown(grip('ID'), { key: 'End' })
    expect(titles()).toEqual(['IP', '原因', 'ID'])
    expect(stored()).toMatchObject({ order: ['reason', 'create_time', 'id'] })
  })

  it('move by dragging', async () => {
    await open()
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
      const index = [...document.querySelectorAll('[data-drag-row]')].indexOf(this)
      return new DOMRect(0, Math.max(index, 0) * 40, 300, 40)
    })
    fireEvent.pointerDown(grip('ID'), { button: 0, isPrimary: true, clientY: 60 })
    fireEvent.pointerMove(document, { clientY: 5 })
    expect(document.querySelector('[data-drop="before"]')?.closest('li')?.textContent).toContain('原因')
    fireEvent.pointerUp(document)
    await waitFor(() => expect(titles()).toEqual(['IP', 'ID', '原因']))
    vi.restoreAllMocks()
  })

  it('keep the order when the product gets a new column', async () => {
    savePreferences({ tables: { [spec]: { order: ['id', 'gone'] } } })
    await open()
    expect(titles()).toEqual(['IP', '原因', 'ID'])
    act(() =>
      savePreferences({ tables: { [spec]: { order: ['create_time', 'id', 'reason'], shown: ['create_time'] } } }),
    )
    expect(titles()).toEqual(['IP', '添加', 'ID', '原因'])
  })

  it('change their width by keys within bounds', async () => {
    const { user } = await open()
    act(() => edge('原因').focus())
    expect(edge('原因').getAttribute('aria-valuenow')).toBe(String(columnWidthLimits.min))
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(edge('原因').getAttribute('aria-valuenow')).toBe(String(columnWidthLimits.min + 32))
    expect(screen.getByRole('columnheader', { name: '原因' }).style.getPropertyValue('--column-width')).toBe('88px')
    await user.keyboard('{End}{ArrowRight}')
    expect(stored()).toMatchObject({ widths: { reason: columnWidthLimits.max } })
    await user.keyboard('{Home}{ArrowLeft}')
    expect(stored()).toMatchObject({ widths: { reason: columnWidthLimits.min } })
  })

  it('change their width by dragging, which is stored once, and return to the default with a double click', async () => {
    savePreferences({ tables: { [spec]: { widths: { reason: 100 } } } })
    await open()
    fireEvent.pointerDown(edge('原因'), { button: 0, clientX: 300 })
    fireEvent.pointerMove(edge('原因'), { clientX: 340 })
    expect(edge('原因').getAttribute('aria-valuenow')).toBe('140')
    expect(stored()).toMatchObject({ widths: { reason: 100 } })
    fireEvent.pointerUp(edge('原因'), { clientX: 350 })
    expect(stored()).toMatchObject({ widths: { reason: 150 } })
    fireEvent.pointerDown(edge('原因'), { button: 0, clientX: 300 })
    fireEvent.pointerMove(edge('原因'), { clientX: 340 })
    fireEvent.lostPointerCapture(edge('原因'))
    expect(edge('原因').getAttribute('aria-valuenow')).toBe('150')
    fireEvent.doubleClick(edge('原因'))
    expect(stored()).toMatchObject({ widths: {} })
  })

  it('return to their defaults by one button', async () => {
    savePreferences({
      tables: { [spec]: { hidden: ['reason'], order: ['id', 'reason', 'create_time'], widths: { id: 200 } } },
    })
    const { user } = await open()
    expect(titles()).toEqual(['IP', 'ID'])
    await user.click(screen.getByRole('button', { name: '恢复默认的列、顺序和宽度', hidden: true }))
    expect(titles()).toEqual(['IP', '原因', 'ID'])
    expect(stored()).toMatchObject({ hidden: [], shown: [], order: [], widths: {} })
  })

  it('ignore invalid stored values', async () => {
    savePreferences({
      tables: {
        [spec]: { hidden: 'x', order: [1, 'id', 'id'], widths: { id: 'wide', reason: 9e9 }, views: [null] } as never,
      },
    })
    await open()
    expect(titles()).toEqual(['IP', '原因', 'ID'])
    expect(edge('原因').getAttribute('aria-valuenow')).toBe(String(columnWidthLimits.max))
  })

  it('pass the accessibility checks', async () => {
    await open()
    expect(await findAxeViolations()).toEqual([])
  })
})

describe('Saved views', () => {
  const view = {
    id: 5,
    list: 'blacklist/list',
    title: '停用的',
    query: 'enabled=no&sort=id&order=asc',
    columns: { hidden: ['reason'], shown: [], order: ['id', 'reason', 'create_time'], widths: { id: 120 } },
    shared: false,
    own: true,
    owner_id: 1,
  }
  const foreign = {
    ...view,
    id: 6,
    title: '李的视图',
    query: 'ip=203',
    columns: null,
    shared: true,
    own: false,
    owner_id: 9,
  }

  /** Loads the views, as opening the popover does. */
  const openViews = (): void => {
    const button = screen.getByRole('button', { name: '视图' })
    const opening = Object.assign(new Event('beforetoggle'), { newState: 'open' })
    act(() => void document.getElementById(button.getAttribute('popovertarget') ?? '')?.dispatchEvent(opening))
  }
  const findView = (name: string) => screen.findByRole('button', { name, hidden: true })
  const titleField = () => screen.getByRole('textbox', { name: '视图名称', hidden: true })

  it('are not loaded before they are needed', async () => {
    const { queries } = await open('/list', { [viewList]: { data: [view] } })
    expect(queries(viewList)).toEqual([])
    openViews()
    await findView('停用的')
    expect(queries(viewList)).toEqual([{ list: 'blacklist/list' }])
  })

  it('store filters, order, page size and columns on the server', async () => {
    savePreferences({ tables: { [spec]: { widths: { id: 200 } } } })
    const { user, bodies } = await open('/list?enabled=no&page=1&sort=id&order=asc&size=50&open=7', {
      [viewList]: { data: [] },
      [saveView]: { data: view },
    })
    fireEvent.change(titleField(), { target: { value: ' 停用的 ' } })
    await user.click(screen.getByRole('checkbox', { name: '共享给所有管理员', hidden: true }))
    fireEvent.submit(titleField())
    await waitFor(() => expect(bodies(saveView)).toHaveLength(1))
    expect(bodies(saveView)).toEqual([
      {
        list: 'blacklist/list',
        title: '停用的',
        query: 'enabled=no&sort=id&order=asc&size=50',
        columns: { hidden: [], shown: [], order: [], widths: { id: 200 } },
        shared: true,
      },
    ])
    expect(await screen.findByText('已保存视图 停用的')).toBeTruthy()
  })

  it('set filters, order and columns of the list when they are opened', async () => {
    const { user } = await open('/list?ip=1&open=7', { [viewList]: { data: [view] } })
    openViews()
    await user.click(await findView('停用的'))
    await expectAddress('/list?open=7&enabled=no&sort=id&order=asc')
    expect(titles()).toEqual(['IP', 'ID'])
    expect(edge('ID').getAttribute('aria-valuenow')).toBe('120')
  })

  it('open by their link', async () => {
    await open('/list?view=6', { [viewList]: { data: [view, foreign] } })
    await expectAddress('/list?ip=203')
    expect(titles()).toEqual(['IP', '原因', 'ID'])
  })

  it('show a message for a link to a view that the admin cannot see', async () => {
    await open('/list?ip=1&view=99', { [viewList]: { data: [view] } })
    expect(await screen.findByText('没有这个视图：它已被删除，或者没有共享')).toBeTruthy()
    await expectAddress('/list?ip=1')
  })

  it('set no other parameters of the address than those of the list', async () => {
    await open('/list?view=6', { [viewList]: { data: [{ ...foreign, query: 'ip=203&open=3&view=6&x=1' }] } })
    await expectAddress('/list?ip=203')
  })

  it('have a link that contains no filter', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    const { user } = await open('/list?ip=1&page=1&open=7&tab=x', { [viewList]: { data: [view] } })
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    openViews()
    await user.click(await findView('复制视图 停用的 的链接'))
    expect(writeText.mock.calls).toEqual([[`${location.origin}/list?tab=x&view=5`]])
  })

  it('are shared by their owner only, and restored after a deletion', async () => {
    const { user, bodies } = await open('/list', {
      [viewList]: { data: [view, foreign] },
      [saveView]: { data: view },
      [deleteView]: { data: { done: 1, failed: [] } },
    })
    openViews()
    await user.click(await findView('共享视图 停用的'))
    await user.click(await findView('删除视图 停用的'))
    expect(screen.queryByRole('button', { name: '共享视图 李的视图', hidden: true })).toBeNull()
    const done = await screen.findByText('已删除视图 停用的')
    expect(bodies(deleteView)).toEqual([{ ids: [5] }])
    await user.click(within(done.parentElement!).getByRole('button', { name: '撤销', hidden: true }))
    const { id: _id, own: _own, owner_id: _owner, ...input } = view
    await waitFor(() => expect(bodies(saveView)).toEqual([{ ...input, shared: true }, input]))
  })

  it('that others share are deleted after a confirmation, without a way back', async () => {
    const { user, bodies } = await open('/list', {
      [viewList]: { data: [view, foreign] },
      [deleteView]: { data: { done: 1, failed: [] } },
    })
    openViews()
    await user.click(await findView('删除视图 李的视图'))
    const dialog = within(await screen.findByRole('dialog', { name: '删除 1 个别人共享的视图？' }))
    expect(dialog.getByText('李的视图（管理员 9）')).toBeTruthy()
    expect(bodies(deleteView)).toEqual([])
    await user.click(dialog.getByRole('button', { name: '删除' }))
    const done = await screen.findByText('已删除视图 李的视图')
    expect(bodies(deleteView)).toEqual([{ ids: [6] }])
    expect(within(done.parentElement!).queryByRole('button', { name: '撤销', hidden: true })).toBeNull()
  })

  it('of earlier versions move from the browser to the server, without replacing others', async () => {
    const views = [
      { name: '新的', query: 'ip=1' },
      { name: '停用的', query: 'enabled=yes' },
      { name: '李的视图', query: 'ip=203' },
    ]
    savePreferences({ tables: { [spec]: { views } } })
    const { user, bodies } = await open('/list', {
      [viewList]: { data: [view, { ...foreign, own: true }] },
      [saveView]: { data: view },
    })
    openViews()
    await user.click(await findView('上传'))
    await waitFor(() => expect(stored()).toMatchObject({ views: [] }))
    expect(bodies(saveView)).toEqual([
      { list: 'blacklist/list', title: '新的', query: 'ip=1' },
      { list: 'blacklist/list', title: '停用的（本机）', query: 'enabled=yes' },
    ])
    expect(screen.queryByRole('button', { name: '上传', hidden: true })).toBeNull()
  })

  it('that fail to move stay in the browser', async () => {
    savePreferences({ tables: { [spec]: { views: [{ name: '新的', query: 'ip=1' }] } } })
    const { user } = await open('/list', {
      [viewList]: { data: [] },
      [saveView]: { code: 0, msg: '每个列表最多保存 50 个视图，请先删除不用的' },
    })
    openViews()
    await user.click(await findView('上传'))
    expect(await screen.findByText('每个列表最多保存 50 个视图，请先删除不用的')).toBeTruthy()
    expect(stored()).toMatchObject({ views: [{ name: '新的', query: 'ip=1' }] })
  })
})
