import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useScrollRestoration } from '../../../lib/browser/use-scroll-restoration.ts'
import { savePreferences } from '../../../lib/browser/preferences.ts'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answer, SentCall } from '../../../testing/render-routes.tsx'
import { listAnswer, sampleBlacklistEntry } from '../../testing/samples.ts'
import type { Column } from '../table/columns.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { FilterBar } from './FilterBar.tsx'
import type { Filter } from './filters.ts'
import type { RowOf } from './list-spec.ts'
import { TableTools } from '../table/TableTools.tsx'
import { tablePreferenceLimits } from '../table/table-preferences.ts'
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
const Scrolled = () => {
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

type Answering = Answer<typeof spec> | ((call: SentCall) => Answer<typeof spec> | Promise<Answer<typeof spec>>)

const open = (address = '/list', answer: Answering = answerPages) => {
  const calls = answerCalls({ [spec]: answer })
  renderRoutes(
    [
      { path: '/list', element: <Scrolled /> },
      { path: '/opened/*', element: <p>opened</p> },
    ],
    address,
  )
  return {
    user: userEvent.setup(),
    queries: () => calls.filter((call) => call.spec === spec).map((call) => call.query),
  }
}

const scrolls = vi.fn<() => void>()
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')]
const tick = (id: number): HTMLElement => screen.getByRole('checkbox', { name: `选中 203.0.113.${id}` })
const ticked = (): number => document.querySelectorAll('[data-row] input:checked').length
const loaded = (): Promise<HTMLElement> => screen.findByRole('checkbox', { name: '选中 203.0.113.1' })

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
  vi.stubGlobal('scrollTo', scrolls)
  scrolls.mockClear()
})
afterEach(() => {
  tearDown()
  savePreferences({ tables: {} })
})

describe('the state of a list', () => {
  it('asks for exactly what the address says', async () => {
    const { queries } = open('/list?ip=203&enabled=yes&page=2&size=50&sort=ip&order=asc')
    await waitFor(() => expect(queries()).toHaveLength(1))
    expect(queries()[0]).toEqual({ ip: '203', enabled: 'yes', page: '2', size: '50', order_by: 'ip', order: 'asc' })
  })

  it('takes an address that somebody has broken for the beginning of the list', async () => {
    const { queries } = open('/list?page=-3&size=7&sort=ip;drop&order=sideways')
    await loaded()
    expect(queries()[0]).toEqual({ page: '1', size: '20' })
  })

  it('goes back to the first page when a filter changes, and keeps what else is open', async () => {
    const { user } = open('/list?page=2&open=12')
    await screen.findByRole('checkbox', { name: '选中 203.0.113.21' })
    await user.selectOptions(screen.getByRole('combobox', { name: '状态', hidden: true }), '停用')
    await expectAddress('/list?open=12&enabled=no')
  })

  it('waits for the fingers to rest before it asks, and one word is one step back', async () => {
    const { user, queries } = open()
    await loaded()
    await user.type(screen.getByRole('searchbox', { name: '地址' }), '203')
    await expectAddress('/list?ip=203')
    await user.type(screen.getByRole('searchbox', { name: '地址' }), '.0{Enter}')
    await expectAddress('/list?ip=203.0')
    expect(queries().map((query) => query.ip)).toEqual([undefined, '203', '203.0'])
    await user.click(screen.getByRole('button', { name: '后退' }))
    await expectAddress('/list')
    expect(screen.getByRole('searchbox', { name: '地址' })).toHaveProperty('value', '')
  })

  it('leaves the focus and the page where they are while the address follows', async () => {
    const { user } = open()
    await loaded()
    scrolls.mockClear()
    await user.type(screen.getByRole('searchbox', { name: '地址' }), '203')
    await expectAddress('/list?ip=203')
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '地址' }))
    expect(scrolls).not.toHaveBeenCalled()
  })

  it('takes one filter off by its chip and all of them at once', async () => {
    const { user } = open('/list?ip=203&enabled=yes')
    await user.click(await screen.findByRole('button', { name: '取消状态：生效' }))
    await expectAddress('/list?ip=203')
    await user.click(screen.getByRole('button', { name: '清空筛选' }))
    await expectAddress('/list')
  })

  it('leaves a page that no longer exists for the last one', async () => {
    open('/list?page=9', ({ query }) => (query.page === '9' ? listAnswer([], 45) : answerPages({ query } as SentCall)))
    await screen.findByRole('checkbox', { name: '选中 203.0.113.41' })
    await expectAddress('/list?page=3')
  })
})

describe('the table', () => {
  it('sorts by a head: falling, rising, and not at all', async () => {
    const { user, queries } = open()
    await loaded()
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

  it('ticks a range with shift, the whole page from the corner, and counts across pages', async () => {
    const { user } = open()
    await loaded()
    await user.click(tick(2))
    await user.keyboard('{Shift>}')
    await user.click(tick(5))
    await user.keyboard('{/Shift}')
    expect(ticked()).toBe(4)
    await user.click(screen.getByRole('checkbox', { name: '选中本页' }))
    expect(ticked()).toBe(20)
    await user.click(screen.getByRole('link', { name: '第 2 页' }))
    await screen.findByRole('checkbox', { name: '选中 203.0.113.21' })
    await user.click(tick(21))
    const bar = screen.getByRole('toolbar', { name: '批量操作' })
    expect(bar.textContent).toContain('已选 21 条（其他页 20 条）')
    await user.click(within(bar).getByRole('button', { name: '取消选择' }))
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  it('selects all that the filter fits, seen or not, until a row of it is taken out', async () => {
    const { user } = open()
    await loaded()
    await user.click(tick(1))
    await user.click(screen.getByRole('button', { name: '选中全部 45 条' }))
    expect(screen.getByRole('toolbar').textContent).toContain('已选全部 45 条')
    await user.click(screen.getByRole('link', { name: '第 3 页' }))
    await screen.findByRole('checkbox', { name: '选中 203.0.113.41' })
    expect(ticked()).toBe(5)
    await user.click(tick(41))
    expect(screen.getByRole('toolbar').textContent).toContain('已选 4 条')
    await user.click(screen.getByRole('button', { name: '选中全部 45 条' }))
    await user.selectOptions(screen.getByRole('combobox', { name: '状态', hidden: true }), '停用')
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  })

  it('lets go of selected rows when a filter changes', async () => {
    const { user } = open()
    await loaded()
    await user.click(tick(1))
    await user.selectOptions(screen.getByRole('combobox', { name: '状态', hidden: true }), '停用')
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  })

  it('is walked with j, k and the arrows, ticked with x, left for the bar with b, opened with Enter', async () => {
    const { user } = open()
    await loaded()
    await user.keyboard('j')
    expect(document.activeElement).toBe(rows()[0])
    await user.keyboard('j{ArrowDown}k')
    expect(document.activeElement).toBe(rows()[1])
    await user.keyboard('x')
    expect(tick(2)).toHaveProperty('checked', true)
    await user.keyboard('b')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '处理' }))
    rows()[1]?.focus()
    await user.keyboard('{Enter}')
    await expectAddress('/opened/203.0.113.2')
  })

  it('goes to the filter with a slash, and leaves keys alone while somebody types', async () => {
    const { user } = open()
    await loaded()
    await user.keyboard('/')
    const field = screen.getByRole('searchbox', { name: '地址' })
    expect(document.activeElement).toBe(field)
    await user.keyboard('jx/')
    expect(field).toHaveProperty('value', 'jx/')
    expect(document.activeElement).toBe(field)
    await expectAddress('/list?ip=jx%2F')
  })

  it('opens a row on a press, but not on a press of what stands in it', async () => {
    const { user } = open()
    await loaded()
    await user.click(tick(3))
    await expectAddress('/list')
    fireEvent.click(within(rows()[2]!).getByText('3'))
    await expectAddress('/opened/203.0.113.3')
  })

  it('keeps the old rows, dimmed, until the next ones are there', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { user } = open('/list', async (call) => {
      if (call.query.page === '2') await promise
      return answerPages(call)
    })
    await loaded()
    await user.click(screen.getByRole('link', { name: '第 2 页' }))
    const box = screen.getByRole('table', { name: '条目' }).parentElement
    expect(box?.dataset.old).toBe('true')
    expect(tick(1)).toBeTruthy()
    resolve()
    await screen.findByRole('checkbox', { name: '选中 203.0.113.21' })
    expect(box?.dataset.old).toBe('false')
  })

  it('waits in the shape of its rows', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    open('/list', async (call) => {
      await promise
      return answerPages(call)
    })
    const waiting = (): Element | null => document.querySelector('tbody[data-shown="true"]')
    expect(waiting()).toBeNull()
    await waitFor(() => expect(waiting()?.querySelectorAll('tr')).toHaveLength(20))
    resolve()
    await loaded()
    expect(waiting()).toBeNull()
  })

  it('says why it has no rows and tries again', async () => {
    let isAway = true
    const { user } = open('/list', (call) => (isAway ? { code: 0, msg: '服务暂时不可用' } : answerPages(call)))
    expect(await screen.findByText('服务暂时不可用')).toBeTruthy()
    isAway = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await loaded()).toBeTruthy()
  })

  it('tells an empty list from one that is filtered empty', async () => {
    const { user } = open('/list?enabled=no', ({ query }) => (query.enabled ? listAnswer([], 0) : listAnswer([], 0)))
    expect(await screen.findByText('没有符合条件的记录')).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: '清空筛选' }).at(-1)!)
    expect(await screen.findByText('先添加一条')).toBeTruthy()
  })
})

describe('what the browser remembers of a table', () => {
  const stored = () =>
    (JSON.parse(localStorage.getItem('pandex.preferences') ?? '{}') as { tables: Record<string, { views: unknown[] }> })
      .tables[spec]
  // jsdom does not focus fields of a closed popover.
  const saveAs = (field: HTMLElement, name: string): void => {
    fireEvent.change(field, { target: { value: name } })
    fireEvent.submit(field)
  }
  const showColumn = (name: string) => screen.getByRole('checkbox', { name, hidden: true })

  it('is which columns are shown; the first always is', async () => {
    const { user } = open()
    await loaded()
    expect(screen.queryByRole('columnheader', { name: '添加' })).toBeNull()
    await user.click(showColumn('添加'))
    await user.click(showColumn('原因'))
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['', 'IP', 'ID', '添加'])
    expect(screen.queryByRole('checkbox', { name: 'IP', hidden: true })).toBeNull()
    expect(stored()).toMatchObject({ hidden: ['reason'], shown: ['create_time'] })
  })

  it('is views under a name: filters, sort and size, but no page', async () => {
    const { user } = open('/list?enabled=no&page=2&sort=id&order=asc&size=50&open=7')
    const name = await screen.findByRole('textbox', { name: '视图名称', hidden: true })
    saveAs(name, '停用的')
    expect(stored()).toMatchObject({ views: [{ name: '停用的', query: 'enabled=no&sort=id&order=asc&size=50' }] })
    await user.selectOptions(screen.getByRole('combobox', { name: '状态', hidden: true }), '生效')
    await user.click(screen.getByRole('button', { name: '停用的', hidden: true }))
    await expectAddress('/list?enabled=no&sort=id&order=asc&size=50&open=7')
  })

  it('does not grow without end, and survives what somebody else wrote there', async () => {
    savePreferences({ tables: { [spec]: { hidden: 'x', views: [null, { name: 1 }] } as never } })
    open()
    await loaded()
    const name = screen.getByRole('textbox', { name: '视图名称', hidden: true })
    for (let index = 0; index < tablePreferenceLimits.views + 2; index += 1) saveAs(name, `view ${index}`)
    expect(stored()?.views).toHaveLength(tablePreferenceLimits.views)
  })
})
