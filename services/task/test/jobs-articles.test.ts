import { defaultSetting } from '@pandex/contracts/settings/select-settings'
import { AppError } from '@pandex/platform/errors'
import type { SaveArticleRequest__Output as SavedArticle } from '@pandex/platform/gen/pandex/disk/v1/SaveArticleRequest'
import { capturedLogger, createDatabase, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import type { TestDatabase } from '@pandex/platform/testing/fixtures'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startGeminiSimulator } from '../../../deploy/simulators/gemini/start-gemini-simulator.ts'
import type { GeminiSimulator } from '../../../deploy/simulators/gemini/start-gemini-simulator.ts'
import { createGemini } from '../clients/gemini.ts'
import { openOutboundClient } from '@pandex/platform/outbound/outbound-client'
import type { OutboundClient } from '@pandex/platform/outbound/outbound-client'
import { geminiHandlers } from '../handlers/gemini.ts'
import { writeArticles } from '../jobs/kinds/write-articles.ts'
import type { ArticleDeps } from '../jobs/kinds/write-articles.ts'
import { startCrashingReplica } from './crashing-replica.ts'
import { docIdOf, startFakeDisk } from './fake-disk.ts'
import { runKind } from './run-kind.ts'

let database: TestDatabase
let disk: Awaited<ReturnType<typeof startFakeDisk>>
let model: GeminiSimulator
let outbound: OutboundClient

const subjects = new Set<number>()
let saved: SavedArticle[] = []
/** Resources whose article an admin writes while the model generates one. */
const takenByHand = new Set<number>()

const [first, second] = ['AIza-first-key-000111', 'AIza-second-key-222333']
const defaults = {
  enabled: true,
  base_url: '',
  model: 'gemini-test',
  keys: [first],
  prompt: '介绍：%disk_name%；%disk_files%；%disk_type%',
  daily_limit: 100,
}
let gemini = defaults
let isNoindexDefault = false

beforeAll(async () => {
  database = await createDatabase('task')
  disk = await startFakeDisk({
    ListForArticles: async ({ after_id, size, ids, noindex_default }) => ({
      list: [...(ids.length > 0 ? ids.map(Number) : subjects)]
        // Resources with even ids set indexable explicitly.
        .filter((id) => !noindex_default || id % 2 === 0)
        .toSorted((a, b) => a - b)
        .filter((id) => id > Number(after_id))
        .slice(0, size)
        .map((id) => ({
          id,
          doc_id: docIdOf(id),
          disk_name: `庆余年 ${id}`,
          disk_type: 'QUARK',
          files: 'file:第1集.mp4',
        })),
    }),
    SaveArticle: async (article) => {
      if (article.text === '只有链接') throw new AppError('invalid', 'disk.bad_article', '文章内容不可用')
      if (takenByHand.has(Number(article.doc_id.slice(1))) && !article.replace_by_hand)
        throw new AppError('conflict', 'disk.article_by_hand', '这篇文章是手工写的')
      saved.push(article)
      subjects.delete(Number(article.doc_id.slice(1)))
      return { ...article, create_time: '' }
    },
  })
})

beforeEach(async () => {
  model = await startGeminiSimulator()
  model.setKey(first, 'good')
  outbound = openOutboundClient({ mapTo: model })
  subjects.clear()
  takenByHand.clear()
  saved = []
  gemini = defaults
  isNoindexDefault = false
  await database.db.raw('truncate job, day_quota, outbox')
})

afterEach(async () => {
  await outbound[Symbol.asyncDispose]()
  await model[Symbol.asyncDispose]()
})

afterAll(async () => {
  await disk[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})

const createDeps = (db = database.db): ArticleDeps => ({
  db,
  disk: disk.client,
  siteConfig: {
    read: async () => ({
      gemini,
      seo_setting: { ...defaultSetting('seo_setting'), noindex_doc: isNoindexDefault },
    }),
  },
  gemini: createGemini(outbound),
})
const run = (params: object = {}, log?: ReturnType<typeof capturedLogger>['log']) =>
  runKind(database.db, 'write_articles', writeArticles(createDeps()), { params, log })
const add = (...ids: number[]): void => ids.forEach((id) => subjects.add(id))
const idsOf = (articles: SavedArticle[]): number[] => articles.map(({ doc_id }) => Number(doc_id.slice(1)))
const requestedIds = (): number[] => model.asked().map(({ text }) => Number(/庆余年 (\d+)/.exec(text)?.[1]))

test('each resource gets one article, stored with its model and prompt', async () => {
  add(...Array.from({ length: 25 }, (_, at) => at + 1))
  expect(await run()).toMatchObject({ status: 'done', done: 25, msg: '写了 25 篇' })
  expect(saved).toHaveLength(25)
  expect(saved[0]).toEqual({
    doc_id: docIdOf(1),
    text: '## 介绍\n\n一段文字。',
    model: 'gemini-test',
    prompt: defaults.prompt,
    replace_by_hand: false,
  })
  expect(await run()).toMatchObject({ status: 'done', msg: '写了 0 篇' })
  expect(model.asked()).toHaveLength(25)
})

test('the model gets user text as data between unpredictable delimiters, and never the address of a share', async () => {
  add(1)
  await run()
  const [firstRequest] = model.asked()
  expect(firstRequest).toMatchObject({ key: first, model: 'gemini-test' })
  expect(firstRequest?.system).toContain('不可信的数据')
  expect(firstRequest?.text).toMatch(
    /^介绍：<name-([0-9a-f]{18})>\n庆余年 1\n<\/name-\1>；<files-\1>\nfile:第1集.mp4\n<\/files-\1>；QUARK$/,
  )
})

test('a resource hidden from engines gets none, also where that is the default of the site', async () => {
  add(1, 2, 3, 4)
  isNoindexDefault = true
  await run()
  expect(idsOf(saved)).toEqual([2, 4])
})

test('a resource requested by id gets a new article even when it has one', async () => {
  expect(await run({ ids: [3, 5] })).toMatchObject({ status: 'done', done: 2, total: 2 })
  expect(await run({ ids: [3] })).toMatchObject({ status: 'done' })
  expect(idsOf(saved)).toEqual([3, 5, 3])
})

test('an article that an admin wrote meanwhile stays, unless the job replaces articles', async () => {
  takenByHand.add(3)
  expect(await run({ ids: [3, 5] })).toMatchObject({ status: 'done', msg: '写了 1 篇，1 篇没有写成' })
  expect(idsOf(saved)).toEqual([5])
  expect(await run({ ids: [3], replace_by_hand: true })).toMatchObject({ status: 'done', msg: '写了 1 篇' })
  expect(idsOf(saved)).toEqual([5, 3])
})

describe('the day’s limit', () => {
  test('holds for all answers of the model, across restarts', async () => {
    add(...Array.from({ length: 9 }, (_, at) => at + 1))
    gemini = { ...defaults, daily_limit: 4 }
    model.setMode('unsafe')
    expect(await run()).toMatchObject({ status: 'done', msg: '写了 0 篇，4 篇没有写成；今天的篇数已用完' })
    model.setMode('normal')
    await run()
    await run({ ids: [7] })
    expect(model.asked()).toHaveLength(4)
  })

  test('is not used up by resources that the model refuses; they are retried after all others', async () => {
    add(1, 2, 3, 4, 5)
    gemini = { ...defaults, daily_limit: 2 }
    const tomorrow = () => database.db('day_quota').update({ day: database.db.raw('day - 1') })
    model.setMode('unsafe')
    await run()
    await tomorrow()
    model.setMode('normal')
    await run()
    await database.db('day_quota').delete()
    await run()
    expect(requestedIds()).toEqual([1, 2, 3, 4, 5, 1])
    await database.db('day_quota').delete()
    expect(await run()).toMatchObject({ msg: '写了 1 篇' })
    expect(idsOf(saved)).toEqual([3, 4, 5, 1, 2])
  })

  test('is not used up by unanswered requests', async () => {
    add(1)
    gemini = { ...defaults, daily_limit: 1 }
    model.setMode('broken')
    expect(await run()).toMatchObject({ status: 'waiting', msg: '模型暂时没有回答（稍后自动重试）' })
    model.setMode('normal')
    expect(await run()).toMatchObject({ status: 'done', msg: '写了 1 篇' })
  })
})

test.each(['broken', 'limited', 'garbage', 'huge', 'truncated', 'wrong_types', 'redirect_inside'] as const)(
  'after %s answers the job resumes at the same resource when the model recovers, and no key is disclosed',
  async (mode) => {
    add(1, 2)
    const { log, lines } = capturedLogger()
    model.setMode(mode)
    const stuck = await run({}, log)
    expect(stuck.status).toBe(mode === 'redirect_inside' ? 'failed' : 'waiting')
    expect(saved).toEqual([])
    model.setMode('normal')
    expect(await run({}, log)).toMatchObject({ status: 'done', msg: '写了 2 篇' })
    expect(JSON.stringify([lines, await database.db('job'), saved])).not.toContain('AIza')
  },
)

test.each(['blocked', 'unsafe', 'cut'] as const)(
  'after an answer that is %s nothing is stored, and the next resource follows',
  async (mode) => {
    add(1, 2)
    model.setMode(mode)
    expect(await run()).toMatchObject({ status: 'done', msg: '写了 0 篇，2 篇没有写成' })
    expect(saved).toEqual([])
  },
)

test('an article without any valid content is discarded', async () => {
  add(1, 2)
  model.setReply(({ text }) => (text.includes('庆余年 1\n') ? '只有链接' : '好'))
  expect(await run()).toMatchObject({ status: 'done', msg: '写了 1 篇，1 篇没有写成' })
})

describe('keys', () => {
  test('that are invalid or exhausted are skipped, and the valid one is used', async () => {
    add(1, 2, 3)
    gemini = { ...defaults, keys: ['AIza-unknown', second, first] }
    model.setKey(second, 'used up')
    expect(await run()).toMatchObject({ status: 'done', msg: '写了 3 篇' })
    expect(model.asked().map(({ key }) => key)).toEqual([first, first, first])
  })

  test('fail the job when none is valid, and pause it when one is exhausted', async () => {
    add(1)
    const { log, lines } = capturedLogger()
    gemini = { ...defaults, keys: ['AIza-unknown', second] }
    model.setKey(second, 'forbidden')
    expect(await run({}, log)).toMatchObject({ status: 'failed', msg: '密钥无效' })
    model.setKey(second, 'used up')
    expect(await run({}, log)).toMatchObject({ status: 'waiting', msg: '模型的用量暂时用完（稍后自动重试）' })
    expect(JSON.stringify([lines, await database.db('job')])).not.toContain('AIza')
  })

  test('an unknown model fails the job', async () => {
    add(1)
    gemini = { ...defaults, model: '../../v1/secrets' }
    expect(await run()).toMatchObject({ status: 'failed', msg: '模型不存在' })
  })
})

test.each([
  'https://127.0.0.1',
  'https://[::1]/',
  'http://generativelanguage.googleapis.com',
  '/v1',
  'https://localhost',
])('no key is sent to %s, whatever the configuration', async (base_url) => {
  add(1)
  gemini = { ...defaults, base_url }
  expect(await run()).toMatchObject({ status: 'failed', msg: '模型接口地址不可用' })
  expect(model.asked()).toEqual([])
})

test('admins see whether the model answers, in texts without keys', async () => {
  const { CheckGemini } = geminiHandlers(createDeps())
  const admin = testContext({ user: { id: 1, role: 'admin' } })
  expect(await CheckGemini({}, admin)).toEqual({ ok: true, model: 'gemini-test', message: '' })
  gemini = { ...defaults, keys: ['AIza-unknown'] }
  expect(await CheckGemini({}, admin)).toEqual({ ok: false, model: 'gemini-test', message: '密钥无效' })
  gemini = { ...defaults, enabled: false }
  expect(await CheckGemini({}, admin)).toEqual({ ok: false, model: 'gemini-test', message: '没有启用文章生成' })
  await expect(CheckGemini({}, testContext({ user: { id: 2, role: 'user' } }))).rejects.toMatchObject({
    kind: 'forbidden',
  })
  expect(await database.db('day_quota')).toEqual([])
})

test('a cancelled job stores nothing more and sends no further request to the model', async () => {
  add(1, 2)
  model.setMode('hang')
  const crashing = await startCrashingReplica(database.url, (db) => ({ write_articles: writeArticles(createDeps(db)) }))
  await database.db('job').insert({ kind: 'write_articles', params: '{"ids":[]}', origin: 'admin' })
  await waitFor(() => model.asked().length > 0)
  await crashing.kill()
  await database.db('job').where({ status: 'running' }).update({ status: 'cancelling', leased_until: '-infinity' })
  expect(await run()).toMatchObject({ status: 'cancelled' })
  expect(model.asked()).toHaveLength(1)
  expect(saved).toEqual([])
})
