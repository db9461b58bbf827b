import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { listAnswer, sampleStoredItem } from '../../testing/samples.ts'
import { Page as FilmHotPage } from './FilmKeywordsPage.tsx'
import { Page as ListStorePage } from './StoredListsPage.tsx'

const list = 'GET /admin/v1/list_store/list'
const order = 'POST /admin/v1/list_store/update_order'
const update = 'POST /admin/v1/list_store/update'
const rows = [1, 2, 3, 4].map((id) => sampleStoredItem(id))

const open = (answers: Answers = {}, address = '/list_store') => {
  let ids = rows.map(({ id }) => id)
  const calls = answerCalls({
    [list]: () => listAnswer(ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])),
    [order]: ({ body }) => {
      ;({ ids } = body as { ids: number[] })
      return { data: null }
    },
    ...answers,
  })
  renderRoutes(
    [
      { path: '/list_store', element: <ListStorePage /> },
      { path: '/film_hot', element: <FilmHotPage /> },
    ],
    address,
  )
  return {
    user: userEvent.setup(),
    bodies: (spec: string) => calls.filter((call) => call.spec === spec).map((call) => call.body),
    queries: () => calls.filter((call) => call.spec === list).map((call) => call.query),
  }
}

const findTable = () => screen.findByRole('button', { name: '第 1 条' })
const shownIds = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.dataset.row)
const grip = (name: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^移动 ${name}，`) })

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
})
afterEach(() => {
  vi.restoreAllMocks()
  tearDown()
})

describe('Order of a list', () => {
  it('changes by a button that keeps the focus, and is sent completely', async () => {
    const { user, bodies } = open()
    await findTable()
    const down = screen.getByRole('button', { name: '下移 第 1 条' })
    await user.click(down)
    await waitFor(() => expect(shownIds()).toEqual(['2', '1', '3', '4']))
    await waitFor(() => expect(bodies(order)).toEqual([{ type: 'home_search_keywords', ids: [2, 1, 3, 4] }]))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '下移 第 1 条' }))
  })

  it('changes by Home and End on the grip', async () => {
    const { user, bodies } = open()
    await findTable()
    grip('第 3 条').focus()
    await user.keyboard('{Home}')
    await waitFor(() => expect(shownIds()).toEqual(['3', '1', '2', '4']))
    await waitFor(() => expect(bodies(order)).toHaveLength(1))
    expect(bodies(order)[0]).toMatchObject({ ids: [3, 1, 2, 4] })
  })

  it('changes by dragging', async () => {
    const { bodies } = open()
    await findTable()
    mockRowLayout()
    fireEvent.pointerDown(grip('第 1 条'), { button: 0, isPrimary: true, clientY: 10 })
    fireEvent.pointerMove(document, { clientY: 110 })
    expect(document.querySelector('[data-drop="after"]')?.closest('[data-row]')?.getAttribute('data-row')).toBe('3')
    fireEvent.pointerUp(document)
    await waitFor(() => expect(bodies(order)).toEqual([{ type: 'home_search_keywords', ids: [2, 3, 1, 4] }]))
    expect(document.querySelector('[data-drop], [data-dragged]')).toBeNull()
  })

  it('stays unchanged after a drag is cancelled with Escape', async () => {
    const { bodies } = open()
    await findTable()
    mockRowLayout()
    fireEvent.pointerDown(grip('第 1 条'), { button: 0, isPrimary: true, clientY: 10 })
    fireEvent.pointerMove(document, { clientY: 110 })
    expect(document.querySelector('[data-drop]')).toBeTruthy()
    fireEvent.keyDown(document, { code: 'Escape' })
    expect(document.querySelector('[data-drop], [data-dragged]')).toBeNull()
    fireEvent.pointerUp(document)
    expect(shownIds()).toEqual(['1', '2', '3', '4'])
    expect(bodies(order)).toEqual([])
  })

  it('is restored when the change fails, with the reason shown', async () => {
    const { user } = open({ [order]: { code: 0, msg: '列表里没有这一条' } })
    await findTable()
    await user.click(screen.getByRole('button', { name: '上移 第 4 条' }))
    expect(await screen.findByText('列表里没有这一条')).toBeTruthy()
    await waitFor(() => expect(shownIds()).toEqual(['1', '2', '3', '4']))
  })

  it('is sent with the rows of all pages, because missing ids move to the end', async () => {
    const all = Array.from({ length: 130 }, (_, index) => sampleStoredItem(index + 1))
    const { user, bodies } = open(
      {
        [list]: ({ query }) => {
          const [page, size] = [Number(query.page ?? 1), Number(query.size ?? 20)]
          return listAnswer(all.slice((page - 1) * size, page * size), all.length)
        },
      },
      '/list_store?page=2',
    )
    await screen.findByText('第 21 条')
    await user.click(screen.getByRole('button', { name: '上移 第 21 条' }))
    await waitFor(() => expect(bodies(order)).toHaveLength(1))
    const { ids } = bodies(order)[0] as { ids: number[] }
    expect(ids).toHaveLength(130)
    expect(ids.slice(18, 22)).toEqual([19, 21, 20, 22])
  })

  it('is read-only while a filter hides rows', async () => {
    open({}, '/list_store?q=条')
    await findTable()
    expect(screen.queryByRole('button', { name: /^移动/ })).toBeNull()
  })
})

it('keeps the chosen list in the URL and loads it', async () => {
  const { user, queries } = open()
  await findTable()
  await user.click(screen.getByRole('link', { name: /友情链接/ }))
  await expectAddress('/list_store?type=home_friend_links')
  await waitFor(() =>
    expect(queries()).toContainEqual(expect.objectContaining({ type: 'home_friend_links', size: '20' })),
  )
})

it('disables an item from its row and enables it again by the undo button', async () => {
  const { user, bodies } = open({ [update]: { data: rows[0]! } })
  await user.click(await screen.findByRole('switch', { name: '启用 第 1 条' }))
  const message = (await screen.findByText('第 1 条 已停用')).parentElement!
  await user.click(within(message).getByRole('button', { name: '撤销', hidden: true }))
  await waitFor(() =>
    expect(bodies(update)).toEqual([
      { id: 1, enabled: false },
      { id: 1, enabled: true },
    ]),
  )
})

it('adds the first film keyword from the empty list', async () => {
  const create = 'POST /admin/v1/list_store/create'
  const { user, bodies } = open({ [list]: listAnswer([]), [create]: { data: rows[0]! } }, '/film_hot')
  await user.click(await screen.findByRole('link', { name: '添加第一条' }))
  await user.type(await screen.findByLabelText('片名'), '庆余年')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(bodies(create)).toEqual([
      { type: 'home_hot_film_words', name: '庆余年', url: '', image: '', text: '', enabled: 'true' },
    ]),
  )
})

it('passes the accessibility checks', async () => {
  open()
  await findTable()
  expect(await findAxeViolations()).toEqual([])
})

/** Lays out rows of 40 px: jsdom has no layout. */
const mockRowLayout = (): void => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const index = [...document.querySelectorAll('[data-row]')].indexOf(this)
    return new DOMRect(0, Math.max(index, 0) * 40, 300, 40)
  })
}
