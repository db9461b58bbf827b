import { onlineManager, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { answerCalls, tearDown } from '../../testing/render-routes.tsx'
import { api, failureOf } from './api.ts'
import { createQueryClient, queryOf } from './queries.ts'

const setNetwork = (isOnline: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

afterEach(() => {
  tearDown()
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
})

const render = <T,>(hook: () => T) => {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(hook, { wrapper }).result
}

const hot = () => queryOf('GET /v1/disk/hot', {})

it('refetches failed queries when the network returns', async () => {
  let isBroken = true
  const network = answerCalls({ 'GET /v1/disk/hot': { data: [] } })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    isBroken ? Promise.reject(new TypeError('Failed to fetch')) : fetch(path, init),
  )
  const result = render(() => useQuery({ ...hot(), retry: false }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  setNetwork(false)
  isBroken = false
  expect(network).toHaveLength(0)
  setNetwork(true)
  await waitFor(() => expect(result.current.data).toEqual([]))
})

it('pauses reads on a page that was opened offline, until the network returns', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const calls = answerCalls({ 'GET /v1/disk/hot': { data: [] } })
  const result = render(() => useQuery(hot()))
  expect(result.current.fetchStatus).toBe('paused')
  expect(calls).toHaveLength(0)
  setNetwork(true)
  await waitFor(() => expect(result.current.data).toEqual([]))
})

it('fails a write without a network at once, and does not send it later', async () => {
  setNetwork(false)
  const sent = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', sent)
  const result = render(() =>
    useMutation({ mutationFn: () => api('POST /auth/v1/user/coin_exchange', { rule_id: 'a', request_id: 'b' }) }),
  )
  act(() => result.current.mutate())
  await waitFor(() => expect(failureOf(result.current.error).msg).toBe('发生错误了: 网络已断开，请连上网络后重试'))
  setNetwork(true)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sent).toHaveBeenCalledTimes(1)
})

it.each([
  [2, 2],
  [30, 1],
])('retries a read with a retry delay of %i s only if the delay is short', async (seconds, times) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const busy = { code: 503, msg: '服务繁忙，请稍后再试', status: 503, headers: { 'retry-after': String(seconds) } }
    const calls = answerCalls({ 'GET /v1/disk/hot': busy })
    const result = render(() => useQuery(hot()))
    await waitFor(() => expect(calls).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(1_500)
    expect(calls).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await waitFor(() => expect(result.current.isError).toBe(true))
    expect(calls).toHaveLength(times)
  } finally {
    vi.useRealTimers()
  }
})
