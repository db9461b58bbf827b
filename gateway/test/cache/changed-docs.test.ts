/** Two gateways without Kafka: neither serves resources that clients may no longer see. */
import { setTimeout as delay } from 'node:timers/promises'
import { unavailableError } from '@pandex/platform/errors'
import { makePrefix, silentLogger, waitFor } from '@pandex/platform/testing/fixtures'
import { measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pollChangedDocs } from '../../src/cache/poll-changed-docs.ts'
import { createSharedStore } from '../../src/cache/shared-store.ts'
import { openServices } from '../../src/clients.ts'
import { testSecret } from '@pandex/platform/testing/service-harness'
import { createTagInvalidation } from '../../src/cache/tag-invalidation.ts'
import { disk } from '../support/services/disk.ts'
import { hit, searchReply } from '../support/services/search.ts'
import type { Replacements } from '../support/fake-services.ts'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

const log = silentLogger()
const prefix = makePrefix()
const stack = new AsyncDisposableStack()

let gateways: [TestGateway, TestGateway]

/** State of the fake change feed; the cursor counts the changes that were returned. */
let link = ''
let rules = 'r1'
const changed: string[] = []
/** Words of the next changes. */
let changedWords: string[] = []

const ListChangedDocs = async ({ cursor }: { cursor: string }) => ({
  cursor: String(changed.length),
  doc_ids: changed.slice(Number(cursor)),
  words: changed.length > Number(cursor) ? changedWords : [],
  all: cursor === '',
  rules,
})

const site = (): Replacements => ({
  disk: {
    GetDoc: async ({ doc_id }) => ({ ...disk, doc_id, link }),
    ListLatest: async () => ({ items: [{ ...disk, disk_name: link }] }),
    ListChangedDocs,
  },
  search: { SearchDisk: async ({ q }) => searchReply([{ ...hit, link }], q, [q]) },
})

beforeAll(async () => {
  const start = async () => {
    const invalidations: Parameters<typeof pollChangedDocs>[1][] = []
    const gateway = await startGateway({
      site: site(),
      shared: (tagInvalidation, redis) => {
        const invalidation = { tagInvalidation, changedWords: createTagInvalidation() }
        invalidations.push(invalidation)
        return { ...invalidation, store: createSharedStore({ redis, prefix, version: 'one', log }) }
      },
    })
    const { services, resources } = openServices(gateway.services.addresses, testSecret)
    for (const resource of resources) stack.use(resource)
    for (const invalidation of invalidations)
      await stack.use(pollChangedDocs(services.disk, invalidation, log)).firstRun
    return stack.use(gateway)
  }
  gateways = [await start(), await start()]
})

beforeEach(() => {
  for (const { services } of gateways) services.replace(site())
})

afterAll(() => stack.disposeAsync())

const docPath = (id: string): string => `/v1/disk/doc/${id}`

const textsOf = async (call: (gateway: TestGateway) => Promise<{ body: unknown }>): Promise<string[]> =>
  (await Promise.all(gateways.map(call))).map(({ body }) => JSON.stringify(body))

const search = (gateway: TestGateway, q = 'word') => gateway.post('/v1/search/disk', { q })

// Must run before the rules change, which invalidates all answers for a while.
it('keeps unaffected responses', async () => {
  link = 'kept'
  await textsOf((gateway) => gateway.get(docPath('unchanged')))
  link = 'another'
  changed.push('another')
  await waitFor(() =>
    gateways.every(({ services }) => services.polls.some(({ request }) => request.cursor === String(changed.length))),
  )
  for (const text of await textsOf((gateway) => gateway.get(docPath('unchanged')))) expect(text).toContain('kept')
})

it.each<[string, string, () => void]>([
  ['a resource', 'changed', () => changed.push('changed')],
  ['the rules of prices and bans', 'ruled', () => (rules += '+')],
  [
    'thousands of resources',
    'one-of-many',
    () => changed.push(...Array.from({ length: 2_500 }, (_, n) => `d${n}`), 'one-of-many'),
  ],
])('serves no outdated link within two seconds of a change of %s', async (_, id, change) => {
  let attempts = 0
  const measureHideMs = async (): Promise<number> => {
    link = `secret-${id}-${(attempts += 1)}`
    const before = link
    change()
    await waitFor(async () =>
      (await textsOf((gateway) => gateway.get(docPath(id)))).every((text) => text.includes(before)),
    )
    link = ''
    change()
    return measureDurationMs(() =>
      waitFor(async () =>
        (await textsOf((gateway) => gateway.get(docPath(id)))).every((text) => !text.includes(before)),
      ),
    )
  }
  expect(await measureMin(2_000, measureHideMs)).toBeLessThan(2_000)
})

it('serves no stale response with a changed resource while the search service is unavailable', async () => {
  link = 'paid-since'
  await waitFor(async () => (await textsOf((gateway) => search(gateway))).every((text) => text.includes('paid-since')))
  changed.push(hit.doc_id)
  const SearchDisk = () => Promise.reject(unavailableError())
  for (const { services } of gateways) services.replace({ ...site(), search: { SearchDisk } })
  expect(
    await waitFor(async () =>
      (await textsOf((gateway) => search(gateway))).every((text) => !text.includes('paid-since')),
    ),
  ).toBe(true)
})

it('keeps the hits of a keyword for seconds while only resources without its words are saved', async () => {
  const searches = () =>
    gateways.reduce(
      (sum, { services }) => sum + services.calls.filter(({ method }) => method === 'SearchDisk').length,
      0,
    )
  const searchFor = async (q: string, seconds: number): Promise<void> => {
    const untilMs = Date.now() + seconds * 1_000
    for (; Date.now() < untilMs; await delay(100)) await textsOf((gateway) => search(gateway, q))
  }
  await searchFor('kept', 1)
  const before = searches()
  changedWords = ['other']
  changed.push('another')
  await searchFor('kept', 4)
  expect(searches()).toBe(before)
  changedWords = ['kept']
  changed.push('new')
  await searchFor('kept', 4)
  // The index may lag, so each second of these counts.
  expect(searches()).toBeGreaterThanOrEqual(before + 2)
})
