import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useScrollRestoration } from '../../../lib/browser/use-scroll-restoration.ts'
import { savePreferences } from '../../../lib/browser/preferences.ts'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answer, SentCall } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { listAnswer, sampleBlacklistEntry } from '../../testing/samples.ts'
import type { Column } from '../table/columns.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { FilterBar } from './FilterBar.tsx'
import type { Filter } from './filters.ts'
import type { RowOf } from './list-spec.ts'
import { TableTools } from '../table/TableTools.tsx'
import { useList } from './use-list.ts'
import { useListState } from './use-list-state.ts'
import { useSelection } from './use-selection.ts'

const spec = 'GET /admin/v1/blacklist/list'
type Entry = RowOf<typeof spec>

const columns: Column<Entry>[] = [
  { key: 'ip', title: 'IP', canSort: true },
  { key: 'reason', title: '原因' },
  { key: 'id', title: 'ID', kind: 'number', canSort: true },
  { key: 'create_time', title: '添加', kind: 'time', isOptional: true },
]
const filters: Filter<typeof spec>[] = [
  { name: 'ip', label: '地址', kind: 'text' },
  { name: 'enabled', label: '状态', kind: 'yesNo', yes: '生效', no: '停用' },
]

const Sample = () => {
  const state = useListState(spec, ['ip', 'enabled'])
  const page = useList(state)
  const selection = useSelection<Entry>(({ id }) => id, JSON.stringify(state.filters))
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        后退
      </button>
      <FilterBar filters={filters} state={state} />
      <TableTools state={state} page={page} columns={columns} />
      <DataTable
        label="条目"
        state={state}
        page={page}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ ip }) => ip}
        onOpen={({ ip }) => void navigate(`/opened/${ip}`)}
        selection={selection}
        bulk={<button type="button">处理</button>}
        canSelectAll
        empty={<p>先添加一条</p>}
      />
    </>
  )
}

/** The same scroll handling as in the product, where a new page takes the focus. */
const ScrollRestoringSample = () => {
  useScrollRestoration()
  return (
    <main id="main" tabIndex={-1}>
      <Sample />
    </main>
  )
}

const entries = (from: number, to: number): Entry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => sampleBlacklistEntry(from + index))

const answerPages = ({ query }: SentCall): Answer<typeof spec> => {
  const page = Number(query.page)
  const size = Number(query.size)
  return listAnswer(entries(page * size - size + 1, Math.min(page * size, 45)), 45)
}

type AnswerSource = Answer<typeof spec> | ((call: SentCall) => Answer<typeof spec> | Promise<Answer<typeof spec>>)

const open = (address = '/list', answer: AnswerSource = answerPages) => {
  const calls = answerCalls({ [spec]: answer })
  renderRoutes(
    [
      { path: '/list', element: <ScrollRestoringSample /> },
      { path: '/opened/*', element: <p>opened</p> },
    ],
    address,
  )
  return {
    user: userEvent.setup(),
    queries: () => calls.filter((call) => call.spec === spec).map((call) => call.query),
  }
}

const scrollTo = vi.fn<() => void>()
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')]
const rowCheckbox = (id: number): HTMLElement => screen.getByRole('checkbox', { name: `选中 203.0.113.${id}` })
const checkedRowCount = (): number => document.querySelectorAll('[data-row] input:checked').length
const findFirstRow = (): Promise<HTMLElement> => screen.findByRole('checkbox', { name: '选中 203.0.113.1' })

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
  vi.stubGlobal('scrollTo', scrollTo)
  scrollTo.mockClear()
})
afterEach(() => {
  tearDown()
  savePreferences({ tables: {} })
})

describe('useListState', () => {
  it('calls the list with the query parameters of the URL', async () => {
    const { queries } = open('/list?ip=203&enabled=yes&page=2&size=50&sort=ip&order=asc')
    await waitFor(() => expect(queries()).toHaveLength(1))
    expect(queries()[0]).toEqual({ ip: '203', enabled: 'yes', page: '2', size: '50', order_by: 'ip', order: 'asc' })
  })

  it('ignores invalid query parameters', async () => {
    const { queries } = open('/list?page=-3&size=7&sort=ip;drop&order=sideways')
    await findFirstRow()
    expect(queries()[0]).toEqual({ page: '1', size: '20' })
  })

  it('opens the first page when a filter changes and keeps the open row', async () => {
    const { user } = open('/list?page=2&open=12')
    await screen.findByRole('checkbox', { name: '选中 203.0.113.21' })
    await user.selectOptions(screen.getByRole('combobox', { name: '状态', hidden: true }), '停用')
    await expectAddress('/list?open=12&enabled=no')
  })

  it('debounces the text filter and adds one history entry per text', async () => {
    const { user, queries } = open()
    await findFirstRow()
    await user.type(screen.getByRole('searchbox', { name: '地址' }), '203')
    await expectAddress('/list?ip=203')
    await user.type(screen.getByRole('searchbox', { name: '地址' }), '.0{Enter}')
    await expectAddress('/list?ip=203.0')
    expect(queries().map((query) => query.ip)).toEqual([undefined, '203', '203.0'])
    await user.click(screen.getByRole('button', { name: '后退' }))
    await expectAddress('/list')
    expect(screen.getByRole('searchbox', { name: '地址' })).toHaveProperty('value', '')
  })

  it('keeps focus and scroll position when the URL changes', async () => {
    const { user } = open()
    await findFirstRow()
    scrollTo.mockClear()
    await user.type(screen.getByRole('searchbox', { name: '地址' }), '203')
    await expectAddress('/list?ip=203')
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '地址' }))
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('names the filter button by its visible text', async () => {
    open('/list?enabled=yes')
    const button = await screen.findByRole('button', { name: '筛选 1 项条件' })
    expect(button.textContent).toBe('筛选 1')
    expect(await findAxeViolations()).toEqual([])
  })

  it('removes one filter by its chip and all filters by a button', async () => {
    const { user } = open('/list?ip=203&enabled=yes')
    await user.click(await screen.findByRole('button', { name: '取消状态：生效' }))
    await expectAddress('/list?ip=203')
    await user.click(screen.getByRole('button', { name: '清空筛选' }))
    await expectAddress('/list')
  })

  it('opens the last page when the page of the URL does not exist', async () => {
    open('/list?page=9', ({ query }) => (query.page === '9' ? listAnswer([], 45) : answerPages({ query } as SentCall)))
    await screen.findByRole('checkbox', { name: '选中 203.0.113.41' })
    await expectAddress('/list?page=3')
  })
})

describe('DataTable', () => {
  it('sorts a column descending, ascending, then not at all', async () => {
    const { user, queries } = open()
    await findFirstRow()
    const head = screen.getByRole('columnheader', { name: 'ID' })
    const press = () => user.click(within(head).getByRole('button'))
    expect(head.getAttribute('aria-sort')).toBe('none')
    expect(screen.getByRole('columnheader', { name: '原因' }).getAttribute('aria-sort')).toBeNull()
    await press()
    expect(head.getAttribute('aria-sort')).toBe('descending')
    await press()
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    await press()
    expect(head.getAttribute('aria-sort')).toBe('none')
    const orders = [...new Set(queries().map(({ order_by = '', order = '' }) => `${order_by} ${order}`))]
    expect(orders).toEqual([' ', 'id desc', 'id asc'])
  })

  it('selects a range with Shift, the page with the corner checkbox, and counts across pages', async () => {
    const { user } = open()
    await findFirstRow()
    await user.click(rowCheckbox(2))
    await user.keyboard('{Shift>}')
    await user.click(rowCheckbox(5))
    await user.keyboard('{/Shift}')
    expect(checkedRowCount()).toBe(4)
    await user.click(screen.getByRole('checkbox', { name: '选中本页' }))
    expect(checkedRowCount()).toBe(20)
    await user.click(screen.getByRole('link', { name: '第 2 页' }))
    await screen.findByRole('checkbox', { name: '选中 203.0.113.21' })
    await user.click(rowCheckbox(21))
    const bar = screen.getByRole('toolbar', { name: '批量操作' })
    expect(bar.textContent).toContain('已选 21 条（其他页 20 条）')
    await user.click(within(bar).getByRole('button', { name: '取消选择' }))
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  it('selects all rows that match the filter until the user deselects a row or changes the filter', async () => {
    const { user } = open()
    await findFirstRow()
    await user.click(rowCheckbox(1))
    await user.click(screen.getByRole('button', { name: '选中全部 45 条' }))
    expect(screen.getByRole('toolbar').textContent).toContain('已选全部 45 条')
    await user.click(screen.getByRole('link', { name: '第 3 页' }))
    await screen.findByRole('checkbox', { name: '选中 203.0.113.41' })
    expect(checkedRowCount()).toBe(5)
    await user.click(rowCheckbox(41))
    expect(screen.getByRole('toolbar').textContent).toContain('已选 4 条')
    await user.click(screen.getByRole('button', { name: '选中全部 45 条' }))
    await user.selectOptions(screen.getByRole('combobox', { name: '状态', hidden: true }), '停用')
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  })

  it('clears the selection when a filter changes', async () => {
    const { user } = open()
    await findFirstRow()
    await user.click(rowCheckbox(1))
    await user.selectOptions(screen.getByRole('combobox', { name: '状态', hidden: true }), '停用')
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  })

  it('moves the focus with j, k and arrows, selects with x, opens the bulk bar with b and the row with Enter', async () => {
    const { user } = open()
    await findFirstRow()
    await user.keyboard('j')
    expect(document.activeElement).toBe(rows()[0])
    await user.keyboard('j{ArrowDown}k')
    expect(document.activeElement).toBe(rows()[1])
    await user.keyboard('x')
    expect(rowCheckbox(2)).toHaveProperty('checked', true)
    await user.keyboard('b')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '处理' }))
    rows()[1]?.focus()
    await user.keyboard('{Enter}')
    await expectAddress('/opened/203.0.113.2')
  })

  it('turns the page with [ and ]', async () => {
    const { user } = open('/list?page=2')
    await screen.findByRole('checkbox', { name: '选中 203.0.113.21' })
    await user.keyboard('[[')
    await expectAddress('/list')
    await user.keyboard(']')
    await expectAddress('/list?page=2')
  })

  it('focuses the filter with / and ignores shortcuts while the user types', async () => {
    const { user } = open()
    await findFirstRow()
    await user.keyboard('/')
    const field = screen.getByRole('searchbox', { name: '地址' })
    expect(document.activeElement).toBe(field)
    await user.keyboard('jx/')
    expect(field).toHaveProperty('value', 'jx/')
    expect(document.activeElement).toBe(field)
    await expectAddress('/list?ip=jx%2F')
  })

  it('opens a row by a click on the row, not by a click on its controls', async () => {
    const { user } = open()
    await findFirstRow()
    await user.click(rowCheckbox(3))
    await expectAddress('/list')
    fireEvent.click(within(rows()[2]!).getByText('3'))
    await expectAddress('/opened/203.0.113.3')
  })

  it('keeps the previous rows, dimmed, until the next page loads', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { user } = open('/list', async (call) => {
      if (call.query.page === '2') await promise
      return answerPages(call)
    })
    await findFirstRow()
    await user.click(screen.getByRole('link', { name: '第 2 页' }))
    const box = screen.getByRole('table', { name: '条目' }).parentElement
    expect(box?.dataset.old).toBe('true')
    expect(rowCheckbox(1)).toBeTruthy()
    resolve()
    await screen.findByRole('checkbox', { name: '选中 203.0.113.21' })
    expect(box?.dataset.old).toBe('false')
  })

  it('shows as many skeleton rows as the page has while it loads', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    open('/list', async (call) => {
      await promise
      return answerPages(call)
    })
    const findSkeleton = (): Element | null => document.querySelector('tbody[data-shown="true"]')
    expect(findSkeleton()).toBeNull()
    await waitFor(() => expect(findSkeleton()?.querySelectorAll('tr')).toHaveLength(20))
    resolve()
    await findFirstRow()
    expect(findSkeleton()).toBeNull()
  })

  it('shows the reason when loading fails and loads again after a retry', async () => {
    let isUnavailable = true
    const { user } = open('/list', (call) => (isUnavailable ? { code: 0, msg: '服务暂时不可用' } : answerPages(call)))
    expect(await screen.findByText('服务暂时不可用')).toBeTruthy()
    isUnavailable = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await findFirstRow()).toBeTruthy()
  })

  it('shows different texts for an empty list and for a filter without matches', async () => {
    const { user } = open('/list?enabled=no', ({ query }) => (query.enabled ? listAnswer([], 0) : listAnswer([], 0)))
    expect(await screen.findByText('没有符合条件的记录')).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: '清空筛选' }).at(-1)!)
    expect(await screen.findByText('先添加一条')).toBeTruthy()
  })
})
