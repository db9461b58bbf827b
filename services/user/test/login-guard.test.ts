import { startFaultProxy } from '@pandex/platform/testing/fault-proxy'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { asVisitor, uniqueAddress, startUserService } from './harness.ts'
import type { UserTestService } from './harness.ts'

let service: UserTestService
let proxy: Awaited<ReturnType<typeof startFaultProxy>>
let waitedMs = 0
/** Set by tests that measure pauses, because on a slow machine a pause could end before its measurement. */
let stoppedAtMs: number | undefined

const stopClock = (): void => {
  stoppedAtMs = Date.now()
  onTestFinished(() => void (stoppedAtMs = undefined))
}

beforeAll(async () => {
  proxy = await startFaultProxy({ target: new URL(inject('engines').redisUrl).host })
  const redisUrl = new URL(inject('engines').redisUrl)
  redisUrl.host = proxy.address
  service = await startUserService({
    clock: () => new Date((stoppedAtMs ?? Date.now()) + waitedMs),
    redisUrl: redisUrl.href,
  })
})

afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await proxy[Symbol.asyncDispose]()
})

let count = 0
let name: string
const right = 'the right password'

beforeEach(async () => {
  count += 1
  name = `guarded${count}`
  await service.addAccount({ username: name, password: right, email: `${name}@example.com` })
})

const wrongCredentials = { code: 'user.wrong_credentials' }
const captchaRequired = { kind: 'failed_precondition', code: 'user.captcha_required' }
const tooManyAttempts = { kind: 'rate_limited', code: 'user.too_many_tries' }

const fail = async (times: number, login: string, address: () => string): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    const from = address()
    const captcha = service.solveCaptcha('login', from)
    await expect(service.login(login, 'wrong', { address: from, captcha })).rejects.toMatchObject(wrongCredentials)
  }
}

const codeOf = (tried: PromiseSettledResult<unknown>): string =>
  tried.status === 'fulfilled' ? 'in' : (tried.reason as { code: string }).code

test('requires a captcha after five failures of an account from any networks', async () => {
  await fail(5, name, uniqueAddress)
  await expect(service.login(name, right)).rejects.toMatchObject(captchaRequired)
  const address = uniqueAddress()
  const captcha = service.solveCaptcha('login', address)
  expect((await service.login(name, right, { address, captcha })).token).not.toBe('')
})

test('requires a captcha after five failures of a /24 under any names', async () => {
  for (const [index, login] of ['a', 'b', 'c', 'd', 'e'].entries())
    await fail(1, `${name}${login}`, () => `192.0.2.${index}`)
  await expect(service.login(name, right, { address: '192.0.2.200' })).rejects.toMatchObject(captchaRequired)
  expect((await service.login(name, right, { address: '192.0.3.1' })).token).not.toBe('')
})

test('counts a /48 of IPv6 as one network', async () => {
  for (const [index, login] of ['a', 'b', 'c', 'd', 'e'].entries())
    await fail(1, `${name}${login}`, () => `2001:db8:7:${index}::1`)
  await expect(service.login(name, right, { address: '2001:db8:7::9' })).rejects.toMatchObject(captchaRequired)
  expect((await service.login(name, right, { address: '2001:db8:8::9' })).token).not.toBe('')
})

test.each(['nobody-', 'guarded'])('counts names alike whether or not an account has them: %s', async (start) => {
  const login = start === 'guarded' ? name : `${start}${count}`
  const address = uniqueAddress()
  const codes: string[] = []
  for (let time = 0; time < 7; time += 1)
    codes.push(codeOf((await Promise.allSettled([service.login(login, 'wrong', { address })]))[0]))
  expect(codes).toEqual([...Array(5).fill('user.wrong_credentials'), ...Array(2).fill('user.captcha_required')])
})

test('concurrent attempts get through without a captcha no more often than sequential ones', async () => {
  const address = uniqueAddress()
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, () => service.login(name, 'wrong password', { address })),
  )
  const codes = tries.map(codeOf)
  expect(codes.filter((code) => code === 'user.wrong_credentials')).toHaveLength(5)
  expect(codes.filter((code) => code === 'user.captcha_required')).toHaveLength(45)
})

test('accepts many concurrent logins with the right password', async () => {
  const address = uniqueAddress()
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => service.login(name, right, { address })))
  expect(tries.map(codeOf)).toEqual(Array(20).fill('in'))
})

test('accepts a captcha only for logins, from the client that solved it, once, and none while captchas cannot be verified', async () => {
  const address = uniqueAddress()
  onTestFinished(() => service.configure({}))
  await service.configure({ user: { enable_captcha: true } })
  const login = (captcha: string) => service.login(name, right, { address, captcha })
  await expect(login('')).rejects.toMatchObject(captchaRequired)
  await expect(login('made up')).rejects.toMatchObject(captchaRequired)
  await expect(login(service.solveCaptcha('register', address))).rejects.toMatchObject(captchaRequired)
  await expect(login(service.solveCaptcha('login', uniqueAddress()))).rejects.toMatchObject(captchaRequired)
  const captcha = service.solveCaptcha('login', address)
  expect((await login(captcha)).token).not.toBe('')
  await expect(login(captcha)).rejects.toMatchObject(captchaRequired)
  onTestFinished(() => void (service.said.isCaptchaAway = false))
  service.said.isCaptchaAway = true
  await expect(login(service.solveCaptcha('login', address))).rejects.toMatchObject({ kind: 'unavailable' })
})

test('a success resets the failures on the account from the same network', async () => {
  const address = uniqueAddress()
  await fail(4, name, () => address)
  await service.login(name, right, { address })
  await fail(4, name, () => address)
  expect((await service.login(name, right, { address })).token).not.toBe('')
})

test('a success of one account does not reset the failures of a network on other accounts', async () => {
  const address = uniqueAddress()
  for (const login of ['a', 'b', 'c', 'd', 'e']) await fail(1, `${name}${login}`, () => address)
  const captcha = service.solveCaptcha('login', address)
  await service.login(name, right, { address, captcha })
  await expect(service.login(`${name}f`, 'wrong', { address })).rejects.toMatchObject(captchaRequired)
})

test('after twenty failures the pause grows, ends, and is the same for the right password', async () => {
  stopClock()
  const address = uniqueAddress()
  await fail(20, name, () => address)
  const login = () => service.login(name, right, { address, captcha: service.solveCaptcha('login', address) })
  await expect(login()).rejects.toMatchObject({ ...tooManyAttempts, details: { retryAfterSeconds: 1 } })
  waitedMs += 1_000
  await fail(1, name, () => address)
  await expect(login()).rejects.toMatchObject({ ...tooManyAttempts, details: { retryAfterSeconds: 2 } })
  waitedMs += 2_000
  await fail(1, name, () => address)
  await expect(login()).rejects.toMatchObject({ ...tooManyAttempts, details: { retryAfterSeconds: 4 } })
  waitedMs += 4_000
  expect((await login()).token).not.toBe('')
  expect((await service.login(name, right, { address: uniqueAddress(), captcha: '' })).token).not.toBe('')
})

test('an attacker from another network cannot lock the owner out: the owner only has to solve a captcha', async () => {
  const attackerAddress = uniqueAddress()
  await fail(22, name, () => {
    waitedMs += 10_000
    return attackerAddress
  })
  const address = uniqueAddress()
  const captcha = service.solveCaptcha('login', address)
  expect((await service.login(name, right, { address, captcha })).token).not.toBe('')
})

test('a pause of a network exempts accounts that logged in from it before', async () => {
  stopClock()
  await service.login(name, right, { address: '198.51.100.1' })
  const otherNames = Array.from({ length: 20 }, (_, index) => `${name}-${index}`)
  for (const login of otherNames) await fail(1, login, () => '198.51.100.2')
  const login = (who: string) => {
    const captcha = service.solveCaptcha('login', '198.51.100.3')
    return service.login(who, right, { address: '198.51.100.3', captcha })
  }
  await expect(login(`${name}-new`)).rejects.toMatchObject(tooManyAttempts)
  expect((await login(name)).token).not.toBe('')
  expect((await login(`${name}@example.com`)).token).not.toBe('')
})

test('failures survive a restart of the service and count on every replica', async () => {
  const address = uniqueAddress()
  await fail(5, name, () => address)
  await using another = await service.startAnother()
  const credentials = { username: name, password: right }
  await expect(another.client.Login(credentials, asVisitor(address))).rejects.toMatchObject(captchaRequired)
})

test('Redis holds neither typed input nor account names', async () => {
  await fail(1, 'canary-typed-into-the-wrong-field', uniqueAddress)
  const keys = await service.redis.keys(`${service.prefix}*`)
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.join(' ')).not.toMatch(/canary|guarded|example\.com/)
})

test('refuses all logins while Redis is down, and accepts them when it is back', async () => {
  proxy.cut()
  await expect(service.login(name, right)).rejects.toMatchObject({ kind: 'unavailable' })
  proxy.restore()
  const back = await waitFor(() => service.login(name, right))
  expect(back.token).not.toBe('')
})
