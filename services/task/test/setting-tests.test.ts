import { defaultSetting } from '@pandex/contracts/settings/select-settings'
import { testContext } from '@pandex/platform/testing/fixtures'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startGeminiSimulator } from '../../../deploy/simulators/gemini/start-gemini-simulator.ts'
import type { GeminiSimulator } from '../../../deploy/simulators/gemini/start-gemini-simulator.ts'
import { startPushSimulator } from '../../../deploy/simulators/push/start-push-simulator.ts'
import type { PushSimulator } from '../../../deploy/simulators/push/start-push-simulator.ts'
import { createGemini } from '../clients/gemini.ts'
import { openOutboundClient } from '@pandex/platform/outbound/outbound-client'
import type { OutboundClient } from '@pandex/platform/outbound/outbound-client'
import { settingTestHandlers } from '../handlers/setting-tests.ts'

const site = 'pan.example'
const secrets = { indexNowKey: 'index-now-key-0011', baiduToken: 'baidu-token-2233', geminiKey: 'AIza-key-4455' }
const defaultPush = {
  ...defaultSetting('seo_push'),
  indexnow_enabled: true,
  indexnow_key: secrets.indexNowKey,
  baidu_enabled: true,
  baidu_site: site,
  baidu_token: secrets.baiduToken,
}
const defaultGemini = { ...defaultSetting('gemini'), enabled: true, model: 'gemini-test', keys: [secrets.geminiKey] }

let engines: PushSimulator
let model: GeminiSimulator
let outbound: { push: OutboundClient; model: OutboundClient }
let rules: { site_address: string; seo_push: typeof defaultPush; gemini: typeof defaultGemini }

beforeEach(async () => {
  engines = await startPushSimulator({ site, ...secrets })
  model = await startGeminiSimulator()
  model.setKey(secrets.geminiKey, 'good')
  outbound = { push: openOutboundClient({ mapTo: engines }), model: openOutboundClient({ mapTo: model }) }
  rules = { site_address: `https://${site}`, seo_push: defaultPush, gemini: defaultGemini }
})

afterEach(async () => {
  for (const opened of [outbound.push, outbound.model, engines, model]) await opened[Symbol.asyncDispose]()
})

/** New handlers for each call, which have no interval between two tests. */
const testSetting = (name: string, role: 'admin' | 'user' = 'admin', budgetMs?: number) =>
  settingTestHandlers({
    siteConfig: { read: async () => rules },
    outbound: outbound.push,
    gemini: createGemini(outbound.model),
  }).TestSetting({ name }, testContext({ user: { id: 1, role }, ...(budgetMs !== undefined && { budgetMs }) }))

test('pushes the home page to the tested engine only', async () => {
  expect(await testSetting('seo_push.indexnow')).toEqual({
    ok: true,
    message: 'IndexNow：已接收首页地址，还在验证密钥',
  })
  expect(engines.listSubmissions('indexnow')).toEqual([[`https://${site}/`]])
  expect(engines.countCalls('baidu')).toBe(0)
  engines.setQuota(8)
  expect(await testSetting('seo_push.baidu')).toEqual({
    ok: true,
    message: '百度：已接收首页地址，今天还可以推送 7 个',
  })
  expect(engines.listSubmissions('baidu')).toEqual([[`https://${site}/`]])
  expect(engines.countCalls('indexnow')).toBe(1)
})

test.each([
  ['indexnow', { indexnow_enabled: false }, '没有启用 IndexNow'],
  ['indexnow', { indexnow_key: '' }, '没有填写 IndexNow 密钥'],
  ['indexnow', { indexnow_endpoint: 'https://127.0.0.1/indexnow' }, 'IndexNow接口地址不可用'],
  ['baidu', { baidu_enabled: false }, '没有启用百度推送'],
  ['baidu', { baidu_site: '' }, '没有填写百度站点'],
  ['baidu', { baidu_token: '' }, '没有填写百度令牌'],
] as const)('sends nothing to %s with %j: %s', async (engine, changes, message) => {
  rules.seo_push = { ...defaultPush, ...changes }
  expect(await testSetting(`seo_push.${engine}`)).toEqual({ ok: false, message })
  expect(engines.countCalls(engine)).toBe(0)
})

test.each([
  ['', '请先在站点配置里填写域名'],
  ['http://127.0.0.1:8080', '搜索引擎打不开内网地址 http://127.0.0.1:8080，请先填写公网域名'],
])('sends nothing about a site at the address "%s"', async (site_address, message) => {
  rules.site_address = site_address
  expect(await testSetting('seo_push.indexnow')).toEqual({ ok: false, message })
  expect(engines.countCalls('indexnow')).toBe(0)
})

test.each([
  ['indexnow', { indexnow_key: 'wrong' }, 'IndexNow 密钥无效'],
  ['baidu', { baidu_token: 'wrong' }, '百度令牌无效'],
  ['baidu', { baidu_site: 'other.example' }, '百度站点未验证'],
] as const)('reports what %s refuses with %j: %s', async (engine, changes, message) => {
  rules.seo_push = { ...defaultPush, ...changes }
  expect(await testSetting(`seo_push.${engine}`)).toEqual({ ok: false, message })
})

test('reports that the domain does not belong to the key, and that the quota of the engine is used up', async () => {
  rules.site_address = 'https://other.example'
  expect(await testSetting('seo_push.indexnow')).toEqual({
    ok: false,
    message: 'IndexNow 认为地址与域名或密钥不符',
  })
  engines.setQuota(0)
  rules.site_address = `https://${site}`
  expect(await testSetting('seo_push.baidu')).toEqual({ ok: false, message: '百度：今天的推送配额已用完' })
})

test.each([
  ['limited', '限制了请求频率（HTTP 429）'],
  ['broken', '服务出错（HTTP 500）'],
  ['garbage', '回答无法识别'],
  ['huge', '回答过长'],
  ['hang', '没有及时回答'],
] as const)('reports why an engine with %s answers did not work', async (mode, message) => {
  engines.setMode('baidu', mode)
  const budgetMs = mode === 'hang' ? 1_500 : undefined
  expect(await testSetting('seo_push.baidu', 'admin', budgetMs)).toEqual({ ok: false, message: `百度：${message}` })
})

test('reports an unreachable engine', async () => {
  await engines[Symbol.asyncDispose]()
  for (const [engine, title] of [
    ['indexnow', 'IndexNow'],
    ['baidu', '百度'],
  ])
    expect(await testSetting(`seo_push.${engine}`)).toEqual({ ok: false, message: `${title}：连接被拒绝` })
  engines = await startPushSimulator({ site, ...secrets })
})

test('sends its request to the configured model', async () => {
  expect(await testSetting('gemini')).toEqual({ ok: true, message: '模型 gemini-test 可用' })
  model.setKey(secrets.geminiKey, 'forbidden')
  expect(await testSetting('gemini')).toEqual({ ok: false, message: '密钥无效' })
  rules.gemini = { ...defaultGemini, enabled: false }
  expect(await testSetting('gemini')).toEqual({ ok: false, message: '没有启用文章生成' })
})

test.each(['gemini', 'seo_push.indexnow', 'seo_push.baidu'])('tests %s for admins only', async (name) => {
  await expect(testSetting(name, 'user')).rejects.toMatchObject({ kind: 'forbidden' })
  expect([...model.asked(), engines.countCalls('indexnow'), engines.countCalls('baidu')]).toEqual([0, 0])
})

test('shows no key in an answer', async () => {
  const answers = []
  for (const mode of ['normal', 'broken', 'garbage', 'redirect_inside'] as const) {
    engines.setMode('indexnow', mode)
    engines.setMode('baidu', mode)
    for (const name of ['gemini', 'seo_push.indexnow', 'seo_push.baidu']) answers.push(await testSetting(name))
  }
  for (const secret of Object.values(secrets)) expect(JSON.stringify(answers)).not.toContain(secret)
})
