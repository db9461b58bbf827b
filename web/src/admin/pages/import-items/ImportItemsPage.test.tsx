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
const waiting = [1, 2, 3].map((id) => sampleItem(id))

interface Body {
  ids: number[]
  status: string
  preview: boolean
}

/** A service whose items leave the review once they are decided. */
const open = (items: Item[] = waiting, address = '/', answers: Answers = {}) => {
  let rows = items
  const change = ({ body }: { body: unknown }) => {
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
    [review]: change,
    [retry]: change,
    ...answers,
  })
  renderRoutes([{ path: '/', element: <Page /> }], address)
  return {
    user: userEvent.setup(),
    asked: () => calls.filter(({ spec }) => spec === list).map(({ query }) => query),
    sent: (spec = review) => calls.filter((call) => call.spec === spec).map(({ body }) => body),
  }
}

const pane = (name: string) => screen.findByRole('dialog', { name })
const press = (key: string): void => void fireEvent.keyDown(document.body, { key })
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

describe('the review of imports', () => {
  it('begins with what waits, its first item open beside the list, its text beside the result', async () => {
    const { asked } = open()
    const first = await pane('导入 1')
    expect(asked()[0]).toMatchObject({ status: 'review' })
    const text = within(first).getByRole('list', { name: '原文，链接在第 2 行' })
    expect(within(text).getByText('share1').tagName).toBe('MARK')
    expect(within(first).getByLabelText<HTMLInputElement>('名称').value).toBe('导入 1')
    expect(await findAxeViolations()).toEqual([])
  })

  it('goes from item to item with j and k and the arrows, and not beyond the ends', async () => {
    open()
    await pane('导入 1')
    for (const [key, name] of [
      ['j', '导入 2'],
      ['ArrowDown', '导入 3'],
      ['j', '导入 3'],
      ['k', '导入 2'],
      ['ArrowUp', '导入 1'],
    ] as const) {
      press(key)
      expect(await pane(name)).toBeTruthy()
    }
  })

  it('takes a verdict with one key, goes to the next item, and sends what is alike together', async () => {
    const { sent } = open([...waiting, sampleItem(4), sampleItem(5)])
    await pane('导入 1')
    press('a')
    await pane('导入 2')
    press('1')
    await pane('导入 3')
    press('a')
    await pane('导入 4')
    press('r')
    await pane('导入 5')
    expect(sent()).toEqual([])
    sendNow()
    await waitFor(() =>
      expect(sent()).toEqual([
        { ids: [1, 3], status: 'approved' },
        { ids: [2], status: 'refused', message: '广告或引流' },
        { ids: [4], status: 'refused', message: '' },
      ]),
    )
    expect(await screen.findByText('已处理 4 条')).toBeTruthy()
  })

  it('holds verdicts for some seconds, in which z takes the last one back', async () => {
    const { sent } = open()
    await pane('导入 1')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    press('a')
    press('r')
    press('z')
    expect(screen.getByRole('dialog', { name: '导入 2' })).toBeTruthy()
    vi.advanceTimersByTime(sendDelayMs - 1)
    expect(sent()).toEqual([])
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await waitFor(() => expect(sent()).toEqual([{ ids: [1], status: 'approved' }]))
  })

  it('sends what is held when the page is left', async () => {
    const { sent } = open()
    await pane('导入 1')
    press('a')
    await pane('导入 2')
    cleanup()
    await waitFor(() => expect(sent()).toEqual([{ ids: [1], status: 'approved' }]))
  })

  it('makes room for the next items at once when a page is worked through', async () => {
    let isDone = false
    const { sent } = open(waiting, '/', {
      [list]: () => ({ data: { list: isDone ? waiting.slice(2) : waiting.slice(0, 2), total: 3, counts: {} } }),
      [review]: ({ body }) => {
        isDone = true
        return { data: { count: 2, done: (body as Body).ids.length, failed: [] } }
      },
    })
    await pane('导入 1')
    press('a')
    await pane('导入 2')
    press('a')
    await pane('导入 3')
    expect(sent()).toEqual([{ ids: [1, 2], status: 'approved' }])
  })

  it('lets the last verdict of all be taken back, too', async () => {
    const { user, sent } = open([sampleItem(1)])
    await pane('导入 1')
    press('a')
    await user.click(await screen.findByRole('button', { name: '撤销上一条' }))
    await pane('导入 1')
    press('r')
    await user.click(await screen.findByRole('button', { name: '现在提交' }))
    await waitFor(() => expect(sent()).toEqual([{ ids: [1], status: 'refused', message: '' }]))
    expect(await screen.findByText('没有等待审核的')).toBeTruthy()
  })

  it('approves with corrections, and Enter in a field is enough', async () => {
    const { user, sent } = open()
    const first = await pane('导入 1')
    press('e')
    expect(document.activeElement).toBe(within(first).getByLabelText('名称'))
    await user.keyboard('三体 ajr')
    await user.type(within(first).getByLabelText('提取码'), 'ab12')
    await screen.findByRole('option', { name: '影视' })
    await user.selectOptions(within(first).getByLabelText('分类'), '影视')
    within(first).getByLabelText('提取码').focus()
    await user.keyboard('{Enter}')
    await pane('导入 2')
    sendNow()
    await waitFor(() =>
      expect(sent()).toEqual([{ ids: [1], status: 'approved', disk_name: '三体 ajr', disk_pass: 'ab12', cate_id: 7 }]),
    )
  })

  it('refuses for a reason in one’s own words', async () => {
    const { user, sent } = open()
    const first = await pane('导入 1')
    await user.type(within(first).getByRole('textbox', { name: '别的原因' }), '名称不雅{Enter}')
    await pane('导入 2')
    sendNow()
    await waitFor(() => expect(sent()).toEqual([{ ids: [1], status: 'refused', message: '名称不雅' }]))
  })

  it('names the items that could not be changed', async () => {
    open(waiting, '/', { [review]: { data: { count: 1, done: 0, failed: [{ id: 1, msg: '不在等待审核' }] } } })
    await pane('导入 1')
    press('a')
    await pane('导入 2')
    sendNow()
    const failures = await screen.findByRole('dialog', { name: '0 条成功，1 条没有成功' })
    expect(failures.textContent).toContain('导入 1：不在等待审核')
  })

  it('closes with Escape and stays closed; keys do nothing then', async () => {
    const { sent } = open()
    await pane('导入 1')
    press('Escape')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('a')
    sendNow()
    await expectAddress('/?open=none')
    expect(sent()).toEqual([])
  })
})

describe('the other states', () => {
  it('offer a retry where that can help, and nothing where all is well', async () => {
    const { sent } = open(
      [sampleItem(1, { status: 'dead', msg: '分享已被取消' }), sampleItem(2, { status: 'finished', doc_id: 'd1' })],
      '/?status=all',
    )
    const dead = await pane('导入 1')
    expect(within(dead).getByText('分享已被取消')).toBeTruthy()
    press('a')
    press('t')
    const fine = await pane('导入 2')
    expect(within(fine).getByRole('link', { name: '打开资源页' }).getAttribute('href')).toBe('/doc/d1')
    expect(within(fine).getByText('这一条不用处理。')).toBeTruthy()
    sendNow()
    await waitFor(() => expect(sent(retry)).toEqual([{ ids: [1] }]))
    expect(sent()).toEqual([])
  })

  it('stand in tabs with their counts, and keep the other filters', async () => {
    const { user, asked } = open(waiting, '/?origin=public&page=2', {
      [list]: { data: { list: waiting, total: 3, counts: { review: 3, failed: 12, pending: 10_000 } } },
    })
    await pane('导入 1')
    const tabs = screen.getByRole('navigation', { name: '状态' })
    expect(within(tabs).getByRole('link', { name: '待审核 3' }).getAttribute('aria-current')).toBe('page')
    expect(within(tabs).getByRole('link', { name: '排队中 1 万+' })).toBeTruthy()
    await user.click(within(tabs).getByRole('link', { name: '失败 12' }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ status: 'failed', origin: 'public', page: '1' }))
    await user.click(within(tabs).getByRole('link', { name: '全部' }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ status: '', origin: 'public' }))
  })

  it('show how far one import is, all of its links together', async () => {
    const { asked } = open(waiting, '/?status=all&task_no=task-1', {
      'GET /v1/task/progress': { data: { total: 9, counts: { review: 3, finished: 6 }, items: [] } },
    })
    const progress = await screen.findByRole('region', { name: '这次导入的进度' })
    expect(progress.textContent).toContain('这次导入共 9 条，3 条等待审核，其余都有结果了')
    expect(asked()[0]).toMatchObject({ status: '', task_no: 'task-1' })
  })
})

describe('many at once', () => {
  it('are counted before they are changed, by their ids', async () => {
    const { user, sent } = open(waiting, '/?open=none')
    await user.click(await screen.findByRole('checkbox', { name: '选中 导入 1' }))
    await user.click(screen.getByRole('checkbox', { name: '选中 导入 3' }))
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '拒绝' }))
    const question = await screen.findByRole('dialog', { name: '拒绝 2 条？' })
    await user.type(within(question).getByRole('combobox', { name: /原因/ }), '重复分享')
    await user.click(within(question).getByRole('button', { name: '拒绝' }))
    await waitFor(() =>
      expect(sent()).toEqual([
        { ids: [1, 3], status: 'refused', preview: true },
        { ids: [1, 3], status: 'refused', message: '重复分享' },
      ]),
    )
  })

  it('are all that the filter fits, also what is not on screen', async () => {
    const { user, sent } = open(waiting, '/?open=none&user_id=12', {
      [list]: { data: { list: waiting, total: 45, counts: { review: 45 } } },
      [review]: { data: { count: 45, done: 45, failed: [] } },
    })
    await user.click(await screen.findByRole('checkbox', { name: '选中 导入 1' }))
    await user.click(screen.getByRole('button', { name: '选中全部 45 条' }))
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '通过' }))
    const question = await screen.findByRole('dialog', { name: '通过 45 条？' })
    await user.click(within(question).getByRole('button', { name: '通过' }))
    const filter = { status: 'review', disk_type: '', q: '', task_no: '', origin: '', user_id: '12' }
    await waitFor(() =>
      expect(sent()).toEqual([
        { filter, status: 'approved', preview: true },
        { filter, status: 'approved' },
      ]),
    )
  })

  it('cannot be changed when none of them fits any more', async () => {
    const { user } = open(waiting, '/?open=none', { [review]: { data: { count: 0, done: 0, failed: [] } } })
    await user.click(await screen.findByRole('checkbox', { name: '选中 导入 1' }))
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: '通过' }))
    const question = await screen.findByRole('dialog', { name: '通过 0 条？' })
    expect(within(question).getByRole<HTMLButtonElement>('button', { name: '通过' }).disabled).toBe(true)
  })
})
