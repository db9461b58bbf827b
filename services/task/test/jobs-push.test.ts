import { defaultSetting } from '@pandex/contracts/settings/select-settings'
import { capturedLogger, createDatabase, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import type { TestDatabase } from '@pandex/platform/testing/fixtures'
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPushSimulator } from '../../../deploy/simulators/push/start-push-simulator.ts'
import type { PushSimulator } from '../../../deploy/simulators/push/start-push-simulator.ts'
import { openOutboundClient } from '@pandex/platform/outbound/outbound-client'
import type { OutboundClient } from '@pandex/platform/outbound/outbound-client'
import { pushHandlers } from '../handlers/pushes.ts'
import { pushPages } from '../jobs/kinds/push-pages.ts'
import type { PushDeps } from '../use-cases/push-setup.ts'
import { startCrashingReplica } from './crashing-replica.ts'
import { changeOf, docIdOf, startFakeDisk } from './fake-disk.ts'
import { runKind } from './run-kind.ts'

let database: TestDatabase
let disk: Awaited<ReturnType<typeof startFakeDisk>>
let engines: PushSimulator
let outbound: OutboundClient

const site = 'pan.example'
const secrets = { indexNowKey: randomBytes(16).toString('hex'), baiduToken: randomBytes(8).toString('hex') }
const defaults = {
  indexnow_enabled: true,
  indexnow_key: secrets.indexNowKey,
  indexnow_endpoint: '',
  baidu_enabled: true,
  baidu_site: site,
  baidu_token: secrets.baiduToken,
  daily_quota: 100_000,
}
let push = defaults
let host = `https://${site}`
let isNoindexDefault = false

beforeAll(async () => {
  database = await createDatabase('task')
  disk = await startFakeDisk()
})

beforeEach(async () => {
  engines = await startPushSimulator({ site, ...secrets })
  outbound = openOutboundClient({ mapTo: engines })
  Object.assign(disk.said, { count: 0, hidden: new Set(), marked: new Set() })
  isNoindexDefault = false
  push = defaults
  host = `https://${site}`
  await database.db.raw('truncate job, push_queue, push_mark, day_quota, outbox')
})

afterEach(async () => {
  await outbound[Symbol.asyncDispose]()
  await engines[Symbol.asyncDispose]()
})

afterAll(async () => {
  await disk[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})

const createDeps = (db = database.db): PushDeps => ({
  db,
  disk: disk.client,
  siteConfig: {
    read: async () => ({
      site_address: host,
      seo_push: push,
      seo_setting: { ...defaultSetting('seo_setting'), noindex_doc: isNoindexDefault },
    }),
  },
  outbound,
})
/** A time at which the last change is due for a push. */
const clock = () => new Date(Date.parse(changeOf(disk.said.count)) + 60_000)
const run = (log?: ReturnType<typeof capturedLogger>['log']) =>
  runKind(database.db, 'push_pages', pushPages({ ...createDeps(), clock }), { log })
const pushAsAdmin = (request: { doc_ids?: string[]; words?: string[] }) =>
  pushHandlers(createDeps()).PushPages(
    { doc_ids: [], words: [], ...request },
    testContext({ user: { id: 1, role: 'admin' } }),
  )
const urlOf = (id: number): string => `https://${site}/doc/${docIdOf(id)}`
const urlsUpTo = (count: number): string[] => Array.from({ length: count }, (_, at) => urlOf(at + 1)).toSorted()
const urlsSentTo = (engine: 'indexnow' | 'baidu'): string[] => engines.listSubmissions(engine).flat().toSorted()

test('submits every changed page once to each engine, in batches within the limit, without pages that engines may not see', async () => {
  disk.said.count = 6_000
  disk.said.hidden = new Set([docIdOf(17)])
  expect(await run()).toMatchObject({ status: 'done', msg: '推送 11998 次' })
  const open = urlsUpTo(6_000).filter((url) => url !== urlOf(17))
  expect(urlsSentTo('indexnow')).toEqual(open)
  expect(urlsSentTo('baidu')).toEqual(open)
  expect(Math.max(...engines.listSubmissions('indexnow').map((urls) => urls.length))).toBeLessThanOrEqual(10_000)
  expect(engines.listSubmissions('baidu').map((urls) => urls.length)).toEqual([2_000, 2_000, 1_999])
  disk.said.count = 6_002
  expect(await run()).toMatchObject({ status: 'done' })
  expect(engines.listSubmissions('indexnow').at(-1)?.toSorted()).toEqual([urlOf(6_001), urlOf(6_002)])
  expect(urlsSentTo('baidu')).toHaveLength(6_001)
})

test('a change of the current moment waits for the next run, so that none is missed and none is submitted twice', async () => {
  disk.said.count = 3
  const changedAt = Date.parse('2026-01-01T00:00:02Z')
  const at = (ms: number) =>
    runKind(database.db, 'push_pages', pushPages({ ...createDeps(), clock: () => new Date(ms) }))
  await at(changedAt + 60_000)
  expect(urlsSentTo('indexnow')).toEqual([urlOf(1), urlOf(2)])
  await at(changedAt + 120_000)
  expect(urlsSentTo('indexnow')).toEqual([urlOf(1), urlOf(2), urlOf(3)])
})

test('on a site that excludes engines by default, submits the resources that allow them', async () => {
  disk.said.count = 5
  disk.said.marked = new Set([docIdOf(2)])
  isNoindexDefault = true
  await run()
  expect(await pushAsAdmin({ doc_ids: [docIdOf(1), docIdOf(2)] })).toMatchObject({ submitted: 1 })
  expect(urlsSentTo('indexnow')).toEqual([urlOf(2), urlOf(2)])
})

test('does not submit a page that is deleted while it waits', async () => {
  disk.said.count = 3
  engines.setMode('indexnow', 'limited')
  engines.setMode('baidu', 'limited')
  expect(await run()).toMatchObject({ status: 'waiting' })
  disk.said.hidden = new Set([docIdOf(2)])
  engines.setMode('indexnow', 'normal')
  engines.setMode('baidu', 'normal')
  expect(await run()).toMatchObject({ status: 'done' })
  expect(urlsSentTo('baidu')).toEqual([urlOf(1), urlOf(3)])
  expect(await database.db('push_queue')).toEqual([])
})

test('submits no more pages a day than the quota, with any number of replicas and restarts', async () => {
  disk.said.count = 500
  push = { ...defaults, daily_quota: 100 }
  const hands = Array.from({ length: 6 }, (_, at) => pushAsAdmin({ words: [`词${at}`], doc_ids: [docIdOf(at + 1)] }))
  const [, ...byHand] = await Promise.all([run(), ...hands.map((hand) => hand.catch(() => undefined))])
  await run()
  await run()
  expect(urlsSentTo('indexnow')).toHaveLength(100)
  expect(urlsSentTo('baidu')).toHaveLength(100)
  await expect(pushAsAdmin({ words: ['庆余年'] })).rejects.toMatchObject({ code: 'task.quota_used_up' })
  expect(byHand.length).toBe(6)
  // Moves the quota to yesterday.
  await database.db('day_quota').update({ day: database.db.raw('day - 1') })
  expect(await pushAsAdmin({ words: ['庆余年'] })).toEqual({ submitted: 1, left_today: 99 })
  expect(urlsSentTo('indexnow')).toContain(`https://${site}/word/${encodeURIComponent('庆余年')}`)
})

test('pauses an exhausted engine until the next day, and then submits the rest', async () => {
  disk.said.count = 5_000
  engines.setQuota(3_000)
  push = { ...defaults, indexnow_enabled: false }
  expect(await run()).toMatchObject({ status: 'done', msg: '推送 3000 次' })
  const callCount = engines.countCalls('baidu')
  await run()
  expect(engines.countCalls('baidu')).toBe(callCount)
  await database.db('day_quota').update({ day: database.db.raw('day - 1') })
  expect(await run()).toMatchObject({ status: 'done', msg: '推送 0 次' })
  await run()
  expect(engines.countCalls('baidu')).toBe(callCount + 1)
  engines.setQuota(100_000)
  await database.db('day_quota').update({ day: database.db.raw('day - 2') })
  await run()
  expect(urlsSentTo('baidu')).toEqual(urlsUpTo(5_000))
})

test('a wrong key fails the job with a clear message, blocks no other engine, and its pages are submitted later', async () => {
  disk.said.count = 4
  push = { ...defaults, indexnow_key: 'wrong-key-0123' }
  expect(await run()).toMatchObject({ status: 'failed', msg: 'IndexNow 密钥无效' })
  expect(urlsSentTo('baidu')).toEqual(urlsUpTo(4))
  await expect(pushAsAdmin({ words: ['a'] })).resolves.toMatchObject({ submitted: 1 })
  push = { ...defaults, baidu_enabled: false, indexnow_key: 'wrong-key-0123' }
  await expect(pushAsAdmin({ words: ['a'] })).rejects.toMatchObject({ code: 'task.push_refused' })
  push = defaults
  expect(await run()).toMatchObject({ status: 'done', msg: '推送 4 次' })
  expect(urlsSentTo('indexnow')).toEqual(urlsUpTo(4))
  push = { ...defaults, baidu_token: 'wrong' }
  disk.said.count = 5
  expect(await run()).toMatchObject({ status: 'failed', msg: '百度令牌无效' })
})

test.each(['limited', 'broken', 'huge', 'garbage', 'redirect_inside'] as const)(
  'after %s answers the pages are submitted once when the engine recovers, and no secret is disclosed',
  async (mode) => {
    disk.said.count = 3
    push = { ...defaults, indexnow_enabled: false }
    engines.setMode('baidu', mode)
    const { log, lines } = capturedLogger()
    const stuck = await run(log)
    expect(stuck).toMatchObject({ status: 'waiting', msg: '百度暂时没有回答（稍后自动重试）', failures: 1 })
    // The failure count persists across runs.
    expect(await run(log)).toMatchObject({ status: 'waiting', failures: 2 })
    await expect(pushAsAdmin({ words: ['a'] })).rejects.toMatchObject({ kind: 'unavailable' })
    engines.setMode('baidu', 'normal')
    expect(await run(log)).toMatchObject({ status: 'done', msg: '推送 3 次' })
    expect(urlsSentTo('baidu')).toEqual(urlsUpTo(3))
    await pushAsAdmin({ words: ['a'] })
    const text = JSON.stringify([lines, await database.db('job'), await database.db('outbox')])
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
  },
)

test.each([
  'https://127.0.0.1/indexnow',
  'https://[::1]/',
  'http://api.indexnow.org/',
  '/indexnow',
  'https://localhost/',
])('nothing is sent to %s, whatever the configuration', async (indexnow_endpoint) => {
  disk.said.count = 1
  push = { ...defaults, baidu_enabled: false, indexnow_endpoint }
  expect(await run()).toMatchObject({ status: 'failed', msg: 'IndexNow接口地址不可用' })
  expect(engines.countCalls('indexnow')).toBe(0)
})

test('submits nothing twice when the process is killed at any of 20 moments', async () => {
  disk.said.count = 24_000
  const slow: OutboundClient = {
    ...outbound,
    fetch: async (request) => {
      await delay(Math.random() * 10)
      return outbound.fetch(request)
    },
  }
  const kindsOver = (db: typeof database.db) => ({
    push_pages: pushPages({ ...createDeps(db), outbound: slow, clock }),
  })
  for (let kills = 0; kills < 20; kills += 1) {
    if (kills % 5 === 0) engines.setMode('baidu', 'lost')
    const callCount = engines.countCalls('baidu') + engines.countCalls('indexnow')
    const crashing = await startCrashingReplica(database.url, kindsOver)
    if (kills === 0) await database.db('job').insert({ kind: 'push_pages', params: '{}', origin: 'admin' })
    await waitFor(
      async () =>
        engines.countCalls('baidu') + engines.countCalls('indexnow') > callCount ||
        (await database.db('job').where({ status: 'done' }).first()),
    )
    await delay(Math.random() * 25)
    await crashing.kill()
    engines.setMode('baidu', 'normal')
    await database.db('job').where({ status: 'running' }).update({ leased_until: '-infinity' })
  }
  expect(await run()).toMatchObject({ status: 'done' })
  for (const engine of ['indexnow', 'baidu'] as const) {
    const submitted = urlsSentTo(engine)
    expect(new Set(submitted).size).toBe(submitted.length)
    // Each killed process leaves at most one call with unknown outcome.
    expect(submitted.length).toBeGreaterThan(0)
  }
  expect(await database.db('push_queue')).toEqual([])
})

test.each(['http://127.0.0.1:8080', 'https://nas.lan'])(
  'refuses to push pages of the private address %s',
  async (private_) => {
    host = private_
    disk.said.count = 1
    const refusal = { code: 'task.switched_off', message: expect.stringContaining(private_) }
    await expect(pushAsAdmin({ words: ['剧集'] })).rejects.toMatchObject(refusal)
    expect(engines.listSubmissions('indexnow')).toEqual([])
  },
)
