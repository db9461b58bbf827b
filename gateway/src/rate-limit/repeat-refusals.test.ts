import { AppError } from '@pandex/platform/errors'
import { backgroundContext } from '@pandex/platform/grpc/context'
import { createLogger } from '@pandex/platform/logging/logger'
import { expect, it } from 'vitest'
import { repeatRefusals } from './repeat-refusals.ts'

const log = createLogger('test', 'silent')
const asClient = (flowAddress: string) => ({ ...backgroundContext(log), clientAddress: 'anybody', flowAddress })
const tooBusy = () => new AppError('unavailable', 'search.too_busy', '服务繁忙，请稍后再试', { retryAfterSeconds: 2 })

const openService = () => {
  const state: { calls: number; failure: AppError | undefined; nowMs: number } = {
    calls: 0,
    failure: undefined,
    nowMs: 0,
  }
  const SearchDisk = async (_request: object, _ctx: object): Promise<number> => {
    state.calls += 1
    if (state.failure) throw state.failure
    return state.calls
  }
  return { state, search: repeatRefusals({ name: 'search', SearchDisk }, () => state.nowMs) }
}

it('repeats a refusal to the same client for 400 ms without calling the service', async () => {
  const { state, search } = openService()
  state.failure = tooBusy()
  await expect(search.SearchDisk({}, asClient('203.0.113.1'))).rejects.toBe(state.failure)
  await expect(search.SearchDisk({}, asClient('203.0.113.1'))).rejects.toBe(state.failure)
  expect(state.calls).toBe(1)
  state.nowMs += 400
  state.failure = undefined
  await expect(search.SearchDisk({}, asClient('203.0.113.1'))).resolves.toBe(2)
})

it('calls the service for another client meanwhile', async () => {
  const { state, search } = openService()
  state.failure = tooBusy()
  await expect(search.SearchDisk({}, asClient('203.0.113.1'))).rejects.toBe(state.failure)
  state.failure = undefined
  await expect(search.SearchDisk({}, asClient('203.0.113.2'))).resolves.toBe(2)
})

it('calls the service again after any other failure', async () => {
  const { state, search } = openService()
  state.failure = new AppError('unavailable', 'search.index_down', '搜索暂时不可用')
  await expect(search.SearchDisk({}, asClient('203.0.113.1'))).rejects.toBe(state.failure)
  await expect(search.SearchDisk({}, asClient('203.0.113.1'))).rejects.toBe(state.failure)
  expect(state.calls).toBe(2)
})
