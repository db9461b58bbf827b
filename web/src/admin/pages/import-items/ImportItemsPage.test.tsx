import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { sampleItem } from './sample-item.ts'
import { retry, review } from './review/decisions.ts'
import { sendDelayMs } from './review/use-decisions.ts'
import { Page } from './ImportItemsPage.tsx'
import type { Item } from './items.ts'

const list = 'GET /admin/v1/disk_task/list'
const waitingItems = [1, 2, 3].map((id) => sampleItem(id))

interface Body {
  ids: number[]
  status: string
  preview: boolean
}

/** A service whose items leave the review once they are decided. */
const open = (items: Item[] = waitingItems, address = '/', answers: Answers = {}) => {
  let rows = items
  const applyChange = ({ body }: { body: unknown }) => {
    const { ids, preview } = body as Body
    if (preview) return { data: { count: ids ? ids.length : rows.length, done: 0, failed: [] } }
    rows = rows.filter(({ id }) => !ids.includes(id))
    return { data: { count: ids.length, done: ids.length, failed: [] } }
  }
  const calls = answerCalls({
    'GET /v1/site_config/all': { data: {} },
    'GET /v1/category/list_all': { data: [{ id: 7, pid: 0, name: '影视' }] },
    [list]: () => ({
      data: { list: rows, total: rows.length, counts: { [items[0]?.status ?? 'review']: rows.length } },
    }),
    [review]: applyChange,
    [retry]: applyChange,
    ...answers,
  })
  renderRoutes([{ path: '/', element: <Page /> }], address)
  return {
    user: userEvent.setup(),
    queries: () => calls.filter(({ spec }) => spec === list).map(({ query }) => query),
    bodies: (spec = review) => calls.filter((call) => call.spec === spec).map(({ body }) => body),
  }
}

const findPane = (name: string) => screen.findByRole('dialog', { name })
const pressKey = (key: string): void => void fireEvent.keyDown(document.body, { key })
const sendNow = (): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
}

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  tearDown()
})

describe('Review of imports', () => {
  it('opens the first waiting item with its source text', async () => {
    const { queries } = open()
    const first = await findPane('导入 1')
    expect(queries()[0]).toMatchObject({ status: 'review' })
    const text = within(first).getByRole('list', { name: '原文，链接在第 2 行' })
    expect(within(text).getByText('share1').tagName).toBe('MARK')
    expect(within(first).getByLabelText<HTMLInputElement>('名称').value).toBe('导入 1')
    expect(await findAxeViolations()).toEqual([])
  })

  it('moves between items with j, k and the arrow keys and stops at the ends', async () => {
    open()
    await findPane('导入 1')
    for (const [key, name] of [
      ['j', '导入 2'],
      ['ArrowDown', '导入 3'],
      ['j', '导入 3'],
      ['k', '导入 2'],
      ['ArrowUp', '导入 1'],
    ] as const) {
      pressKey(key)
      expect(await findPane(name)).toBeTruthy()
    }
  })

  it('decides by one key, opens the next item and sends equal decisions in one call', async () => {
    const { bodies } = open([...waitingItems, sampleItem(4), sampleItem(5)])
    await findPane('导入 1')
    pressKey('a')
    await findPane('导入 2')
    pressKey('1')
    await findPane('导入 3')
    pressKey('a')
    await findPane('导入 4')
    pressKey('r')
    await findPane('导入 5')
    expect(bodies()).toEqual([])
    sendNow()
    await waitFor(() =>
      expect(bodies()).toEqual([
        { ids: [1, 3], status: 'approved' },
        { ids: [2], status: 'refused', message: '广告或引流' },
        { ids: [4], status: 'refused', message: '' },
      ]),
    )
    expect(await screen.findByText('已处理 4 条')).toBeTruthy()
  })

  it('delays decisions by some seconds and undoes the last one with z', async () => {
    const { bodies } = open()
    await findPane('导入 1')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    pressKey('a')
    pressKey('r')
    pressKey('z')
    expect(screen.getByRole('dialog', { name: '导入 2' })).toBeTruthy()
    vi.advanceTimersByTime(sendDelayMs - 1)
    expect(bodies()).toEqual([])
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await waitFor(() => expect(bodies()).toEqual([{ ids: [1], status: 'approved' }]))
  })

  it('sends pending decisions when the page unmounts', async () => {
    const { bodies } = open()
    await findPane('导入 1')
    pressKey('a')
    await findPane('导入 2')
    cleanup()
    await waitFor(() => expect(bodies()).toEqual([{ ids: [1], status: 'approved' }]))
  })

  it('sends decisions at once and loads the next items when the page is complete', async () => {
    let isDone = false
    const { bodies } = open(waitingItems, '/', {
      [list]: () => ({
        data: { list: isDone ? waitingItems.slice(2) : waitingItems.slice(0, 2), total: 3, counts: {} },
      }),
      [review]: ({ body }) => {
        isDone = true
        return { data: { count: 2, done: (body as Body).ids.length, failed: [] } }
      },
    })
    await findPane('导入 1')
    pressKey('a')
    await findPane('导入 2')
    pressKey('a')
    await findPane('导入 3')
    expect(bodies()).toEqual([{ ids: [1, 2], status: 'approved' }])
  })

  it('undoes the last decision of the list, too', async () => {
    const { user, bodies } = open([sampleItem(1)])
    await findPane('导入 1')
    pressKey('a')
    await user.click(await screen.findByRole('button', { name: '撤销上一条' }))
    await findPane('导入 1')
    pressKey('r')
    await user.click(await screen.findByRole('button', { name: '现在提交' }))
    await waitFor(() => expect(bodies()).toEqual([{ ids: [1], status: 'refused', message: '' }]))
    expect(await screen.findByText('没有等待审核的')).toBeTruthy()
  })

  it('approves with corrections by Enter in a field', async () => {
    const { user, bodies } = open()
    const first = await findPane('导入 1')
    pressKey('e')
    expect(document.activeElement).toBe(within(first).getByLabelText('名称'))
    await user.keyboard('三体 ajr')
    await user.type(within(first).getByLabelText('提取码'), 'ab12')
    await screen.findByRole('option', { name: '影视' })
    await user.selectOptions(within(first).getByLabelText('分类'), '影视')
    within(first).getByLabelText('提取码').focus()
    await user.keyboard('{Enter}')
    await findPane('导入 2')
    sendNow()
    await waitFor(() =>
      expect(bodies()).toEqual([
        { ids: [1], status: 'approved', disk_name: '三体 ajr', disk_pass: 'ab12', cate_id: 7 },
      ]),
    )
  })

  it('refuses with a custom reason', async () => {
    const { user, bodies } = open()
    const first = await findPane('导入 1')
    await user.type(within(first).getByRole('textbox', { name: '别的原因' }), '名称不雅{Enter}')
    await findPane('导入 2')
    sendNow()
    await waitFor(() => expect(bodies()).toEqual([{ ids: [1], status: 'refused', message: '名称不雅' }]))
  })

  it('lists the items that could not be changed', async () => {
    open(waitingItems, '/', { [review]: { data: { count: 1, done: 0, failed: [{ id: 1, msg: '不在等待审核' }] } } })
    await findPane('导入 1')
    pressKey('a')
    await findPane('导入 2')
    sendNow()
    const failures = await screen.findByRole('dialog', { name: '0 条成功，1 条没有成功' })
    expect(failures.textContent).toContain('导入 1：不在等待审核')
  })

  it('closes with Escape and ignores the review keys afterwards', async () => {
    const { bodies } = open()
    await findPane('导入 1')
    pressKey('Escape')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    pressKey('a')
    sendNow()
    await expectAddress('/?open=none')
    expect(bodies()).toEqual([])
  })
})

describe('Items outside of the review', () => {
  it('offer a retry only where a retry can help', async () => {
    const { bodies } = open(
      [sampleItem(1, { status: 'dead', msg: '分享已被取消' }), sampleItem(2, { status: 'finished', doc_id: 'd1' })],
      '/?status=all',
    )
    const deadPane = await findPane('导入 1')
    expect(within(deadPane).getByText('分享已被取消')).toBeTruthy()
    pressKey('a')
    pressKey('t')
    const finishedPane = await findPane('导入 2')
    expect(within(finishedPane).getByRole('link', { name: '打开资源页' }).getAttribute('href')).toBe('/doc/d1')
    expect(within(finishedPane).getByText('这一条不用处理。')).toBeTruthy()
    sendNow()
    await waitFor(() => expect(bodies(retry)).toEqual([{ ids: [1] }]))
    expect(bodies()).toEqual([])
  })

  it('have tabs with their counts, which keep the other filters', async () => {
    const { user, queries } = open(waitingItems, '/?origin=public&page=2', {
      [list]: { data: { list: waitingItems, total: 3, counts: { review: 3, failed: 12, pending: 10_000 } } },
    })
    await findPane('导入 1')
    const tabs = screen.getByRole('navigation', { name: '状态' })
    expect(within(tabs).getByRole('link', { name: '待审核 3' }).getAttribute('aria-current')).toBe('page')
    expect(within(tabs).getByRole('link', { name: '排队中 1 万+' })).toBeTruthy()
    await user.click(within(tabs).getByRole('link', { name: '失败 12' }))
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ status: 'failed', origin: 'public', page: '1' }))
    await user.click(within(tabs).getByRole('link', { name: '全部' }))
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ status: '', origin: 'public' }))
  })

  it('show the progress of one import', async () => {
    const { queries } = open(waitingItems, '/?status=all&task_no=task-1', {
      'GET /v1/task/progress': { data: { total: 9, counts: { review: 3, finished: 6 }, items: [] } },
    })
    const progress = await screen.findByRole('region', { name: '这次导入的进度' })
    expect(progress.textContent).toContain('这次导入共 9 条，3 条等待审核，其余都有结果了')
    expect(queries()[0]).toMatchObject({ status: '', task_no: 'task-1' })
  })
})

describe('Bulk decisions', () => {
  it('show the number of items before the change and send their ids', async () => {
    const { user, bodies } = open(waitingItems, '/?open=none')
    await user.click(await screen.findByRole('checkbox', { name: '选中 导入 1' }))
    await user.click(screen.getByRole('checkbox', { name: '选中 导入 3' }))
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '拒绝' }))
    const question = await screen.findByRole('dialog', { name: '拒绝 2 条？' })
    await user.type(within(question).getByRole('combobox', { name: /原因/ }), '重复分享')
    await user.click(within(question).getByRole('button', { name: '拒绝' }))
    await waitFor(() =>
      expect(bodies()).toEqual([
        { ids: [1, 3], status: 'refused', preview: true },
        { ids: [1, 3], status: 'refused', message: '重复分享' },
      ]),
    )
  })

  it('include all items that match the filter', async () => {
    const { user, bodies } = open(waitingItems, '/?open=none&user_id=12', {
      [list]: { data: { list: waitingItems, total: 45, counts: { review: 45 } } },
      [review]: { data: { count: 45, done: 45, failed: [] } },
    })
    await user.click(await screen.findByRole('checkbox', { name: '选中 导入 1' }))
    await user.click(screen.getByRole('button', { name: '选中全部 45 条' }))
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '通过' }))
    const question = await screen.findByRole('dialog', { name: '通过 45 条？' })
    await user.click(within(question).getByRole('button', { name: '通过' }))
    const filter = { status: 'review', disk_type: '', q: '', task_no: '', origin: '', user_id: '12' }
    await waitFor(() =>
      expect(bodies()).toEqual([
        { filter, status: 'approved', preview: true },
        { filter, status: 'approved' },
      ]),
    )
  })

  it('are disabled when no item matches any more', async () => {
    const { user } = open(waitingItems, '/?open=none', { [review]: { data: { count: 0, done: 0, failed: [] } } })
    await user.click(await screen.findByRole('checkbox', { name: '选中 导入 1' }))
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '通过' }))
    const question = await screen.findByRole('dialog', { name: '通过 0 条？' })
    expect(within(question).getByRole<HTMLButtonElement>('button', { name: '通过' }).disabled).toBe(true)
  })
})
