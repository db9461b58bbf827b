import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { savePreferences } from '../../../lib/browser/preferences.ts'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { answerCalls, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { listAnswer, sampleAdminDisk, sampleCategory } from '../../testing/samples.ts'
import { Page } from './DisksPage.tsx'

const list = 'GET /admin/v1/disk/list'
const update = 'POST /admin/v1/disk/update_partial'
const updateMeta = 'POST /admin/v1/disk/update_meta'
const updateMany = 'POST /admin/v1/disk/update_batch'
const deleteMany = 'POST /admin/v1/disk/delete_many'
const undo = 'POST /admin/v1/disk/undo'
const refresh = 'GET /admin/v1/task/refresh_disk'
const jobs = 'GET /admin/v1/task/list'
const article = 'GET /admin/v1/disk/article'

const selectAllLabel = '选中全部 1 234 条'

const noJobs = { data: { list: [], total: 0 } }
const noArticle = { code: 0, msg: '还没有文章' }

const jobAnswer = (changes: object) => ({
  data: {
    list: [{ id: 5, kind: 'write_articles', status: 'running', done: 0, total: 1, msg: '', ...changes }],
    total: 1,
  },
})

const changeAnswer = (count: number, changes: object = {}) => ({
  data: { count, done: count, failed: [], undo: 'u-1', ...changes },
})

const isPreview = (body: unknown): boolean => (body as { preview?: boolean }).preview === true

const open = (answers: Answers = {}, address = '/') => {
  const calls = answerCalls({
    [list]: listAnswer([sampleAdminDisk(1, { disk_name: '庆余年' }), sampleAdminDisk(2, { disk_name: '三体' })], 1234),
    'GET /v1/category/list_all': {
      data: [sampleCategory(7, { name: '影视' }), sampleCategory(8, { name: '剧集', pid: 7 })],
    },
    [jobs]: noJobs,
    [article]: noArticle,
    [updateMany]: ({ body }) => (isPreview(body) ? changeAnswer(1234, { done: 0, undo: '' }) : changeAnswer(1234)),
    [deleteMany]: changeAnswer(2),
    [undo]: changeAnswer(1234, { undo: '' }),
    [update]: { data: sampleAdminDisk(1) },
    [updateMeta]: { data: sampleAdminDisk(1) },
    ...answers,
  })
  renderRoutes([{ path: '/', element: <Page /> }], address)
  return {
    user: userEvent.setup(),
    calls,
    bodies: (spec: string) => calls.filter((call) => call.spec === spec).map((call) => call.body),
    queries: (spec: string) => calls.filter((call) => call.spec === spec).map((call) => call.query),
  }
}

// Queries by text are much faster than by role on this large page.
const button = (name: string): HTMLElement => screen.getByText(name, { selector: 'button' })
const tab = (name: string): HTMLElement => screen.getByText(name, { selector: '[role="tab"]' })
const findDialog = async (name: string): Promise<HTMLElement> =>
  (await screen.findByText(name, { selector: 'dialog h2' })).closest('dialog')!
const selectRow = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByLabelText(`选中 ${name}`))
}
const openDisk = async (name: string): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByText(name, { selector: 'td span' }))
  return findDialog(name)
}
const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: 'dialog *' })
const fill = (name: string, value: string): boolean => fireEvent.change(field(name), { target: { value } })
const saveButton = (): HTMLElement => screen.getByText('保存', { selector: 'dialog button' })
const clickSave = (): boolean => fireEvent.click(saveButton())

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
})
afterEach(() => {
  tearDown()
  savePreferences({ diskChanges: [] })
})

describe('Resource list', () => {
  it('sends the filters of the URL and the last moment of the chosen day', async () => {
    const { queries } = open({}, '/?disk_type=BDY&status=1&cate_id=7&from=2026-11-01T00%3A00%3A00%2B08%3A00')
    await screen.findByText('庆余年')
    expect(queries(list)[0]).toMatchObject({
      disk_type: 'BDY',
      status: '1',
      cate_id: '7',
      from: '2026-11-01T00:00:00+08:00',
    })
    expect(screen.getByLabelText<HTMLInputElement>('收录从').value).toBe('2026-11-01')
    expect(screen.getByLabelText('取消收录从：2026-11-01')).toBeTruthy()
    expect(screen.getByLabelText('取消分类：影视')).toBeTruthy()
    expect(screen.getByRole('button', { name: '筛选 4 项条件' })).toBeTruthy()
    fireEvent.change(screen.getByLabelText('到'), { target: { value: '2026-11-20' } })
    await waitFor(() => expect(queries(list).at(-1)).toMatchObject({ to: '2026-11-20T23:59:59.999+08:00' }))
  })

  it('shows names as plain text', async () => {
    const name = '<img src=x onerror=alert(1)><b>粗</b>'
    open({ [list]: listAnswer([sampleAdminDisk(1, { disk_name: name, share_user: '<i>甲</i>', files: '' })]) })
    const panel = await openDisk(name)
    expect(panel.querySelector('h2')?.textContent).toBe(name)
    expect(document.querySelector('td img, td b, td i, dialog img')).toBeNull()
  })

  it('shows link health with its age, state and price of each resource', async () => {
    const meta = { decompress_password: '', description: '', posters_url: '', cost_coin: 30, robots: 1 }
    open({
      [list]: listAnswer([sampleAdminDisk(1, { status: 1, health: 'dead', cate_id: 8, edges: { meta } })]),
    })
    const row = within((await screen.findByText('资源 1')).closest('tr')!)
    for (const words of ['夸克', '被举报', '剧集', '晚风', '1.4 GB', '30 积分'])
      expect(row.getByText(words)).toBeTruthy()
    expect(row.getByText('已失效').textContent).toBe('已失效1 天前')
  })

  it('changes a weight in its row, with an undo button', async () => {
    const { user, bodies } = open()
    const weight = await screen.findByLabelText('庆余年 的权重')
    await user.clear(weight)
    await user.type(weight, '9{Enter}')
    await user.click(await screen.findByText('撤销'))
    await waitFor(() =>
      expect(bodies(update)).toEqual([
        { id: 1, weight: 9 },
        { id: 1, weight: 1 },
      ]),
    )
  })

  it('passes the accessibility checks, also with an open resource', async () => {
    open()
    await selectRow('三体')
    await openDisk('庆余年')
    expect(await findAxeViolations()).toEqual([])
    // axe checks the whole page.
  }, 20_000)
})

describe('Resource form', () => {
  it('saves both tabs with one button, each with its own call', async () => {
    const { bodies } = open()
    const panel = await openDisk('庆余年')
    expect([...document.querySelectorAll('[role="tab"]')].map((element) => element.textContent)).toEqual([
      '基本',
      '更多',
    ])
    expect(saveButton()).toHaveProperty('disabled', true)
    fill('资源名', '庆余年 第二季')
    fireEvent.click(tab('更多'))
    fill('积分', '20')
    expect(tab('基本').textContent).toBe('基本有修改')
    clickSave()
    await waitFor(() => expect(bodies(updateMeta)).toEqual([{ id: 1, cost_coin: '20' }]))
    expect(bodies(update)).toEqual([{ id: 1, disk_name: '庆余年 第二季' }])
    expect(await screen.findByText('更新成功')).toBeTruthy()
    await waitFor(() => expect(panel.isConnected).toBe(false))
  })

  it('requires name, id and sharer, and focuses the first missing field', async () => {
    const { bodies } = open()
    await openDisk('庆余年')
    for (const name of ['资源名', '网盘编号', '分享者']) fill(name, ' ')
    fireEvent.click(tab('更多'))
    clickSave()
    expect(await screen.findAllByText('必填')).toHaveLength(3)
    expect(document.activeElement).toBe(field('资源名'))
    expect(tab('基本').getAttribute('aria-selected')).toBe('true')
    expect(bodies(update)).toEqual([])
  })

  it('accepts a poster URL of the web or the site only', async () => {
    const { bodies } = open()
    await openDisk('庆余年')
    fireEvent.click(tab('更多'))
    fill('海报地址', 'javascript:alert(1)')
    clickSave()
    expect(await screen.findByText('请输入正确的URL地址')).toBeTruthy()
    expect(document.activeElement).toBe(field('海报地址'))
    fill('海报地址', '{host}/upload/a.png')
    clickSave()
    await waitFor(() => expect(bodies(updateMeta)).toEqual([{ id: 1, posters_url: '{host}/upload/a.png' }]))
    expect(bodies(update)).toEqual([])
  })

  it('keeps the input and shows the reason when a call is refused', async () => {
    const { bodies } = open({ [update]: { code: 0, msg: '已有资源使用这个分享链接' } })
    await openDisk('庆余年')
    fill('网盘编号', 'https://pan.quark.cn/s/x')
    clickSave()
    expect(await screen.findByText('只填链接里的编号，不要整个链接')).toBeTruthy()
    fill('网盘编号', 'share2')
    clickSave()
    expect(await screen.findByText('已有资源使用这个分享链接')).toBeTruthy()
    expect(field('网盘编号').value).toBe('share2')
    expect(bodies(updateMeta)).toEqual([])
  })

  it('asks before unsaved changes are lost', async () => {
    open()
    await openDisk('庆余年')
    fireEvent.click(tab('更多'))
    fill('简介', '新的')
    fireEvent.click(screen.getByText('三体', { selector: 'td span' }))
    expect(await findDialog('放弃没有保存的修改？')).toBeTruthy()
  })

  it('switches tabs with the arrow keys', async () => {
    const { user } = open()
    await openDisk('庆余年')
    tab('基本').focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tab('更多'))
    expect(screen.getByRole('tabpanel', { name: '更多' })).toBeTruthy()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tab('基本'))
  })
})

describe('Bulk changes', () => {
  it('change all resources that match the filter after showing their number, with an undo button', async () => {
    const { bodies } = open({}, '/?status=1&page=1')
    await selectRow('庆余年')
    fireEvent.click(button(selectAllLabel))
    fireEvent.click(button('修改'))
    const dialog = within(await findDialog('批量修改'))
    const submit = dialog.getByText('修改', { selector: 'button' })
    expect((await dialog.findByText(/将修改/)).textContent).toMatch(/^将修改 1\s234 条$/)
    expect(submit).toHaveProperty('disabled', true)
    fireEvent.change(dialog.getByLabelText('状态'), { target: { value: '2' } })
    fireEvent.change(dialog.getByLabelText('分类'), { target: { value: '8' } })
    expect(dialog.getByText(/将修改/).textContent).toMatch(/^将修改 1\s234 条：状态 已处理，分类 剧集$/)
    fireEvent.click(submit)
    const message = (await screen.findByText('已修改 1 234 条')).closest('div')!
    fireEvent.click(within(message).getByText('撤销'))
    await waitFor(() => expect(bodies(undo)).toEqual([{ undo: 'u-1' }]))
    expect(bodies(updateMany)).toEqual([
      { filter: { status: '1' }, preview: true, set: {} },
      { filter: { status: '1' }, set: { status: '2', cate_id: '8' } },
    ])
    expect(await screen.findByText('已撤销 1 234 条')).toBeTruthy()
  })

  it('change only the selected resources, send lists as lists and refuse invalid numbers', async () => {
    const { user, bodies } = open({ [updateMany]: changeAnswer(1) })
    await selectRow('三体')
    fireEvent.click(button('修改'))
    const dialog = within(await findDialog('批量修改'))
    await dialog.findByText(/将修改/)
    await user.type(dialog.getByLabelText('权重'), 'x')
    await user.type(dialog.getByLabelText('加标签'), '热门、完结{Enter}')
    await user.click(dialog.getByText('修改', { selector: 'button' }))
    expect(dialog.getByText('请输入整数')).toBeTruthy()
    fireEvent.change(dialog.getByLabelText('权重'), { target: { value: '-3' } })
    await user.click(dialog.getByText('修改', { selector: 'button' }))
    await waitFor(() =>
      expect(bodies(updateMany).at(-1)).toEqual({ ids: [2], set: { weight: '-3', add_tags: ['热门', '完结'] } }),
    )
    await waitFor(() => expect(document.querySelector('[role="toolbar"]')).toBeNull())
  })

  it('keep the selection and say how to continue after a partial change', async () => {
    open({ [updateMany]: ({ body }) => (isPreview(body) ? changeAnswer(1234) : changeAnswer(1234, { done: 500 })) })
    await selectRow('三体')
    fireEvent.click(button(selectAllLabel))
    fireEvent.click(button('修改'))
    const dialog = within(await findDialog('批量修改'))
    await dialog.findByText(/将修改/)
    fireEvent.change(dialog.getByLabelText('状态'), { target: { value: '2' } })
    fireEvent.click(dialog.getByText('修改', { selector: 'button' }))
    expect(await screen.findByText('已修改 500 条，还有 734 条没来得及，再做一次会接着做')).toBeTruthy()
    expect(document.querySelector('[role="toolbar"]')?.textContent).toMatch(/已选全部 1\s234 条/)
    expect(screen.getByLabelText(/^撤销：已修改 500 条/)).toBeTruthy()
  })

  it('report failures also when the other resources needed no change', async () => {
    open({ [updateMany]: changeAnswer(2, { done: 1, failed: [{ id: 2, msg: '已删除' }], undo: '' }) })
    await selectRow('庆余年')
    await selectRow('三体')
    fireEvent.click(button('修改'))
    const dialog = within(await findDialog('批量修改'))
    await dialog.findByText(/将修改/)
    fireEvent.change(dialog.getByLabelText('状态'), { target: { value: '2' } })
    fireEvent.click(dialog.getByText('修改', { selector: 'button' }))
    expect(await screen.findByText('1 条无需修改，1 条没有成功')).toBeTruthy()
  })

  it("require the server's count", async () => {
    const { bodies } = open({ [updateMany]: { code: 0, msg: '一次最多 10000 条，请缩小筛选范围' } })
    await selectRow('三体')
    fireEvent.click(button(selectAllLabel))
    fireEvent.click(button('修改'))
    const dialog = within(await findDialog('批量修改'))
    fireEvent.change(dialog.getByLabelText('状态'), { target: { value: '2' } })
    expect(await dialog.findByText('一次最多 10000 条，请缩小筛选范围')).toBeTruthy()
    expect(dialog.getByText('修改', { selector: 'button' })).toHaveProperty('disabled', true)
    expect(bodies(updateMany)).toHaveLength(1)
  })

  it('delete resources after naming them and offer undo after the message has closed', async () => {
    const { bodies } = open({
      [updateMany]: changeAnswer(2, { done: 0, undo: '' }),
      [undo]: changeAnswer(1, { failed: [{ id: 2, msg: '之后又有改动，未撤销' }] }),
    })
    await selectRow('庆余年')
    await selectRow('三体')
    fireEvent.click(button('删除'))
    const question = await findDialog('删除 2 个资源？')
    expect(within(question).getByText('三体')).toBeTruthy()
    expect(bodies(deleteMany)).toEqual([])
    fireEvent.click(within(question).getByText('删除', { selector: 'button' }))
    const undoButton = await screen.findByLabelText('撤销：已删除 2 条')
    expect(bodies(deleteMany)).toEqual([{ ids: [1, 2] }])
    fireEvent.click(undoButton)
    expect(await screen.findByText('已撤销 1 条，1 条之后又改过，保持现在的样子')).toBeTruthy()
    expect(screen.queryByLabelText('撤销：已删除 2 条')).toBeNull()
  })

  it('undo one change and keep the undo of the others', async () => {
    let callCount = 0
    const { bodies } = open({
      [updateMany]: changeAnswer(1, { done: 0, undo: '' }),
      [deleteMany]: () => changeAnswer(1, { undo: `u-${(callCount += 1)}` }),
      [undo]: changeAnswer(1, { undo: '' }),
    })
    for (const name of ['庆余年', '三体']) {
      const panel = await openDisk(name)
      fireEvent.click(within(panel).getByText('删除', { selector: 'button' }))
      const question = await findDialog('删除 1 个资源？')
      fireEvent.click(within(question).getByText('删除', { selector: 'button' }))
      await screen.findByLabelText(`撤销：已删除 1 条：${name}`)
    }
    fireEvent.click(screen.getByLabelText('撤销：已删除 1 条：庆余年'))
    await waitFor(() => expect(screen.queryByLabelText('撤销：已删除 1 条：庆余年')).toBeNull())
    expect(screen.getByLabelText('撤销：已删除 1 条：三体')).toBeTruthy()
    expect(bodies(undo)).toEqual([{ undo: 'u-1' }])
  })

  it('forget undo entries after a day and ignore invalid stored ones', async () => {
    const at = (hours: number) => new Date(Date.parse('2026-11-21T12:00:00+08:00') - hours * 3600_000).toISOString()
    const stored = [{ undo: 'a', words: '新的', at: at(2) }, { undo: 'b', words: '旧的', at: at(25) }, null, 7]
    savePreferences({ diskChanges: stored as never })
    open()
    expect(await screen.findByLabelText('撤销：新的')).toBeTruthy()
    expect(screen.queryByLabelText('撤销：旧的')).toBeNull()
  })

  it('submit the selected resources to search engines and show the remaining daily quota', async () => {
    const push = 'POST /admin/v1/disk/submit_indexnow'
    const { bodies } = open({ [push]: { data: { submitted: 1, left_today: 99 } } })
    await selectRow('庆余年')
    await selectRow('三体')
    fireEvent.click(button('推送'))
    expect(await screen.findByText('已推送 1 个页面，1 个不能推送，今天还能推 99 个')).toBeTruthy()
    expect(bodies(push)).toEqual([{ doc_ids: [sampleAdminDisk(1).doc_id, sampleAdminDisk(2).doc_id] }])
  })
})

describe('Link checks', () => {
  it('send the selected ids, or the filter', async () => {
    const { queries } = open({ [refresh]: { data: { job_id: 5 } } }, '/?health=dead')
    await selectRow('庆余年')
    await selectRow('三体')
    fireEvent.click(button('重新检测'))
    expect(await screen.findByText('已安排检测，结果会出现在列表里')).toBeTruthy()
    fireEvent.click(button(selectAllLabel))
    fireEvent.click(button('重新检测'))
    await waitFor(() => expect(queries(refresh)).toHaveLength(2))
    expect(queries(refresh)).toEqual([
      { doc_id: `${sampleAdminDisk(1).doc_id},${sampleAdminDisk(2).doc_id}` },
      { health: 'dead' },
    ])
  })

  it('do not start while another check is running', async () => {
    const { calls } = open({ [jobs]: jobAnswer({ kind: 'refresh_disk', done: 1200, total: 5000 }) })
    await selectRow('庆余年')
    fireEvent.click(button('重新检测'))
    expect(await screen.findByText('已有一个检测任务在进行（1 200 / 5 000），等它结束再试')).toBeTruthy()
    expect(calls.filter(({ spec }) => spec === refresh)).toEqual([])
  })
})

describe('Article panel', () => {
  const text = '## 简介\n一段 <script>alert(1)</script>\n- 其一'
  const stored = { doc_id: 'd', text, model: 'm-1', prompt: '写一段', create_time: '2026-11-20T12:00:00+08:00' }

  it('shows the article as plain text with model and prompt, and deletes it only after a confirmation', async () => {
    const clear = 'POST /admin/v1/disk/delete_article'
    let exists = true
    const { bodies } = open({
      [article]: () => (exists ? { data: stored } : noArticle),
      [clear]: () => {
        exists = false
        return { data: null }
      },
    })
    const panel = await openDisk('庆余年')
    fireEvent.click(tab('更多'))
    expect(await within(panel).findByText('一段 <script>alert(1)</script>')).toBeTruthy()
    expect(within(panel).getByText('模型 m-1')).toBeTruthy()
    expect(document.querySelector('dialog script')).toBeNull()
    fireEvent.click(button('清除文章'))
    const question = await findDialog('清除这篇文章？')
    expect(bodies(clear)).toEqual([])
    fireEvent.click(within(question).getByText('清除', { selector: 'button' }))
    expect(await screen.findByText(/还没有文章/)).toBeTruthy()
    expect(screen.queryByText('模型 m-1')).toBeNull()
  })

  it('starts the job that writes an article and shows the article when the job has ended', async () => {
    const write = 'POST /admin/v1/disk/renew_article'
    let isWritten = false
    const { bodies } = open({
      [write]: { data: { job_id: 5 } },
      [jobs]: () =>
        bodies(write).length === 0 ? noJobs : jobAnswer({ status: isWritten ? 'done' : 'running', msg: '写了 1 篇' }),
      [article]: () => (isWritten ? { data: stored } : noArticle),
    })
    await openDisk('庆余年')
    fireEvent.click(tab('更多'))
    fireEvent.click(await screen.findByText('生成文章'))
    expect(await screen.findByText(/正在写/)).toBeTruthy()
    expect(button('生成文章')).toHaveProperty('disabled', true)
    isWritten = true
    expect(await screen.findByText('模型 m-1')).toBeTruthy()
    expect(screen.getByText('写了 1 篇')).toBeTruthy()
    expect(bodies(write)).toEqual([{ id: 1 }])
    // The page polls every two seconds.
  }, 15_000)

  const updateArticle = 'POST /admin/v1/disk/update_article'
  const openArticle = async (): Promise<void> => {
    await openDisk('庆余年')
    fireEvent.click(tab('更多'))
  }

  it('saves a manual article with the form and asks before unsaved text is lost', async () => {
    const { bodies } = open({ [updateArticle]: { data: stored } })
    await openArticle()
    await waitFor(() => expect(button('手工填写')).toHaveProperty('disabled', false))
    fireEvent.click(button('手工填写'))
    expect(saveButton()).toHaveProperty('disabled', true)
    fill('文章', '## 介绍\n好看')
    fireEvent.click(screen.getByText('取消', { selector: 'dialog button' }))
    const question = await screen.findByText('继续编辑', { selector: 'button' })
    fireEvent.click(question)
    clickSave()
    await waitFor(() =>
      expect(bodies(updateArticle)).toEqual([{ doc_id: sampleAdminDisk(1).doc_id, text: '## 介绍\n好看' }]),
    )
    expect([bodies(update), bodies(updateMeta)]).toEqual([[], []])
    expect(await findAxeViolations()).toEqual([])
  })

  it('saves an article of a resource without a sharer and shows the article when the form opens again', async () => {
    const { bodies } = open({
      [list]: listAnswer([sampleAdminDisk(1, { disk_name: '庆余年', share_user: '' })], 1),
      [article]: () => (bodies(updateArticle).length === 0 ? noArticle : { data: stored }),
      [updateArticle]: { data: stored },
    })
    await openArticle()
    await waitFor(() => expect(button('手工填写')).toHaveProperty('disabled', false))
    fireEvent.click(button('手工填写'))
    fill('文章', '好看')
    clickSave()
    await waitFor(() => expect(bodies(updateArticle)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText('更多')).toBeNull())
    await openArticle()
    expect(await screen.findByText('修改文章')).toBeTruthy()
  })

  it('opens a generated article for editing and never sends a blank text', async () => {
    const { bodies } = open({ [article]: { data: stored }, [updateArticle]: { data: stored } })
    await openArticle()
    fireEvent.click(await screen.findByText('修改文章'))
    expect(field('文章').value).toBe(text)
    fill('文章', '  ')
    expect(screen.getByText(/不能为空/)).toBeTruthy()
    clickSave()
    fireEvent.click(button('放弃修改'))
    expect(await screen.findByText('模型 m-1')).toBeTruthy()
    expect(saveButton()).toHaveProperty('disabled', true)
    expect(bodies(updateArticle)).toEqual([])
  })

  it('replaces a manual article by a generated one only after a confirmation', async () => {
    const renew = 'POST /admin/v1/disk/renew_article'
    const { bodies } = open({
      [article]: { data: { ...stored, model: '', prompt: '' } },
      [renew]: { data: { job_id: 5 } },
    })
    await openArticle()
    expect(await screen.findByText('手工填写', { selector: 'p' })).toBeTruthy()
    expect(screen.queryByText('AI 生成')).toBeNull()
    fireEvent.click(button('重新生成'))
    const question = await findDialog('让模型重写这篇文章？')
    expect(bodies(renew)).toEqual([])
    fireEvent.click(within(question).getByText('重新生成', { selector: 'button' }))
    await waitFor(() => expect(bodies(renew)).toEqual([{ id: 1, replace_by_hand: true }]))
  })
})
