import type { AppError } from '@pandex/platform/errors'
import { startFaultProxy } from '@pandex/platform/testing/fault-proxy'
import { testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { measureMinDurationMs } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeDisk, startSearchService } from './harness.ts'

const flooder = '192.0.2.1'
const visitor = '198.51.100.1'

/** Held index searches, in the order in which they began. */
const pending: { q: string; release: () => void }[] = []
let service: Awaited<ReturnType<typeof startSearchService>>
const disk = makeDisk({ disk_name: '拥挤测试' })

beforeAll(async () => {
  service = await startSearchService(undefined, {
    searchSlots: 1,
    throughIndex: (index) => ({
      ...index,
      search: async (body, ctx) => {
        // The request id identifies the search: the index gets a query body, not the keyword.
        await new Promise<void>((release) => {
          pending.push({ q: ctx.requestId, release })
        })
        return index.search(body, ctx)
      },
    }),
  })
  await service.saveSearchable([disk])
})

afterAll(() => service[Symbol.asyncDispose]())

/** Searches as one client, with the caller that the gateway sends for shared answers. `done` resolves with the outcome. */
const searchAs = (flowAddress: string, requestId: string) => {
  const outcome = { code: '', retryAfterSeconds: 0 }
  const ctx = { ...testContext({ requestId, clientAddress: 'anybody' }), flowAddress }
  const search = async (): Promise<void> => {
    try {
      await service.calls.SearchDisk({ q: `拥挤测试 ${requestId}` }, ctx)
      outcome.code = 'answered'
    } catch (error) {
      const { code, details } = error as AppError
      Object.assign(outcome, { code, ...details })
    }
  }
  return { outcome, done: search() }
}

const releaseAll = async (searches: readonly { done: Promise<unknown> }[]): Promise<string[]> => {
  const order: string[] = []
  const all = { isDone: false }
  const finished = Promise.all(searches.map(({ done }) => done)).then(() => (all.isDone = true))
  await waitFor(() => {
    for (const { q, release } of pending.splice(0)) {
      order.push(q)
      release()
    }
    return all.isDone
  })
  await finished
  return order
}

test('a flood of one client is refused fast, and a second client is served before the queued rest of the flood', async () => {
  const flood = [searchAs(flooder, 'f0')]
  await waitFor(() => pending.length === 1)
  flood.push(...Array.from({ length: 20 }, (_, index) => searchAs(flooder, `f${index + 1}`)))
  const refused = () => flood.filter(({ outcome }) => outcome.code === 'search.too_busy').length
  await waitFor(() => refused() > 0)
  // Each attempt is refused without waiting for the held search.
  const refuse = async (): Promise<void> => {
    const late = searchAs(flooder, 'late')
    await late.done
    expect(late.outcome.code).toBe('search.too_busy')
    expect(late.outcome.retryAfterSeconds).toBeGreaterThan(0)
  }
  expect(await measureMinDurationMs(1_000, refuse)).toBeLessThan(1_000)
  const second = searchAs(visitor, 'visitor')
  const order = await releaseAll([...flood, second])
  expect(second.outcome.code).toBe('answered')
  expect(order.indexOf('visitor')).toBeLessThanOrEqual(2)
  expect(order.length + refused()).toBe(22)
})

test('a cancelled caller causes no search in the index', async () => {
  const first = searchAs(flooder, 'first')
  await waitFor(() => pending.length === 1)
  const related = service.calls.FindRelated(
    { doc_id: disk.doc_id },
    testContext({ budgetMs: 300, requestId: 'related' }),
  )
  await expect(related).rejects.toMatchObject({ kind: 'unavailable' })
  expect(await releaseAll([first])).toEqual(['first'])
  expect(await releaseAll([searchAs(visitor, 'next')])).toEqual(['next'])
})

test('while the index is frozen every request fails at once, and succeeds again when it is back', async () => {
  await using proxy = await startFaultProxy({ target: new URL(inject('engines').elasticsearchUrl).host })
  await using other = await startSearchService(`http://${proxy.address}`, { silenceMs: 1_500 })
  await other.save([disk])
  await other.waitUntilIndexed(disk)
  await other.refresh()
  const codeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'answered',
      (error: AppError) => error.code,
    )
  const search = () => codeOf(other.search({ q: '拥挤测试' }))
  await waitFor(async () => (await search()) === 'answered')
  proxy.freeze()
  await waitFor(async () => (await search()) === 'search.index_away')
  const refuseAll = async (): Promise<void> => {
    expect(await search()).toBe('search.index_away')
    expect(await codeOf(other.calls.FindRelated({ doc_id: disk.doc_id }, testContext()))).toBe('search.index_away')
    expect((await other.calls.Suggest({ q: '拥挤' }, testContext())).list).toEqual([])
  }
  expect(await measureMinDurationMs(2_000, refuseAll)).toBeLessThan(2_000)
  proxy.restore()
  await waitFor(async () => (await search()) === 'answered')
  const messages = other.lines.map(({ msg }) => msg)
  expect(messages).toContain('search: circuit opened, calls fail fast until elasticsearch answers')
  expect(messages).toContain('search: circuit closed, calls to elasticsearch resume')
})
