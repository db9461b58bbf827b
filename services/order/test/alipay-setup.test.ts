import { generateKeyPairSync } from 'node:crypto'
import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { GatewayMode } from '../../../deploy/simulators/alipay/start-alipay-simulator.ts'
import type { AlipaySettings } from '../clients/payments/alipay/alipay-settings.ts'
import { configOf, openAlipayFixture } from './alipay-fixture.ts'
import type { AlipayFixture } from './alipay-fixture.ts'
import { startOrderService } from './harness.ts'
import type { OrderTestService } from './harness.ts'

let alipay: AlipayFixture
let orders: OrderTestService

beforeAll(async () => {
  alipay = await openAlipayFixture()
  orders = await startOrderService({ outbound: alipay.outbound })
})

afterAll(async () => {
  await orders[Symbol.asyncDispose]()
  await alipay[Symbol.asyncDispose]()
})

beforeEach(() => {
  alipay.simulator.setGatewayMode('normal')
  orders.said.settings.alipay_face = configOf(alipay.simulator).alipay_face
})

const asAdmin = (budgetMs = 10_000) => testContext({ user: { id: 42, role: 'admin' }, budgetMs })

const build = async (budgetMs?: number) => orders.client.BuildAlipay({}, asAdmin(budgetMs))

const set = (change: Partial<AlipaySettings>): void => {
  orders.said.settings.alipay_face = { ...orders.said.settings.alipay_face, ...change }
}

const otherPair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const otherPrivate = otherPair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
const otherPublic = otherPair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')

test('reports that keys work, after a signed call', async () => {
  const { ok, checks } = await build()
  expect(ok).toBe(true)
  expect(checks.map((check) => [check.name, check.ok])).toEqual([
    ['app_id', true],
    ['private_key', true],
    ['public_key', true],
    ['key_pair', true],
    ['gateway', true],
  ])
})

test.each<[string, Partial<AlipaySettings>, string, RegExp]>([
  ['no application', { app_id: '' }, 'app_id', /没有填写应用编号/],
  ['an application that Alipay does not know', { app_id: '2021999999999999' }, 'app_id', /没有这个应用编号/],
  ['a damaged private key', { private_key: 'MIIE' }, 'private_key', /无法识别/],
  ['a damaged public key', { alipay_public_key: 'MIIB' }, 'public_key', /无法识别/],
  ['a private key of another application', { private_key: otherPrivate }, 'key_pair', /不是一对/],
  ['a public key that is not of Alipay', { alipay_public_key: otherPublic }, 'key_pair', /支付宝公钥与应用不匹配/],
  ['a private gateway address', { gateway: 'https://127.0.0.1/gateway.do' }, 'gateway', /公网地址/],
  ['another page as gateway', { gateway: 'https://openapi.alipay.com/other' }, 'gateway', /无法识别/],
])('names the check that fails: %s', async (_what, change, name, message) => {
  set(change)
  const { ok, checks } = await build()
  expect(ok).toBe(false)
  expect(checks.at(-1)).toEqual({ name, ok: false, message: expect.stringMatching(message) })
  expect(checks.slice(0, -1).every((check) => check.ok)).toBe(true)
  for (const key of [otherPrivate, otherPublic, 'MIIE', 'MIIB']) expect(JSON.stringify(checks)).not.toContain(key)
})

test.each<[GatewayMode, string, RegExp]>([
  ['busy', 'gateway', /暂时不可用/],
  ['forbidden', 'gateway', /没有当面付的权限/],
  ['garbage', 'gateway', /无法识别/],
  ['hang', 'gateway', /没有及时回答/],
  ['wrong_sign', 'key_pair', /支付宝公钥与应用不匹配/],
  ['unsigned', 'key_pair', /支付宝公钥与应用不匹配/],
])('names the check that fails when the gateway answers %s', async (mode, name, message) => {
  alipay.simulator.setGatewayMode(mode)
  expect((await build(2_000)).checks.at(-1)).toEqual({ name, ok: false, message: expect.stringMatching(message) })
})

test('the test button says the same in one text', async () => {
  const tested = async () => orders.client.TestSetting({ name: 'alipay_face' }, asAdmin())
  expect(await tested()).toEqual({ ok: true, message: '密钥和网关可用，可以收款' })
  await expect(tested()).rejects.toMatchObject({ kind: 'rate_limited' })
  await expect(orders.client.TestSetting({ name: 'email' }, asAdmin())).rejects.toMatchObject({
    code: 'order.unknown_setting',
  })
})

test('only admins may test keys', async () => {
  const asUser = testContext({ user: { id: 7, role: 'user' } })
  await expect(orders.client.BuildAlipay({}, asUser)).rejects.toMatchObject({ code: 'order.admin_only' })
  await expect(orders.client.TestSetting({ name: 'alipay_face' }, asUser)).rejects.toMatchObject({
    code: 'order.admin_only',
  })
})

test('no key reaches the log', async () => {
  set({ private_key: otherPrivate })
  await build()
  const text = JSON.stringify(orders.lines)
  expect(text).not.toContain(otherPrivate.slice(40, 80))
  expect(text).not.toContain(alipay.simulator.account.private_key.slice(40, 80))
})
