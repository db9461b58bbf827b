import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerCalls, tearDown } from '../testing/render-routes.tsx'
import { api, failureOf } from './api.ts'
import { clearSession, saveSession } from './session.ts'

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
  it('answers the data of the envelope', async () => {
    answerCalls({ 'GET /v1/site_config/all': { data: { app_version: '1' } } })
    expect(await api('GET /v1/site_config/all', {})).toEqual({ app_version: '1' })
  })

  it('fills path parameters in and sends the rest as query', async () => {
    const calls = answerCalls({ 'GET /v1/disk/doc/{doc_id}': { code: 0, msg: '记录不存在', status: 200 } })
    await failureFrom(api('GET /v1/disk/doc/{doc_id}', { doc_id: 'a b', with_meta: true }))
    expect(calls[0]?.query).toEqual({ doc_id: 'a%20b', with_meta: 'true' })
  })

  it('sends the stored token as a bearer, and none after logging out', async () => {
    const calls = answerCalls({ 'GET /v1/site_config/all': { data: {} } })
    saveSession({ token: 'secret', user: { id: 1, username: 'a', email: '', role: 'user' } })
    await api('GET /v1/site_config/all', {})
    clearSession()
    await api('GET /v1/site_config/all', {})
    expect(calls.map((call) => call.authorization)).toEqual(['Bearer secret', undefined])
  })

  it('shows the message of a failure that came as a successful request', async () => {
    answerCalls({ 'GET /v1/site_config/all': { code: 0, msg: '参数错误', status: 200 } })
    expect(await failureFrom(api('GET /v1/site_config/all', {}))).toEqual({ code: 0, msg: '参数错误', status: 200 })
  })

  it.each([
    { code: 403, status: 200 },
    { code: 403, status: 403 },
    { code: 0, status: 403 },
  ])('asks for a new login on 403, in the status or in the code ($code, $status)', async ({ code, status }) => {
    answerCalls({ 'GET /v1/site_config/all': { code, msg: 'please login first', status } })
    expect((await failureFrom(api('GET /v1/site_config/all', {}))).msg).toBe('请刷新页面登录')
  })

  it('shows the body of a failed request in its own words', async () => {
    answerCalls({ 'GET /v1/site_config/all': { code: 503, msg: '服务暂时不可用', status: 503 } })
    expect(await failureFrom(api('GET /v1/site_config/all', {}))).toEqual({
      code: 503,
      msg: '服务暂时不可用',
      status: 503,
    })
  })

  it('says 发生错误了 when the failed request has no envelope, even if it claims success', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502, statusText: 'Bad Gateway' })))
    expect((await failureFrom(api('GET /v1/site_config/all', {}))).msg).toBe('发生错误了: 502 Bad Gateway')
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 200, msg: 'ok', data: {} }, { status: 500 })))
    expect((await failureFrom(api('GET /v1/site_config/all', {}))).msg).toMatch(/^发生错误了: 500/)
  })

  it('says 发生错误了 with the error when nothing answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureFrom(api('GET /v1/site_config/all', {}))).toEqual({
      code: 0,
      msg: '发生错误了: Failed to fetch',
      status: 0,
    })
  })
})
