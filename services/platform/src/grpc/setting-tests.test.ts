import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { AppError, unavailableError } from '../errors.ts'
import { testContext } from '../../testing/fixtures.ts'
import { createSettingTester } from './setting-tests.ts'
import type { SettingTest, SettingTestOptions } from './setting-tests.ts'

const admin = (fields: Parameters<typeof testContext>[0] = {}) =>
  testContext({ user: { id: 1, role: 'admin' }, ...fields })
const works: SettingTest = async () => ({ ok: true, message: '正常' })
const testerOf = (run: SettingTest, options: SettingTestOptions = { intervalMs: 0 }) =>
  createSettingTester('disk', { mail: run, proxy: works }, options)

test('answers with the result of the test', async () => {
  expect(await testerOf(works)({ name: 'mail' }, admin())).toEqual({ ok: true, message: '正常' })
})

test.each([undefined, { id: 2, role: 'user' } as const])('refuses a caller who is no admin: %j', async (user) => {
  await expect(testerOf(works)({ name: 'mail' }, testContext(user && { user }))).rejects.toMatchObject({
    kind: 'forbidden',
    code: 'disk.admin_only',
  })
})

test.each(['', 'other', 'toString', '__proto__'])('refuses the name %j', async (name) => {
  await expect(testerOf(works)({ name }, admin())).rejects.toMatchObject({ code: 'disk.unknown_setting' })
})

test('answers a failed test for a setting that is switched off, and fails while a service is down', async () => {
  const off = testerOf(async () => Promise.reject(new AppError('failed_precondition', 'disk.off', '没有启用')))
  expect(await off({ name: 'mail' }, admin())).toEqual({ ok: false, message: '没有启用' })
  const away = testerOf(async () => Promise.reject(unavailableError()))
  await expect(away({ name: 'mail' }, admin())).rejects.toMatchObject({ kind: 'unavailable' })
})

const tooSoon = { kind: 'rate_limited', code: 'disk.tested_lately', details: { retryAfterSeconds: expect.any(Number) } }

test('runs one test of a setting at a time, and tests of other settings concurrently', async () => {
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean; message: string }>()
  const run = testerOf(async () => promise)
  const first = run({ name: 'mail' }, admin())
  await expect(run({ name: 'mail' }, admin())).rejects.toMatchObject(tooSoon)
  expect(await run({ name: 'proxy' }, admin())).toMatchObject({ ok: true })
  resolve({ ok: true, message: '' })
  expect(await first).toMatchObject({ ok: true })
  expect(await run({ name: 'mail' }, admin())).toMatchObject({ ok: true })
})

test('tests a setting again only after the interval', async () => {
  const run = testerOf(works, { intervalMs: 60_000 })
  expect(await run({ name: 'mail' }, admin())).toMatchObject({ ok: true })
  await expect(run({ name: 'mail' }, admin())).rejects.toMatchObject(tooSoon)
})

test('answers in time and holds its permit until a test that ignores its signal has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<{ ok: boolean; message: string }>()
  const run = testerOf(async () => promise, { intervalMs: 0, maxMs: 20 })
  expect(await run({ name: 'mail' }, admin())).toMatchObject({ ok: false, message: '0 秒内没有测试完' })
  await expect(run({ name: 'mail' }, admin())).rejects.toMatchObject(tooSoon)
  resolve({ ok: true, message: 'late' })
  await promise
  await sleep(1)
  expect(await run({ name: 'mail' }, admin())).toMatchObject({ ok: true, message: 'late' })
})

test('cancels a test before the deadline of its call, and when its caller disconnects', async () => {
  const caller = new AbortController()
  const untilAborted: SettingTest = (_ctx, signal) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve({ ok: false, message: 'aborted' }))
    })
  const startedAt = performance.now()
  expect(await testerOf(untilAborted)({ name: 'mail' }, admin({ budgetMs: 500 }))).toEqual({
    ok: false,
    message: 'aborted',
  })
  expect(performance.now() - startedAt).toBeGreaterThan(50)
  const left = testerOf(untilAborted)({ name: 'mail' }, { ...admin(), signal: caller.signal })
  caller.abort()
  expect(await left).toMatchObject({ message: 'aborted' })
})
