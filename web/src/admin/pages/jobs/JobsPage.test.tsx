import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { answerCalls, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { findAxeViolations } from '../../testing/axe.ts'
import { listAnswer, sampleJob } from '../../testing/samples.ts'
import { Page } from './JobsPage.tsx'
import type { Job } from '../../shared/job-kinds.ts'

const list = 'GET /admin/v1/task/list'
const start = 'POST /admin/v1/task/start'
const cancel = 'POST /admin/v1/task/cancel'
const retry = 'POST /admin/v1/task/retry'

const sitemap = sampleJob(8, {
  kind: 'gen_sitemap',
  status: 'done',
  done: 1200,
  total: 1200,
  msg: '共 1200 个地址，2 个文件',
  ended_at: '2026-11-20T12:02:05+08:00',
  next_at: '2026-11-22T03:30:00+08:00',
})
const rebuild = sampleJob(9, { kind: 'rebuild_es', status: 'running', done: 300, total: 1000, msg: '正在追上改动' })

const now = Date.parse('2026-11-21T12:00:00+08:00')

const isOpen = ({ status }: Job): boolean => ['waiting', 'running', 'cancelling'].includes(status)

/** Opens the page with these jobs, newest first; a test may change them while it runs. */
const open = (jobs: Job[], answers: Answers = {}, address = '/') => {
  const calls = answerCalls({
    [list]: ({ query }) => {
      const matching = jobs.filter(
        (job) =>
          (!query.kind || job.kind === query.kind) &&
          (!query.status || (query.status === 'open' ? isOpen(job) : job.status === query.status)),
      )
      return listAnswer(matching.slice(0, Number(query.size ?? 20)), matching.length)
    },
    'GET /admin/v1/site_config/all': {
      data: { task_schedule: JSON.stringify({ gen_sitemap: '30 3 * * *', repair: '*/15 * * * *', refresh_disk: '' }) },
    },
    [start]: { data: { job_id: 10 } },
    [cancel]: { data: rebuild },
    [retry]: { data: rebuild },
    ...answers,
  })
  renderRoutes([{ path: '/', element: <Page /> }], address)
  const callsOf = (spec: string) => calls.filter((call) => call.spec === spec)
  return {
    user: userEvent.setup({ delay: null }),
    callsOf,
    bodies: (spec: string) => callsOf(spec).map(({ body }) => body),
    openJobPolls: () => callsOf(list).filter(({ query }) => query.status === 'open').length,
  }
}

const kindRow = async (label: string) => {
  const heading = await screen.findByRole('heading', { name: label, level: 2 })
  return within(heading.closest('li') as HTMLElement)
}
const advanceTime = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  mockDialogs()
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
  tearDown()
})

describe('Job kinds', () => {
  it('show their purpose, the last result and the schedule', async () => {
    open([sitemap])
    const row = await kindRow('生成站点地图')
    expect(await row.findByText('完成')).toBeTruthy()
    expect(row.getByText('共 1200 个地址，2 个文件')).toBeTruthy()
    expect(row.getByText('23 小时前')).toBeTruthy()
    expect(await row.findByText('每天 03:30')).toBeTruthy()
    expect(row.getByText('11-22 03:30')).toBeTruthy()
    expect((await kindRow('修复遗漏的事件')).getByText('每 15 分钟')).toBeTruthy()
    const recheck = await kindRow('重新检测链接')
    expect(recheck.getByText('还没有运行过')).toBeTruthy()
    expect(recheck.getByText('不自动运行')).toBeTruthy()
    expect(await findAxeViolations()).toEqual([])
  })

  it('show their newest job even when the filter hides it', async () => {
    open([sitemap, rebuild], {}, '/?kind=repair')
    expect(await (await kindRow('生成站点地图')).findByText('完成')).toBeTruthy()
    expect(screen.getByText('没有符合条件的记录')).toBeTruthy()
  })

  it('cannot be started while a job of the kind is running', async () => {
    open([rebuild])
    const row = await kindRow('重建索引')
    await row.findByText('进行中')
    expect(row.getByRole('button', { name: '启动重建索引' })).toHaveProperty('disabled', true)
    expect(screen.getByText(/同一种任务一次只进行一个/)).toBeTruthy()
  })

  it('start after a confirmation', async () => {
    const { user, bodies } = open([])
    await user.click(await screen.findByRole('button', { name: '启动清理旧数据' }))
    const question = within(screen.getByRole('dialog', { name: '启动「清理旧数据」？' }))
    expect(bodies(start)).toEqual([])
    await user.click(question.getByRole('button', { name: '启动' }))
    expect(await screen.findByText('后台处理中...')).toBeTruthy()
    expect(bodies(start)).toEqual([{ kind: 'clean_up', params: {} }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('show the reason when a job cannot be started', async () => {
    const { user } = open([], { [start]: { code: 0, msg: '请先在站点配置里填写域名' } })
    await user.click(await screen.findByRole('button', { name: '启动生成站点地图' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '启动' }))
    expect(await screen.findByText('请先在站点配置里填写域名')).toBeTruthy()
  })
})

describe('Start dialog of link checks', () => {
  const refresh = 'GET /admin/v1/task/refresh_disk'
  const disks = 'GET /admin/v1/disk/list'

  it('shows how many resources match the filter and starts with this filter', async () => {
    const { user, callsOf } = open([], {
      [refresh]: { data: { job_id: 10 } },
      [disks]: ({ query }) => listAnswer([], query.disk_type === 'BDY' ? 1234 : 10_000),
      'GET /v1/category/list_all': { data: [{ id: 5, pid: 0, name: '影视' }] },
    })
    await user.click(await screen.findByRole('button', { name: '启动重新检测链接' }))
    const dialog = within(screen.getByRole('dialog', { name: '启动「重新检测链接」' }))
    expect(await dialog.findByText(/将检测至少 10.000 个资源/)).toBeTruthy()
    await user.selectOptions(dialog.getByLabelText('网盘'), '百度网盘')
    await user.selectOptions(dialog.getByLabelText('链接'), '未检测')
    await user.selectOptions(dialog.getByLabelText('分类'), '影视')
    expect(await dialog.findByText(/将检测 1.234 个资源/)).toBeTruthy()
    expect(await findAxeViolations()).toEqual([])
    await user.click(dialog.getByRole('button', { name: '启动' }))
    await waitFor(() => expect(callsOf(refresh)).toHaveLength(1))
    expect(callsOf(refresh)[0]?.query).toMatchObject({ disk_type: 'BDY', health: 'unsure', cate_id: '5' })
    expect(callsOf(disks).every(({ query }) => query.size === '1')).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('Start dialog of articles', () => {
  const renew = 'POST /admin/v1/disk/renew_article'
  const check = 'GET /admin/v1/task/check_gemini'
  const openDialog = async (answers: Answers = {}) => {
    const page = open([], { [renew]: { data: { job_id: 11 } }, ...answers })
    await page.user.click(await screen.findByRole('button', { name: '启动生成文章' }))
    return { ...page, dialog: within(screen.getByRole('dialog', { name: '启动「生成文章」' })) }
  }

  it('covers resources without an article by default', async () => {
    const { user, bodies, dialog } = await openDialog()
    await user.click(dialog.getByRole('button', { name: '启动' }))
    await waitFor(() => expect(bodies(start)).toEqual([{ kind: 'write_articles', params: {} }]))
    expect(bodies(renew)).toEqual([])
  })

  it('covers the given resources, each once, and refuses invalid ids', async () => {
    const { user, bodies, dialog } = await openDialog()
    const ids = dialog.getByRole('textbox')
    await user.type(ids, '7 abc')
    await user.click(dialog.getByRole('button', { name: '启动' }))
    expect(dialog.getByText('只能填资源的数字 ID')).toBeTruthy()
    expect(bodies(renew)).toEqual([])
    await user.clear(ids)
    await user.type(ids, '7, 12{Enter}7')
    await user.click(dialog.getByRole('button', { name: '启动' }))
    await waitFor(() => expect(bodies(renew)).toEqual([{ ids: [7, 12] }]))
    expect(bodies(start)).toEqual([])
  })

  it('shows whether the model is available, and the reason otherwise', async () => {
    const { user, dialog } = await openDialog({
      [check]: { data: { ok: false, model: 'gemini-x', message: '密钥无效' } },
    })
    await user.click(dialog.getByRole('button', { name: '测试模型' }))
    expect(await dialog.findByText(/gemini-x\s+密钥无效/)).toBeTruthy()
    expect(await findAxeViolations()).toEqual([])
  })
})

describe('A running job', () => {
  beforeEach(() => {
    const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const
    vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true, now })
  })

  it('is polled every two seconds, shows its progress, and is not polled after its end', async () => {
    const jobs = [{ ...rebuild, started_at: '2026-11-21T11:58:00+08:00' }]
    const { openJobPolls } = open(jobs)
    const row = await kindRow('重建索引')
    expect(await row.findByText('300 / 1 000')).toBeTruthy()
    expect(row.getByText('正在追上改动')).toBeTruthy()
    expect(row.getByText(/已用 2 分/)).toBeTruthy()
    const bar = row.getByRole('progressbar', { name: '重建索引的进度' })
    expect(['aria-valuenow', 'aria-valuemax'].map((name) => bar.getAttribute(name))).toEqual(['300', '1000'])
    Object.assign(jobs[0]!, { done: 640 })
    await advanceTime(2_000)
    expect(await row.findByText('640 / 1 000')).toBeTruthy()
    const table = within(screen.getByRole('region', { name: '任务记录' }))
    expect(table.getByText('640 / 1 000')).toBeTruthy()
    Object.assign(jobs[0]!, {
      status: 'done',
      done: 1000,
      msg: '共 1000 个资源',
      ended_at: '2026-11-21T12:00:04+08:00',
    })
    await advanceTime(2_000)
    expect(await row.findByText('共 1000 个资源')).toBeTruthy()
    expect(table.getByText('共 1000 个资源')).toBeTruthy()
    await advanceTime(100)
    const before = openJobPolls()
    await advanceTime(60_000)
    expect(openJobPolls()).toBe(before)
  })

  it('is not polled while the page is hidden', async () => {
    const { openJobPolls } = open([rebuild])
    await (await kindRow('重建索引')).findByText('进行中')
    act(() => focusManager.setFocused(false))
    const before = openJobPolls()
    await advanceTime(30_000)
    expect(openJobPolls()).toBe(before)
    act(() => focusManager.setFocused(true))
    await advanceTime(2_000)
    expect(openJobPolls()).toBeGreaterThan(before)
  })

  it('causes no polling when it does not exist', async () => {
    const { callsOf } = open([sitemap])
    await (await kindRow('生成站点地图')).findByText('完成')
    const before = callsOf(list).length
    await advanceTime(120_000)
    expect(callsOf(list)).toHaveLength(before)
  })

  it('is cancelled after a confirmation that explains the consequences', async () => {
    const { user, bodies } = open([rebuild])
    const row = await kindRow('重建索引')
    await user.click(await row.findByRole('button', { name: '取消重建索引' }))
    const question = within(screen.getByRole('dialog', { name: '取消「重建索引」？' }))
    expect(question.getByText(/建到一半的新索引会丢掉/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: '让它继续' }))
    expect(bodies(cancel)).toEqual([])
    await user.click(row.getByRole('button', { name: '取消重建索引' }))
    await user.click(screen.getByRole('button', { name: '取消任务' }))
    await waitFor(() => expect(bodies(cancel)).toEqual([{ id: 9 }]))
  })

  it('is not cancelled twice', async () => {
    open([{ ...rebuild, status: 'cancelling' }])
    const row = await kindRow('重建索引')
    await row.findByText('正在取消')
    expect(row.getByRole('button', { name: '取消重建索引' })).toHaveProperty('disabled', true)
  })
})

describe('A failed job', () => {
  const failed = sampleJob(7, {
    kind: 'push_pages',
    status: 'failed',
    msg: '密钥无效',
    ended_at: '2026-11-21T11:00:00+08:00',
  })

  it('can be retried', async () => {
    const { user, bodies } = open([failed])
    const row = await kindRow('推送新页面')
    expect(await row.findByText('密钥无效')).toBeTruthy()
    await user.click(row.getByRole('button', { name: '重试推送新页面' }))
    await waitFor(() => expect(bodies(retry)).toEqual([{ id: 7 }]))
  })

  it('cannot be retried while another job of its kind is running', async () => {
    open([sampleJob(9, { kind: 'push_pages', status: 'running' }), failed])
    const table = within(await screen.findByRole('region', { name: '任务记录' }))
    await waitFor(() => expect(table.getByRole('button', { name: '重试推送新页面' })).toHaveProperty('disabled', true))
  })

  it('shows the reason when a retry is refused', async () => {
    const { user } = open([failed], { [retry]: { code: 0, msg: '同类任务不能同时进行' } })
    await user.click(await (await kindRow('推送新页面')).findByRole('button', { name: '重试推送新页面' }))
    expect(await screen.findByText('同类任务不能同时进行')).toBeTruthy()
  })
})

it('opens the details of the job in the URL', async () => {
  const params = JSON.stringify({ disk_type: 'BDY', q: '', cate_id: 0 })
  const job = sampleJob(6, {
    kind: 'refresh_disk',
    status: 'done',
    done: 500,
    total: 500,
    msg: '已安排检测 500 个资源',
    origin: 'schedule',
    started_at: '2026-11-21T11:00:00+08:00',
    ended_at: '2026-11-21T11:00:10+08:00',
    params,
  })
  open([job], {}, '/?open=6')
  const inspector = within(await screen.findByRole('dialog', { name: '重新检测链接 6' }))
  for (const text of ['已安排检测 500 个资源', '500 / 500', '10 秒', '50', '定时', '网盘：百度网盘'])
    expect(inspector.getByText(text)).toBeTruthy()
  expect(await findAxeViolations()).toEqual([])
})

it('filters by kind and state', async () => {
  const { user, callsOf } = open([sitemap, rebuild])
  await user.selectOptions(await screen.findByRole('combobox', { name: '状态', hidden: true }), '失败')
  await user.selectOptions(screen.getByRole('combobox', { name: '种类', hidden: true }), '重建索引')
  await waitFor(() => expect(callsOf(list).at(-1)?.query).toMatchObject({ status: 'failed', kind: 'rebuild_es' }))
})
