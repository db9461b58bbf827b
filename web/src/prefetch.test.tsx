import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerCalls, tearDown } from './testing/render-routes.tsx'
import type { Answers } from './testing/render-routes.tsx'
import { sampleDisk } from './testing/samples.ts'
import { loadPages } from './page-files.ts'
import { accountQueryOf } from './lib/session/account.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { createQueryClient, queryOf } from './lib/api/queries.ts'
import { saveSession } from './lib/session/session.ts'

const doc = 'GET /v1/disk/doc/{doc_id}'
const inputOf = (docId: string) => ({ doc_id: docId, from: 'web', with_meta: true }) as const

let stop: (() => void) | undefined

const start = (answers: Answers = { [doc]: { data: sampleDisk() } }) => {
  const calls = answerCalls(answers)
  const client = createQueryClient()
  stop = prefetchOnIntent(client)
  return { client, calls, stateOf: (docId: string) => client.getQueryState(queryOf(doc, inputOf(docId)).queryKey) }
}

const linkTo = (path: string): Element => {
  document.body.innerHTML = `<a href="${path}"><span>x</span></a>`
  return document.querySelector('span') ?? document.body
}

const hover = (target: Element): void => {
  fireEvent(target, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }))
}

beforeEach(async () => {
  await loadPages()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => {
  stop?.()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
  document.body.innerHTML = ''
  tearDown()
})

it('fetches a resource once while the pointer rests on its link, not counted as a view', async () => {
  const { calls, stateOf } = start()
  hover(linkTo('/doc/d1'))
  await vi.advanceTimersByTimeAsync(79)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(stateOf('d1')).toMatchObject({ status: 'success', isInvalidated: true }))
  hover(linkTo('/doc/d1'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls.map(({ spec, headers }) => [spec, headers['x-purpose']])).toEqual([[doc, 'prefetch']])
})

it('fetches nothing when the pointer passes by, or the link leads elsewhere', async () => {
  const { calls } = start()
  hover(linkTo('/doc/d1'))
  hover(linkTo('/film/x'))
  hover(linkTo('https://example.com/doc/d1'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls).toEqual([])
})

it('fetches on touch, at most two at once and twenty a minute', async () => {
  let answer = (): void => undefined
  const { calls, stateOf } = start({
    [doc]: ({ query }) =>
      query.doc_id?.startsWith('slow')
        ? new Promise((resolve) => (answer = () => resolve({ data: sampleDisk() })))
        : { data: sampleDisk() },
  })
  fireEvent.touchStart(linkTo('/doc/slow1'))
  fireEvent.touchStart(linkTo('/doc/slow2'))
  fireEvent.touchStart(linkTo('/doc/d3'))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  answer()
  await vi.waitFor(() => expect(stateOf('slow2')?.status).toBe('success'))
  for (let id = 4; id < 22; id += 1) {
    fireEvent.touchStart(linkTo(`/doc/d${id}`))
    await vi.waitFor(() => expect(stateOf(`d${id}`)?.status).toBe('success'))
  }
  fireEvent.touchStart(linkTo('/doc/d22'))
  await vi.advanceTimersByTimeAsync(100)
  expect(calls).toHaveLength(20)
})

it('fetches nothing with data saver on', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const { calls } = start()
  fireEvent.touchStart(linkTo('/doc/d1'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls).toEqual([])
})

it('stores the answer of a session with that session, and drops a refusal without a prompt', async () => {
  saveSession({ token: 't', user: { id: 1, username: 'a', email: '', role: 'user' } })
  const { client, calls, stateOf } = start({
    [doc]: ({ query }) =>
      query.doc_id === 'd1' ? { data: sampleDisk() } : { code: 428, msg: '请完成验证', status: 429 },
  })
  fireEvent.touchStart(linkTo('/doc/d1'))
  const own = accountQueryOf(doc, inputOf('d1'), 't').queryKey
  await vi.waitFor(() => expect(client.getQueryState(own)?.status).toBe('success'))
  expect([calls[0]?.authorization, stateOf('d1')]).toEqual(['Bearer t', undefined])
  fireEvent.touchStart(linkTo('/doc/d2'))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  await vi.advanceTimersByTimeAsync(100)
  expect(client.getQueryCache().getAll()).toHaveLength(1)
  expect(calls).toHaveLength(2)
})
