import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveSession } from '../../lib/session/session.ts'
import { mockDialogs } from '../../testing/mock-dialogs.ts'
import { answerCalls, renderRoutes, tearDown } from '../../testing/render-routes.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import type { Audience } from './import-reply.ts'
import { cancelUpload, maxFileBytes } from './upload.ts'

const reply = { task_no: 't9', total: 3, accepted: 2, review: 0, duplicate: 1, banned: 0, unsupported: 0 }
const completeReply = { code: 200, msg: '', data: { ...reply, parts: 1, lines: 5 } }

/** Replaces the browser's XMLHttpRequest and keeps every attempt. */
const watchUploads = () => {
  const attempts: FakeRequest[] = []
  class FakeRequest extends EventTarget {
    upload = new EventTarget()
    address = new URL('http://site.invalid')
    headers: Record<string, string> = {}
    body: unknown
    isAborted = false
    status = 200
    statusText = ''
    responseText = ''
    open(_method: string, path: string): void {
      this.address = new URL(path, 'http://site.invalid')
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value
    }
    send(body: unknown): void {
      this.body = body
      attempts.push(this)
    }
    abort(): void {
      this.isAborted = true
      this.dispatchEvent(new Event('abort'))
      this.dispatchEvent(new Event('loadend'))
    }
    end(envelope: object, status = 200): void {
      Object.assign(this, { status, responseText: JSON.stringify(envelope) })
      this.dispatchEvent(new Event('load'))
      this.dispatchEvent(new Event('loadend'))
    }
    break(): void {
      this.dispatchEvent(new Event('error'))
      this.dispatchEvent(new Event('loadend'))
    }
    sent(): void {
      this.upload.dispatchEvent(new Event('load'))
    }
    progress(loaded: number): void {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }))
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return attempts
}

const open = (audience: Audience = 'admin') => {
  answerCalls({
    'GET /v1/site_config/all': { data: {} },
    'GET /v1/category/list_all': { data: [{ id: 7, pid: 0, name: '影视' }] },
    'GET /v1/task/progress': {
      data: {
        total: 3,
        counts: { finished: 2, duplicate: 1 },
        items: [{ line: 1, disk_type: 'BDY', disk_name: '狂飙', status: 'finished', msg: '', doc_id: 'd1' }],
      },
    },
  })
  const attempts = watchUploads()
  const onClose = vi.fn()
  renderRoutes([{ path: '/', element: <ImportDialog audience={audience} onClose={onClose} /> }], '/')
  return { user: userEvent.setup(), attempts, onClose }
}

const file = new File(['狂飙 https://pan.baidu.com/s/1x'], '链接.txt', { type: 'text/plain' })
const fileField = () => screen.getByLabelText<HTMLInputElement>('文件')
const sendFile = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await user.click(screen.getByRole('button', { name: '上传文件' }))
  await user.upload(fileField(), file)
  await user.click(screen.getByRole('button', { name: '上传并导入' }))
}
const upload = async (user: ReturnType<typeof userEvent.setup>, attempts: readonly unknown[]): Promise<void> => {
  await sendFile(user)
  await waitFor(() => expect(attempts).toHaveLength(1))
}

beforeEach(() => {
  mockDialogs()
  saveSession({ token: 'tok', user: { id: 1, username: 'a', email: '', role: 'admin' } })
})
afterEach(() => {
  cancelUpload()
  vi.useRealTimers()
  tearDown()
})

it('is available to admins only', () => {
  open('public')
  expect(screen.queryByRole('button', { name: '上传文件' })).toBeNull()
})

it('sends the file with the choices of the admin, and polls the import to its end', async () => {
  const { user, attempts } = open()
  await user.click(screen.getByRole('button', { name: '上传文件' }))
  await user.upload(fileField(), file)
  await screen.findByRole('option', { name: '影视' })
  await user.selectOptions(screen.getByLabelText('分类'), '影视')
  await user.click(screen.getByLabelText(/我的资源/))
  await user.click(screen.getByRole('button', { name: '上传并导入' }))
  const [first] = attempts
  expect(first?.address.pathname).toBe('/admin/v1/task/import_file')
  expect(Object.fromEntries(first?.address.searchParams ?? [])).toMatchObject({
    cate_id: '7',
    is_mine: 'true',
    weight: '1',
    name: '链接.txt',
  })
  expect(first?.headers).toEqual({ 'content-type': 'text/plain', authorization: 'Bearer tok' })
  expect(first?.body).toBe(file)
  first?.progress(20)
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: '上传进度' })
  await waitFor(() => expect(bar.value).toBe(20))
  first?.end(completeReply)
  expect(await screen.findByText('2 条已收录，1 条已存在')).toBeTruthy()
  expect(screen.getByText('文件共 5 行，识别到 3 条不同的链接。')).toBeTruthy()
  expect(screen.getByRole('link', { name: '在导入任务里看' }).getAttribute('href')).toBe(
    '/admin/list_disk_task?status=all&task_no=t9',
  )
})

it('sends the file again as the same request when the connection breaks', async () => {
  const { user, attempts } = open()
  await upload(user, attempts)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => attempts[0]?.break())
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(screen.getByText('连接断了，马上接着传…')).toBeTruthy()
  expect(attempts).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(1))
  attempts[1]?.end({ code: 0, msg: 'bad gateway' }, 502)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  vi.useRealTimers()
  expect(attempts).toHaveLength(3)
  const ids = attempts.map(({ address }) => address.searchParams.get('request_id'))
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^\S{16,64}$/)
  attempts[2]?.end(completeReply)
  expect(await screen.findByText('2 条已收录，1 条已存在')).toBeTruthy()
})

it.each([
  ['the upload makes no progress for 30 s', 30_000, false, '30 秒没有上传进度，请检查网络后继续上传'],
  ['no answer follows the last byte for 60 s', 60_000, true, '文件已传完，但 60 秒没有收到答复，请继续上传以确认'],
])('stops when %s, shows it and resumes on request', async (_, limitMs, isSent, message) => {
  const { user, attempts } = open()
  await user.click(screen.getByRole('button', { name: '上传文件' }))
  await user.upload(fileField(), file)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(screen.getByRole('button', { name: '上传并导入' }))
  await act(() => vi.advanceTimersByTimeAsync(29_999))
  act(() => attempts[0]?.progress(20))
  if (isSent) act(() => attempts[0]?.sent())
  await act(() => vi.advanceTimersByTimeAsync(limitMs - 1))
  expect(attempts[0]?.isAborted).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(1))
  vi.useRealTimers()
  expect([attempts[0]?.isAborted, attempts.length]).toEqual([true, 1])
  expect(screen.getByRole('alert').textContent).toBe(message)
  await user.click(screen.getByRole('button', { name: '继续上传' }))
  await waitFor(() => expect(attempts).toHaveLength(2))
  expect(attempts[1]?.address.search).toBe(attempts[0]?.address.search)
})

it('shows how much was imported when the gateway failed, and resumes on request', async () => {
  const { user, attempts } = open()
  await upload(user, attempts)
  attempts[0]?.end({ code: 0, msg: '服务繁忙，请稍后再试，已收下前 400 行', data: { ...reply, parts: 2, lines: 400 } })
  expect(await screen.findByText('服务繁忙，请稍后再试，已收下前 400 行')).toBeTruthy()
  expect(screen.getByText(/已识别 3 条/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '继续上传' }))
  await waitFor(() => expect(attempts).toHaveLength(2))
  expect(attempts[1]?.address.search).toBe(attempts[0]?.address.search)
})

it('continues while the dialog is closed, and can be cancelled', async () => {
  const { user, attempts, onClose } = open()
  await upload(user, attempts)
  fireEvent(screen.getByRole('dialog'), new Event('close'))
  expect(onClose).toHaveBeenCalled()
  expect(attempts[0]?.isAborted).toBe(false)
  await user.click(screen.getByRole('button', { name: '停止上传' }))
  expect(attempts[0]?.isAborted).toBe(true)
  expect(fileField()).toBeTruthy()
  expect(attempts).toHaveLength(1)
})

it('refuses files that are empty or larger than 32 MB', async () => {
  const { user, attempts } = open()
  await user.click(screen.getByRole('button', { name: '上传文件' }))
  const large = Object.defineProperty(new File(['x'], 'a.txt', { type: 'text/plain' }), 'size', {
    value: maxFileBytes + 1,
  })
  await user.upload(fileField(), large)
  expect(await screen.findByText('文件不能超过 32 MB')).toBeTruthy()
  await user.upload(fileField(), new File([], 'b.txt', { type: 'text/plain' }))
  expect(await screen.findByText('文件是空的')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '上传并导入' }).disabled).toBe(true)
  expect(attempts).toEqual([])
})
