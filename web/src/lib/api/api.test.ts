// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, tearDown } from '../../testing/render-routes.tsx'
import { api, failureOf } from './api.ts'
import { useCaptchaRequest } from './captcha-prompt.ts'
import { clearSession, readSession, saveSession } from '../session/session.ts'

afterEach(tearDown)

const failureFrom = async (call: Promise<unknown>) => {
  try {
    await call
  } catch (error) {
    return failureOf(error)
  }
  throw new Error('the call succeeded')
}

describe('api', () => {
  it('keeps the data of a refusal', async () => {
    answerCalls({
      'GET /v1/disk/doc/{doc_id}': { code: 410, msg: '请先购买', data: { disk_name: '庆余年' } },
      'GET /v1/disk/cate_name': { code: 0, msg: '分类不存在' },
    })
    const tooManyRequests = await api('GET /v1/disk/doc/{doc_id}', { doc_id: 'd1' }).catch(failureOf)
    expect(tooManyRequests).toEqual({ code: 410, msg: '请先购买', status: 200, data: { disk_name: '庆余年' } })
    const unknown = await api('GET /v1/disk/cate_name', { word: 'x' }).catch(failureOf)
    expect(unknown).toEqual({ code: 0, msg: '分类不存在', status: 200 })
  })

  it('returns the data of the envelope', async () => {
    answerCalls({ 'GET /v1/site_config/all': { data: { app_version: '1' } } })
    expect(await api('GET /v1/site_config/all', {})).toEqual({ app_version: '1' })
  })

  it('fills in path parameters and sends the rest as query', async () => {
    const calls = answerCalls({ 'GET /v1/disk/doc/{doc_id}': { code: 0, msg: '记录不存在', status: 200 } })
    await failureFrom(api('GET /v1/disk/doc/{doc_id}', { doc_id: 'a b', with_meta: true }))
    expect(calls[0]?.query).toEqual({ doc_id: 'a%20b', with_meta: 'true' })
  })

  it('sends the stored token as a bearer token, and none after a logout', async () => {
    const calls = answerCalls({ 'GET /v1/site_config/all': { data: {} } })
    saveSession({ token: 'secret', user: { id: 1, username: 'a', email: '', role: 'user' } })
    await api('GET /v1/site_config/all', {})
    clearSession()
    await api('GET /v1/site_config/all', {})
    expect(calls.map((call) => call.authorization)).toEqual(['Bearer secret', undefined])
  })

  it('throws the message of a failure with HTTP status 200', async () => {
    answerCalls({ 'GET /v1/site_config/all': { code: 0, msg: '参数错误', status: 200 } })
    expect(await failureFrom(api('GET /v1/site_config/all', {}))).toEqual({ code: 0, msg: '参数错误', status: 200 })
  })

  it.each([
    { code: 403, status: 200 },
    { code: 403, status: 403 },
    { code: 0, status: 403 },
  ])('asks for a new login on 403, as status or as code ($code, $status)', async ({ code, status }) => {
    answerCalls({ 'GET /v1/site_config/all': { code, msg: 'please login first', status } })
    expect((await failureFrom(api('GET /v1/site_config/all', {}))).msg).toBe('请刷新页面登录')
  })

  it('throws the envelope of a failed request', async () => {
    answerCalls({ 'GET /v1/site_config/all': { code: 503, msg: '服务暂时不可用', status: 503 } })
    expect(await failureFrom(api('GET /v1/site_config/all', {}))).toEqual({
      code: 503,
      msg: '服务暂时不可用',
      status: 503,
    })
  })

  it.each([
    [502, '服务器正在重启，请稍后重试'],
    [500, '服务器出错了，请稍后重试'],
    [413, '内容太大，请分成几次提交'],
    [200, '服务器的回应无法识别，请刷新页面后重试'],
  ])('suggests a next step when a response of status %i has no envelope', async (status, message) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status, statusText: 'Some Words' })))
    expect((await failureFrom(api('GET /v1/site_config/all', {}))).msg).toBe(`发生错误了: ${message}`)
  })

  it('ignores an envelope that reports success for a failed request', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 200, msg: 'ok', data: {} }, { status: 500 })))
    expect((await failureFrom(api('GET /v1/site_config/all', {}))).msg).toBe('发生错误了: 服务器出错了，请稍后重试')
  })

  it('shows the retry delay of the server', async () => {
    const overloaded = { code: 503, msg: '服务繁忙，请稍后再试', status: 503 }
    const messageAfter = async (seconds: string) => {
      answerCalls({ 'GET /v1/disk/hot': { ...overloaded, headers: { 'retry-after': seconds } } })
      return (await failureFrom(api('GET /v1/disk/hot', {}))).msg
    }
    expect(await messageAfter('1')).toBe('服务繁忙，请稍后再试')
    expect(await messageAfter('12')).toBe('服务繁忙，请 12 秒后再试')
    expect(await messageAfter('600')).toBe('服务繁忙，请 10 分钟后再试')
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '30' } })))
    expect((await failureFrom(api('GET /v1/disk/hot', {}))).msg).toBe('发生错误了: 操作太频繁，请 30 秒后重试')
  })

  it('distinguishes an unreachable server from a lost network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureFrom(api('GET /v1/site_config/all', {}))).toEqual({
      code: 0,
      msg: '发生错误了: 连接不上服务器，请检查网络后重试',
      status: 0,
    })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect((await failureFrom(api('GET /v1/site_config/all', {}))).msg).toBe('发生错误了: 网络已断开，请连上网络后重试')
    vi.restoreAllMocks()
  })

  it.each([
    ['answers', (): Promise<Response> => new Promise(() => undefined)],
    ['ends its answer', (): Promise<Response> => Promise.resolve(new Response(new ReadableStream()))],
  ])('times out after 15 s when the server never %s', async (_, answer) => {
    vi.useFakeTimers()
    try {
      vi.stubGlobal('fetch', async (_path: string, { signal }: { signal?: AbortSignal | null }) => {
        const broken = new Promise<never>((__, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        })
        const response = await Promise.race([answer(), broken])
        return Object.assign(response, { text: () => Promise.race([new Promise<string>(() => undefined), broken]) })
      })
      const failure = failureFrom(api('GET /v1/site_config/all', {}))
      await vi.advanceTimersByTimeAsync(15_000)
      expect(await failure).toEqual({ code: 0, msg: '发生错误了: 服务器没有及时响应，请稍后重试', status: 504 })
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a call that requires a login', () => {
  const tooManyRequests = { code: 403, msg: 'please login first', status: 403 }
  const mei = { id: 1, username: 'mei', email: '', role: 'user' }

  it('ends the session when it asked for the current user', async () => {
    answerCalls({ 'GET /auth/v1/user/info': tooManyRequests })
    saveSession({ token: 'old', user: mei })
    await failureFrom(api('GET /auth/v1/user/info', {}))
    expect(readSession()).toBeNull()
  })

  it('keeps a session that was started meanwhile', async () => {
    answerCalls({
      'GET /auth/v1/user/info': () => {
        saveSession({ token: 'new', user: mei })
        return tooManyRequests
      },
    })
    saveSession({ token: 'old', user: mei })
    await failureFrom(api('GET /auth/v1/user/info', {}))
    expect(readSession()?.token).toBe('new')
  })

  it('keeps the session for any other call', async () => {
    answerCalls({ 'POST /auth/v1/user/coin_exchange': tooManyRequests })
    saveSession({ token: 'old', user: mei })
    await failureFrom(api('POST /auth/v1/user/coin_exchange', { rule_id: 'a', request_id: 'b' }))
    expect(readSession()?.token).toBe('old')
  })
})

describe('a call that requires a captcha', () => {
  const captchaRequired = { code: 428, msg: '请先完成验证', status: 429 }

  /** The captcha dialog as a visitor sees it. */
  const renderPrompt = () => {
    const { result } = renderHook(() => useCaptchaRequest())
    return {
      purpose: () => result.current?.purpose,
      answer: async (token: string | undefined): Promise<string | undefined> => {
        await waitFor(() => expect(result.current).not.toBeNull())
        const purpose = result.current?.purpose
        act(() => result.current?.answer(token))
        return purpose
      },
    }
  }

  /** Answers 428 until a captcha is solved, as the gateway does. */
  const answerAfterCaptcha = () => {
    const state = { isOpen: false }
    const calls = answerCalls({
      'GET /v1/disk/hot': () => (state.isOpen ? { data: [] } : captchaRequired),
      'GET /v1/disk/latest': () => (state.isOpen ? { data: [] } : captchaRequired),
    })
    return { state, calls }
  }

  it.each([200, 429])('is repeated once after a captcha for access is solved (status %i)', async (status) => {
    const answers = [{ ...captchaRequired, status }, { data: [] }]
    const calls = answerCalls({ 'GET /v1/disk/hot': () => answers.shift() ?? captchaRequired })
    const prompt = renderPrompt()
    const answer = api('GET /v1/disk/hot', { size: 3 })
    expect(await prompt.answer('token')).toBe('access')
    expect(await answer).toEqual([])
    expect(calls.map(({ query }) => query)).toEqual([{ size: '3' }, { size: '3' }])
  })

  it('fails when it is stopped again', async () => {
    const calls = answerCalls({ 'GET /v1/disk/hot': captchaRequired })
    const prompt = renderPrompt()
    const failure = failureFrom(api('GET /v1/disk/hot', {}))
    await prompt.answer('token')
    expect(await failure).toEqual(captchaRequired)
    expect(calls).toHaveLength(2)
    expect(prompt.purpose()).toBeUndefined()
  })

  it('fails with the message of the server, without a repetition, when the dialog is closed', async () => {
    const calls = answerCalls({ 'GET /v1/disk/hot': captchaRequired })
    const prompt = renderPrompt()
    const failure = failureFrom(api('GET /v1/disk/hot', {}))
    await prompt.answer(undefined)
    expect(await failure).toEqual(captchaRequired)
    expect(calls).toHaveLength(1)
  })

  it('shares the dialog with other stopped calls', async () => {
    const { state, calls } = answerAfterCaptcha()
    const prompt = renderPrompt()
    const answers = Promise.all([api('GET /v1/disk/hot', {}), api('GET /v1/disk/latest', {})])
    await waitFor(() => expect(calls).toHaveLength(2))
    state.isOpen = true
    await prompt.answer('token')
    expect(await answers).toEqual([[], []])
    expect(prompt.purpose()).toBeUndefined()
  })

  it('needs no second captcha when one was solved while the call was in flight', async () => {
    const { state } = answerAfterCaptcha()
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    let isFirst = true
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const response = await fetch(path, init)
      if (path.includes('latest') && isFirst) {
        isFirst = false
        await released
      }
      return response
    })
    const prompt = renderPrompt()
    const sentMs = Date.now()
    const slow = api('GET /v1/disk/latest', {})
    const fast = api('GET /v1/disk/hot', {})
    await waitFor(() => expect(prompt.purpose()).toBe('access'))
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(sentMs))
    state.isOpen = true
    await prompt.answer('token')
    await fast
    release()
    expect(await slow).toEqual([])
    expect(prompt.purpose()).toBeUndefined()
  })

  it.each([
    ['POST /v1/user/login', { username: 'mei', password: 'x' }, 'login'],
    ['POST /v1/user/register', { username: 'mei', email: 'm@example.com', password: 'x' }, 'register'],
    ['POST /v1/user/send_reg_email', { email: 'm@example.com' }, 'mail'],
    ['POST /v1/user/send_find_pass', { email: 'm@example.com' }, 'mail'],
    ['POST /v1/task/import_disk', { text: 'x' }, 'import'],
  ] as const)('sends the token of its own purpose along: %s', async (spec, input, purpose) => {
    const calls = answerCalls({
      [spec]: ({ body }: { body: { token?: string } }) =>
        body.token === undefined ? { code: 428, msg: '请先完成验证码' } : { data: null },
    })
    const prompt = renderPrompt()
    const answer = api(spec, input)
    expect(await prompt.answer('solved')).toBe(purpose)
    await answer
    expect(calls.map(({ body }) => body)).toEqual([input, { ...input, token: 'solved' }])
  })

  it('solves a captcha for access, not for the login, when the gateway requires the captcha', async () => {
    const answers = [captchaRequired, { code: 400, msg: '用户名或密码错误' }]
    const calls = answerCalls({ 'POST /v1/user/login': () => answers.shift() ?? captchaRequired })
    const prompt = renderPrompt()
    const failure = failureFrom(api('POST /v1/user/login', { username: 'mei', password: 'x' }))
    expect(await prompt.answer('solved')).toBe('access')
    expect(await failure).toMatchObject({ code: 400 })
    expect(calls[1]?.body).toEqual({ username: 'mei', password: 'x' })
  })

  it('opens no dialog for a call of the dialog itself', async () => {
    answerCalls({ 'GET /v1/captcha/gen': captchaRequired })
    const prompt = renderPrompt()
    expect(await failureFrom(api('GET /v1/captcha/gen', {}))).toEqual(captchaRequired)
    expect(prompt.purpose()).toBeUndefined()
  })
})

it('shows the retry delay of the server', async () => {
  const tooManyRequests = { code: 429, msg: '请求过于频繁', status: 429 }
  answerCalls({ 'GET /v1/disk/hot': { ...tooManyRequests, headers: { 'retry-after': '12' } } })
  expect(await failureFrom(api('GET /v1/disk/hot', {}))).toEqual({ ...tooManyRequests, retryAfterSeconds: 12 })
})
