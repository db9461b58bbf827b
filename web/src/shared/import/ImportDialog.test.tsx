import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCaptchaRequest } from '../../lib/api/captcha-prompt.ts'
import { saveSession } from '../../lib/session/session.ts'
import { mockDialogs } from '../../testing/mock-dialogs.ts'
import { answerCalls, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import type { Answers } from '../../testing/render-routes.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import type { Audience } from './import-reply.ts'
import { maxCharacters } from './import-rules.ts'

const previewItem = {
  line: 1,
  disk_type: 'BDY',
  disk_id: 'x',
  disk_pass: '',
  disk_name: '狂飙',
  state: 'new',
  link: 'https://pan.baidu.com/s/1x',
}
const reply = { task_no: 't1', total: 2, accepted: 2, review: 0, duplicate: 0, banned: 0, unsupported: 0 }
const item = { line: 1, disk_type: 'BDY', disk_name: '狂飙', msg: '', doc_id: '' }

const open = (audience: Audience, config: Record<string, string> = {}, answers: Answers = {}) => {
  const calls = answerCalls({
    'GET /v1/site_config/all': { data: config },
    'GET /v1/category/list_all': { data: [] },
    'POST /v1/task/preview_import': { data: { list: [previewItem], total: 1, unsupported: [] } },
    'POST /v1/task/import_disk': { data: reply },
    'POST /admin/v1/task/import_disk': { data: reply },
    'GET /v1/task/progress': {
      data: { total: 1, counts: { finished: 1 }, items: [{ ...item, status: 'finished', doc_id: 'd1' }] },
    },
    ...answers,
  })
  renderRoutes([{ path: '/', element: <ImportDialog audience={audience} onClose={() => undefined} /> }], '/')
  return {
    user: userEvent.setup(),
    sent: (spec: string) => calls.filter((call) => call.spec === spec).map((call) => call.body),
  }
}

const textArea = () => screen.getByLabelText<HTMLTextAreaElement>('含有分享链接的文本')
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(导入|请先登录)$/ })
const paste = async (user: ReturnType<typeof userEvent.setup>, text: string): Promise<void> => {
  await user.click(textArea())
  await user.paste(text)
}

beforeEach(mockDialogs)
afterEach(tearDown)

describe('import dialog', () => {
  it('counts an emoji as one character', async () => {
    const { user } = open('public')
    await paste(user, '三体😀')
    expect(screen.getByText(`3 / ${maxCharacters}`)).toBeTruthy()
  })

  it('solves a captcha on request of the server and sends the import again with its token', async () => {
    const { user, sent } = open(
      'public',
      {},
      {
        'POST /v1/task/import_disk': ({ body }) =>
          (body as { token?: string }).token === 'solved' ? { data: reply } : { code: 428, msg: '请先完成验证码' },
      },
    )
    const { result } = renderHook(() => useCaptchaRequest())
    await paste(user, 'https://pan.baidu.com/s/1x')
    await user.click(submitButton())
    await waitFor(() => expect(result.current?.purpose).toBe('import'))
    act(() => result.current?.answer('solved'))
    expect(await screen.findByText('狂飙')).toBeTruthy()
    const text = 'https://pan.baidu.com/s/1x'
    expect(sent('POST /v1/task/import_disk')).toEqual([{ text }, { text, token: 'solved' }])
  })

  it('shows the supported drives and the recommended number of links', () => {
    open('public')
    expect(screen.getByText(/建议一次最多200条，支持夸克、迅雷、阿里、百度/)).toBeTruthy()
  })

  it('requires text and sends nothing without it', async () => {
    const { user, sent } = open('public')
    await paste(user, ' \n\t ')
    await user.click(submitButton())
    expect(await screen.findByText('请输入文本')).toBeTruthy()
    expect(sent('POST /v1/task/import_disk')).toEqual([])
  })

  it('accepts 100000 characters and refuses 100001', async () => {
    const { user } = open('public')
    await paste(user, 'a'.repeat(maxCharacters + 1))
    expect(submitButton().disabled).toBe(true)
    await user.clear(textArea())
    await paste(user, 'a'.repeat(maxCharacters))
    expect(submitButton().disabled).toBe(false)
  })

  it('asks anonymous visitors to log in when imports require a login', async () => {
    open('public', { user_import_need_login: 'true' })
    await waitFor(() => expect(submitButton().textContent).toBe('请先登录'))
    expect(submitButton().disabled).toBe(true)
  })

  it('lets a user import when imports require a login', async () => {
    saveSession({ token: 't', user: { id: 1, username: 'a', email: '', role: 'user' } })
    open('public', { user_import_need_login: 'true' })
    await waitFor(() => expect(submitButton().textContent).toBe('导入'))
  })

  it('previews the text, with one call for a burst of typing', async () => {
    const { user, sent } = open('public')
    await user.type(textArea(), 'abc')
    const preview = await screen.findByRole('region', { name: '识别结果' })
    expect(await within(preview).findByText('狂飙')).toBeTruthy()
    expect(within(preview).getByText('缺提取码')).toBeTruthy()
    expect(sent('POST /v1/task/preview_import')).toEqual([{ text: 'abc' }])
  })

  it('marks duplicates and unsupported links', async () => {
    const { user } = open(
      'public',
      {},
      {
        'POST /v1/task/preview_import': {
          data: {
            list: [{ ...previewItem, state: 'duplicate' }],
            total: 1,
            unsupported: [{ line: 2, text: 'https://www.123pan.com/s/1', msg: '暂不支持' }],
          },
        },
      },
    )
    await paste(user, 'x')
    expect(await screen.findByText('已存在')).toBeTruthy()
    expect(screen.getByText('暂不支持')).toBeTruthy()
  })

  it('polls until every link is done and links to the stored resources', async () => {
    let polls = 0
    const { user, sent } = open(
      'public',
      {},
      {
        'GET /v1/task/progress': () => {
          polls++
          return polls === 1
            ? {
                data: {
                  total: 2,
                  counts: { pending: 1, resolving: 1 },
                  items: [
                    { ...item, status: 'pending' },
                    { ...item, line: 2, disk_name: '三体', status: 'resolving' },
                  ],
                },
              }
            : {
                data: {
                  total: 2,
                  counts: { finished: 1, failed: 1 },
                  items: [
                    { ...item, status: 'finished', doc_id: 'd1' },
                    { ...item, line: 2, disk_name: '三体', status: 'failed', msg: '网盘无法访问' },
                  ],
                },
              }
        },
      },
    )
    await paste(user, '狂飙 https://pan.baidu.com/s/1x')
    await user.click(submitButton())
    expect((await screen.findAllByText('后台处理中...')).length).toBeGreaterThan(0)
    expect((await screen.findByRole('link', { name: '狂飙' })).getAttribute('href')).toBe('/doc/d1')
    expect(screen.getByText('1 条已收录，1 条失败')).toBeTruthy()
    expect(screen.getByText('网盘无法访问')).toBeTruthy()
    expect(sent('POST /v1/task/import_disk')).toEqual([{ text: '狂飙 https://pan.baidu.com/s/1x' }])
    expect(polls).toBe(2)
  })

  it('pauses polling after a while, and resumes on request', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    let polls = 0
    open(
      'public',
      {},
      {
        'GET /v1/task/progress': () => {
          polls++
          return {
            data: { total: 2, counts: { finished: 1, resolving: 1 }, items: [{ ...item, status: 'resolving' }] },
          }
        },
      },
    )
    fireEvent.change(textArea(), { target: { value: 'x' } })
    fireEvent.click(submitButton())
    for (let second = 0; second < 1_200; second += 10) await act(() => vi.advanceTimersByTimeAsync(10_000))
    const pollsBeforePause = polls
    expect(pollsBeforePause).toBeLessThan(80)
    expect(screen.getByText(/剩下的会在后台继续/)).toBeTruthy()
    expect(screen.getByRole('list', { name: '各状态的条数' }).textContent).toBe('识别中 1已收录 1')
    fireEvent.click(screen.getByRole('button', { name: '再看一次' }))
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(polls).toBeGreaterThan(pollsBeforePause + 2)
    vi.useRealTimers()
  })

  it('keeps the text and shows the message when the import is refused', async () => {
    const { user } = open('public', {}, { 'POST /v1/task/import_disk': { code: 0, msg: '没有识别到网盘链接' } })
    await paste(user, '没有链接')
    await user.click(submitButton())
    expect(await screen.findByText('没有识别到网盘链接')).toBeTruthy()
    expect(textArea().value).toBe('没有链接')
  })

  it('announces a review when imports are reviewed', async () => {
    open('public', { user_import_need_review: 'true' })
    expect(await screen.findByText(/由管理员审核/)).toBeTruthy()
  })

  it('shows category, weight and ownership to admins only, and sends them', async () => {
    open('public')
    expect(screen.queryByLabelText('分类')).toBeNull()
    cleanup()
    const { user, sent } = open(
      'admin',
      {},
      {
        'GET /v1/category/list_all': { data: [{ id: 7, pid: 0, name: '影视' }] },
      },
    )
    await screen.findByRole('option', { name: '影视' })
    await user.selectOptions(screen.getByLabelText('分类'), '影视')
    await user.click(screen.getByLabelText(/我的资源/))
    await paste(user, 'x')
    await user.click(submitButton())
    await waitFor(() =>
      expect(sent('POST /admin/v1/task/import_disk')).toEqual([
        { text: 'x', cate_id: [7], params: { is_mine: true, weight: 1 } },
      ]),
    )
  })
})
