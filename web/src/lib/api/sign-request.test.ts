// @vitest-environment jsdom
import { createHmac } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { answerCalls, tearDown } from '../../testing/render-routes.tsx'
import { api } from './api.ts'
import { setSigningKeySource } from './sign-request.ts'
import type { KeySource } from './sign-request.ts'

const key = '防爬密钥-1'

const hmac = (text: string): string => createHmac('sha256', key).update(text).digest('hex')

const always = (given: string): KeySource => ({ read: () => given, refresh: () => Promise.resolve() })

afterEach(() => {
  setSigningKeySource(always(''))
  tearDown()
})

it('signs method, path with query, time and body like the gateway', async () => {
  setSigningKeySource(always(key))
  const calls = answerCalls({ 'GET /v1/disk/hot': { data: [] }, 'POST /v1/search/disk': { data: { list: [] } } })
  await api('GET /v1/disk/hot', { type: '夸克', size: 3 })
  await api('POST /v1/search/disk', { q: '庆余年' })
  const [get, post] = calls.map(({ headers }) => headers)

  const path = '/v1/disk/hot?type=%E5%A4%B8%E5%85%8B&size=3'
  expect(get).toEqual({
    'x-time': get?.['x-time'],
    'x-path': path,
    'x-body-sign': hmac(''),
    'x-sign': hmac(`GET\n${path}\n${get?.['x-time']}\n${hmac('')}`),
  })
  const bodySign = hmac('{"q":"庆余年"}')
  expect(post).toMatchObject({
    'x-path': '/v1/search/disk',
    'x-body-sign': bodySign,
    'x-sign': hmac(`POST\n/v1/search/disk\n${post?.['x-time']}\n${bodySign}`),
  })
  expect(Math.abs(Number(post?.['x-time']) - Date.now())).toBeLessThan(5_000)
})

it('sends no signature without a key', async () => {
  const calls = answerCalls({ 'GET /v1/disk/hot': { data: [] } })
  await api('GET /v1/disk/hot', {})
  expect(Object.keys(calls[0]?.headers ?? {}).filter((name) => name.startsWith('x-'))).toEqual([])
})

it('never signs two calls alike, even within one millisecond', async () => {
  setSigningKeySource(always(key))
  vi.setSystemTime('2026-11-21T12:00:00Z')
  const calls = answerCalls({ 'GET /v1/disk/hot': { data: [] } })
  await Promise.all(Array.from({ length: 20 }, () => api('GET /v1/disk/hot', {})))
  vi.useRealTimers()
  expect(new Set(calls.map(({ headers }) => headers['x-sign'])).size).toBe(20)
})

it('refetches the key after a missing or wrong signature, and retries once', async () => {
  let known = ''
  setSigningKeySource({ read: () => known, refresh: () => Promise.resolve((known = key)) })
  const calls = answerCalls({
    'GET /v1/disk/hot': ({ headers }) =>
      headers['x-body-sign'] === hmac('') ? { data: [] } : { code: 407, msg: '请求签名无效' },
  })
  expect(await api('GET /v1/disk/hot', {})).toEqual([])
  expect(calls).toHaveLength(2)
})

it('does not retry when the key is unchanged', async () => {
  setSigningKeySource(always(key))
  const calls = answerCalls({ 'GET /v1/disk/hot': { code: 407, msg: '请求签名无效' } })
  await expect(api('GET /v1/disk/hot', {})).rejects.toThrow('请求签名无效')
  expect(calls).toHaveLength(1)
})

it('corrects its clock by the clock of the server, and retries once', async () => {
  setSigningKeySource(always(key))
  const serverMs = Math.floor(Date.now() / 1000) * 1000 + 3600_000
  const calls = answerCalls({
    'GET /v1/disk/hot': ({ headers }) =>
      Math.abs(Number(headers['x-time']) - serverMs) < 60_000
        ? { data: [] }
        : { code: 407, msg: '签名无效', status: 200, headers: { date: new Date(serverMs).toUTCString() } },
  })
  await api('GET /v1/disk/hot', {})
  await api('GET /v1/disk/hot', {})
  expect(calls).toHaveLength(3)
})
