import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mockDialogs } from '../../testing/mock-dialogs.ts'
import { answerCalls, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import type { Answers } from '../../testing/render-routes.tsx'
import { findAxeViolations } from '../testing/axe.ts'
import { listAnswer, sampleHotDisk, sampleMovie, sampleWord } from '../testing/samples.ts'
import { Page as HotDiskPage } from './HotDiskPage.tsx'
import { Page as ListMoviePage } from './movies/MoviesPage.tsx'
import { Page as ListWordPage } from './words/WordsPage.tsx'

const open = (page: ReactNode, answers: Answers, address = '/') => {
  const calls = answerCalls(answers)
  renderRoutes([{ path: '/', element: page }], address)
  return {
    user: userEvent.setup(),
    calls,
    sent: (spec: string) => calls.filter((call) => call.spec === spec).map((call) => call.body),
    lastQuery: (spec: string) => calls.findLast((call) => call.spec === spec)?.query,
  }
}

const undo = async (words: string): Promise<HTMLElement> =>
  within((await screen.findByText(words)).parentElement!).getByRole('button', { name: '撤销', hidden: true })

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
})
afterEach(tearDown)

describe('films', () => {
  const list = 'GET /admin/v1/movie/list'
  const update = 'POST /admin/v1/movie/update'
  const movie = sampleMovie(1, { name: '庆余年', alias: ['Joy of Life'], actors: ['张若昀', '李沁'], item_order: 10 })
  const show = (answers: Answers = {}, address = '/') =>
    open(
      <ListMoviePage />,
      {
        [list]: listAnswer([movie, sampleMovie(2, { name: '三体', show: false })]),
        [update]: { data: movie },
        ...answers,
      },
      address,
    )

  it('are narrowed and sorted by what stands in the address', async () => {
    const { user, lastQuery } = show({}, '/?q=年&type=tv&show=yes&sort=rating')
    await screen.findByRole('button', { name: '庆余年' })
    expect(lastQuery(list)).toEqual({
      q: '年',
      type: 'tv',
      show: 'yes',
      page: '1',
      size: '20',
      order_by: 'rating',
      order: 'desc',
    })
    await user.selectOptions(screen.getByRole('combobox', { name: '类型', hidden: true }), '动画')
    await waitFor(() => expect(lastQuery(list)).toMatchObject({ type: 'anime' }))
  })

  it('are hidden in their row, and shown again from the message', async () => {
    const { user, sent } = show()
    await user.click(await screen.findByRole('switch', { name: '公开 庆余年' }))
    await user.click(await undo('庆余年 已隐藏'))
    await waitFor(() =>
      expect(sent(update)).toEqual([
        { id: 1, show: false },
        { id: 1, show: true },
      ]),
    )
  })

  it('get another place by a number in their row: Enter sends it once, Escape and nonsense send nothing', async () => {
    const { user, sent } = show()
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '庆余年 的排序' })
    await user.type(field, '{Control>}a{/Control}7x')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await user.keyboard('{Enter}')
    expect(field.value).toBe('10')
    await user.type(field, '5{Escape}')
    expect(field.value).toBe('10')
    expect(sent(update)).toEqual([])
    await user.clear(field)
    await user.type(field, '3{Enter}')
    await user.tab()
    await user.click(await undo('庆余年 的排序改为 3'))
    await waitFor(() =>
      expect(sent(update)).toEqual([
        { id: 1, item_order: 3 },
        { id: 1, item_order: 10 },
      ]),
    )
  })

  it('keep their names as a list: typed, pasted, taken away, and only what was changed is sent', async () => {
    const { user, sent } = show({}, '/?open=1')
    const alias = await screen.findByLabelText('别名', { selector: 'dialog *' })
    await user.type(alias, '庆余年第一季，')
    await user.click(alias)
    await user.paste('Qing Yu Nian\nJoy of Life、范闲传')
    await user.click(screen.getByRole('button', { name: '去掉 李沁' }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(sent(update)).toEqual([
        { id: 1, alias: ['Joy of Life', '庆余年第一季', 'Qing Yu Nian', '范闲传'], actors: ['张若昀'] },
      ]),
    )
  })

  it('are imported by lines; those that failed are told with their number and text', async () => {
    const spec = 'POST /admin/v1/movie/import_douban'
    const { user, sent } = show({ [spec]: { data: { added: 1, known: 1, failed: [{ line: 3, msg: '没有片名' }] } } })
    await user.click(await screen.findByRole('button', { name: '导入' }))
    const text = '25853071 庆余年\n{"name":"狂飙"}\n26277285'
    fireEvent.change(screen.getByLabelText('一行一部，最多 5000 行'), { target: { value: text } })
    await user.click(screen.getByRole('button', { name: '导入 3 行' }))
    const failed = await screen.findByRole('list', { name: '没有导入的行' })
    expect(failed.textContent).toBe('第 3 行26277285没有片名')
    expect(screen.getByText(/^新增/).textContent).toBe('新增 1 部，原来就有 1 部，1 行没有导入。')
    expect(sent(spec)).toEqual([{ text }])
  })

  it('link to their page as long as it is public', async () => {
    show()
    const link = await screen.findByRole('link', { name: '打开 庆余年 的影视页' })
    expect(link.getAttribute('href')).toBe(`/film/${encodeURIComponent('庆余年')}`)
    expect(screen.queryByRole('link', { name: '打开 三体 的影视页' })).toBeNull()
  })

  it('can be used without seeing them', async () => {
    show({}, '/?open=1')
    await screen.findByLabelText('别名', { selector: 'dialog *' })
    expect(await findAxeViolations()).toEqual([])
  })
})

describe('words', () => {
  const list = 'GET /admin/v1/word/list'
  const create = 'POST /admin/v1/word/create'

  it('take resources by the address of their page', async () => {
    const { user, sent } = open(
      <ListWordPage />,
      { [list]: listAnswer([sampleWord(1)]), [create]: { data: sampleWord(2) } },
      '/?open=new',
    )
    await user.type(await screen.findByLabelText('词', { selector: 'dialog *' }), '考研')
    await user.click(screen.getByLabelText('置顶资源', { selector: 'dialog *' }))
    await user.paste('https://pan.example.com/doc/d0001?x=1, d0002')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(sent(create)).toEqual([
        { word: '考研', type: '', description: '', show: ['d0001', 'd0002'], related: [], image: '' },
      ]),
    )
  })

  it('are deleted together after a question; those that could not be are named', async () => {
    const remove = 'POST /admin/v1/word/delete'
    const { user, sent } = open(<ListWordPage />, {
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
    expect(sent(remove)).toEqual([{ ids: [1, 2] }])
  })

  it('say what to do where there are none', async () => {
    const { user } = open(<ListWordPage />, { [list]: listAnswer([]) })
    await user.click(await screen.findByRole('link', { name: '添加词条' }))
    expect(await screen.findByRole('dialog', { name: '添加词条' })).toBeTruthy()
  })

  it('can be used without seeing them', async () => {
    open(<ListWordPage />, { [list]: listAnswer([sampleWord(1)]) }, '/?open=1')
    await screen.findByLabelText('置顶资源', { selector: 'dialog *' })
    expect(await findAxeViolations()).toEqual([])
  })
})

describe('hot resources', () => {
  const list = 'GET /admin/v1/disk/hot'
  const update = 'POST /admin/v1/disk/update_hot'
  const rows = [sampleHotDisk(1, { disk_name: '庆余年 全集' }), sampleHotDisk(2, { pinned: true })]
  const show = (answers: Answers = {}, address = '/') =>
    open(<HotDiskPage />, { [list]: listAnswer(rows), [update]: { data: rows[0]! }, ...answers }, address)

  it('are pinned and hidden in their row, each with a way back', async () => {
    const { user, sent } = show()
    await user.click(await screen.findByRole('switch', { name: '隐藏 庆余年 全集' }))
    await user.click(await undo('已从热门隐藏 庆余年 全集'))
    expect(await screen.findByText('已撤销')).toBeTruthy()
    await user.click(screen.getByRole('switch', { name: '置顶 资源 2' }))
    await waitFor(() =>
      expect(sent(update)).toEqual([
        { id: 1, hidden: true },
        { id: 1, hidden: false },
        { id: 2, pinned: false },
      ]),
    )
  })

  it('keep their switch as it was when the change is refused, and the reason is said', async () => {
    const { user } = show({ [update]: { code: 0, msg: '记录不存在' } })
    const hidden = await screen.findByRole('switch', { name: '隐藏 庆余年 全集' })
    await user.click(hidden)
    expect(await screen.findByText('记录不存在')).toBeTruthy()
    await waitFor(() => expect(hidden.getAttribute('aria-checked')).toBe('false'))
  })

  it('are hidden many at once', async () => {
    const { user, sent } = show()
    await screen.findByText('庆余年 全集')
    await user.click(screen.getByRole('checkbox', { name: '选中本页' }))
    await user.click(within(screen.getByRole('toolbar', { name: '批量操作' })).getByRole('button', { name: '隐藏' }))
    expect(await screen.findByText('已隐藏 2 条')).toBeTruthy()
    expect(sent(update)).toEqual([
      { id: 1, hidden: true },
      { id: 2, hidden: true },
    ])
  })

  it('are narrowed by what stands in the address, and lead to their page', async () => {
    const { lastQuery } = show({}, '/?type=QUARK&state=pinned')
    const link = await screen.findByRole('link', { name: '打开 庆余年 全集' })
    expect(link.getAttribute('href')).toBe(`/doc/${rows[0]!.doc_id}`)
    expect(lastQuery(list)).toMatchObject({ type: 'QUARK', state: 'pinned' })
  })

  it('can be used without seeing them', async () => {
    show()
    await screen.findByText('庆余年 全集')
    expect(await findAxeViolations()).toEqual([])
  })
})
