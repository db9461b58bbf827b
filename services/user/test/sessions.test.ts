import { testContext } from '@pandex/platform/testing/fixtures'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startUserService } from './harness.ts'

let service: Awaited<ReturnType<typeof startUserService>>
let aliceId: number

const alice = { username: 'Alice', password: 'canary-password-1', email: 'Alice@Example.com' }

beforeAll(async () => {
  service = await startUserService()
  aliceId = await service.addAccount(alice)
})

afterAll(() => service[Symbol.asyncDispose]())

const wrongCredentials = {
  kind: 'unauthenticated',
  code: 'user.wrong_credentials',
  message: '用户名或密码错误',
  details: {},
}
const sessionEnded = { kind: 'unauthenticated', code: 'user.session_ended' }

const sessionOf = (id: number, version = 1) =>
  service.client.GetSession({ user_id: id, token_version: version }, testContext())

test.each(['Alice', 'aLICE', ' Alice ', 'alice@example.COM'])(
  'logs in by name or mail in any case: %s',
  async (name) => {
    const { info } = await service.login(name, alice.password)
    expect(info).toMatchObject({ id: aliceId, username: 'Alice', email: 'Alice@Example.com', role: 'user' })
    expect(new Date(info?.create_time ?? '').toISOString()).toBe(info?.create_time)
  },
)

test('never shows the password or its hash', async () => {
  expect(JSON.stringify(await service.login('Alice', alice.password))).not.toMatch(/argon2|canary|"password"/)
})

test('signs a token of 7 days that names the account and its token version, and no role', async () => {
  const { token } = await service.login('Alice', alice.password)
  const { payload, protectedHeader } = await jwtVerify(token, service.publicKey, {
    issuer: 'pandex',
    audience: 'pandex-web',
    algorithms: ['EdDSA'],
    typ: 'JWT',
  })
  expect(protectedHeader).toEqual({ alg: 'EdDSA', kid: 'key-1', typ: 'JWT' })
  expect(payload).toMatchObject({ sub: String(aliceId), ver: 1 })
  expect(payload).not.toHaveProperty('role')
  expect(Number(payload.exp) - Number(payload.iat)).toBe(7 * 24 * 3600)
  expect(Math.abs(Number(payload.iat) - Date.now() / 1000)).toBeLessThan(60)
})

test.each([
  ['an unknown user', 'nobody', alice.password],
  ['an unknown mail', 'nobody@example.com', alice.password],
  ['a wrong password', 'Alice', 'wrong password'],
  ['an empty password', 'Alice', ''],
  ['an empty name', '', ''],
  ['a name that no account can have', 'Alice\0', alice.password],
  ['a name without end', 'A'.repeat(100_000), alice.password],
  ['SQL for a name', "' or 1=1 --", alice.password],
])('answers the same for %s', async (_what, username, password) => {
  await expect(service.login(username, password)).rejects.toMatchObject(wrongCredentials)
})

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

test('takes as long for an unknown user as for a wrong password', async () => {
  const unknown: number[] = []
  const wrong: number[] = []
  const time = async (username: string, into: number[]) => {
    const startedAt = performance.now()
    await service.login(username, 'wrong password').catch(() => undefined)
    into.push(performance.now() - startedAt)
  }
  // In turn, so that a busy moment of the machine falls on both.
  for (let round = 0; round < 15; round += 1) {
    await time('nobody', unknown)
    await time('Alice', wrong)
  }
  const ratio = median(unknown) / median(wrong)
  expect(ratio).toBeGreaterThan(0.6)
  expect(ratio).toBeLessThan(1.7)
})

test('passwords reach no log line', async () => {
  await service.login('Alice', alice.password)
  await service.login('Alice', 'canary-password-2').catch(() => undefined)
  await service.login('canary-password-3', 'x').catch(() => undefined)
  const logged = JSON.stringify(service.lines)
  expect(logged).toContain('logged in')
  expect(logged).toContain('login refused')
  expect(logged).toContain('203.0.113.7')
  expect(logged).not.toMatch(/canary|argon2/)
})

test('sheds a flood of logins instead of letting it pile up', async () => {
  const attempts = await Promise.allSettled(
    Array.from({ length: 200 }, () => service.login('nobody', 'wrong password')),
  )
  const codes = attempts.map((attempt) => (attempt.status === 'rejected' ? attempt.reason.code : 'accepted'))
  const shed = codes.filter((code) => code === 'user.too_busy').length
  expect(codes.filter((code) => code === 'user.wrong_credentials').length).toBe(200 - shed)
  expect(shed).toBeGreaterThan(0)
  // Two are hashed while 64 wait, and more get in only as places fall free.
  expect(200 - shed).toBeGreaterThanOrEqual(66)
  expect((await service.login('Alice', alice.password)).info?.id).toBe(aliceId)
})

test('a session shows the account as it is now', async () => {
  const id = await service.addAccount({ username: 'promoted', password: 'x' })
  expect(await sessionOf(id)).toMatchObject({ id, role: 'user', email: '' })
  await service.db('accounts').where({ id }).update({ role: 'admin' })
  expect(await sessionOf(id)).toMatchObject({ id, role: 'admin' })
})

test('a newer token version ends older sessions at once, and an unknown one opens none', async () => {
  const id = await service.addAccount({ username: 'mover', password: 'x' })
  await service.db('accounts').where({ id }).increment('token_version')
  await expect(sessionOf(id, 1)).rejects.toMatchObject(sessionEnded)
  await expect(sessionOf(id, 3)).rejects.toMatchObject(sessionEnded)
  expect(await sessionOf(id, 2)).toMatchObject({ id })
})

test('a ban ends the session, the account view and the way in, and only the right password learns of it', async () => {
  const id = await service.addAccount({ username: 'banned', password: 'right password' })
  await service.db('accounts').where({ id }).update({ status: 'banned' })
  await expect(sessionOf(id)).rejects.toMatchObject(sessionEnded)
  const ctx = testContext({ user: { id, role: 'user' } })
  await expect(service.client.GetInfo({}, ctx)).rejects.toMatchObject(sessionEnded)
  await expect(service.login('banned', 'right password')).rejects.toMatchObject({ code: 'user.banned' })
  await expect(service.login('banned', 'wrong password')).rejects.toMatchObject(wrongCredentials)
})

test('an account that is gone has no session', async () => {
  await expect(sessionOf(987_654_321)).rejects.toMatchObject(sessionEnded)
})

test('info is the own account, and needs a login', async () => {
  const own = await service.client.GetInfo({}, testContext({ user: { id: aliceId, role: 'user' } }))
  expect(own).toMatchObject({ id: aliceId, username: 'Alice' })
  await expect(service.client.GetInfo({}, testContext())).rejects.toMatchObject({
    kind: 'unauthenticated',
    code: 'user.login_required',
  })
})

test.each([
  ['name', { username: 'ALICE' }],
  ['mail', { username: 'other', email: 'ALICE@example.com' }],
])('no two accounts share a %s, whatever the case', async (_what, fields) => {
  await expect(service.addAccount({ ...fields, password: 'x' })).rejects.toThrow(/unique/)
})
