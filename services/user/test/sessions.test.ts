import { testContext } from '@pandex/platform/testing/fixtures'
import { measureMin } from '@pandex/platform/testing/measure'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../domain/accounts/password.ts'
import { asUser, asVisitor, uniqueAddress, startUserService } from './harness.ts'

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

const sessionOf = (id: number, version = 1, session = 'some session') =>
  service.client.GetSession({ user_id: id, token_version: version, session_id: session }, testContext())

const claimsOf = async (token: string) => (await jwtVerify(token, service.publicKey)).payload

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
  expect(payload.jti).toMatch(/^[0-9a-f-]{36}$/)
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
  const password = await hashPassword('the right password')
  const time = async (username: string, into: number[]) => {
    const startedAt = performance.now()
    await expect(service.login(username, 'wrong password')).rejects.toMatchObject(wrongCredentials)
    into.push(performance.now() - startedAt)
  }
  let tries = 0
  const compare = async (): Promise<number> => {
    tries += 1
    // A new name per attempt, because repeated failures require captchas.
    const rounds = Array.from({ length: 15 }, (_, index) => `${tries}x${index}`)
    await service.db('accounts').insert(rounds.map((round) => ({ username: `timed${round}`, password })))
    const unknown: number[] = []
    const wrong: number[] = []
    // Measures both in turn, so that load affects both.
    for (const round of rounds) {
      await time(`nobody${round}`, unknown)
      await time(`timed${round}`, wrong)
    }
    const ratio = median(unknown) / median(wrong)
    return Math.max(ratio, 1 / ratio)
  }
  expect(await measureMin(1.65, compare)).toBeLessThan(1.7)
})

test('logs user and address of a login, and no password', async () => {
  const address = uniqueAddress()
  await service.login('Alice', alice.password)
  await service.login('Alice', 'canary-password-2', { address }).catch(() => undefined)
  await service.login('canary-password-3', 'x').catch(() => undefined)
  const logged = JSON.stringify(service.lines)
  expect(service.lines).toContainEqual(expect.objectContaining({ msg: 'login: succeeded', user_id: aliceId }))
  expect(service.lines).toContainEqual(
    expect.objectContaining({ msg: 'login: wrong credentials, refusing', user_id: aliceId, client_address: address }),
  )
  expect(logged).not.toMatch(/canary|argon2/)
})

test('sheds a flood of logins instead of queueing it, and counts no unchecked attempt', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `stranger${index}`)
  const attempts = await Promise.allSettled(names.map((name) => service.login(name, 'wrong password')))
  const codes = attempts.map((attempt) => (attempt.status === 'rejected' ? attempt.reason.code : 'accepted'))
  const shed = codes.filter((code) => code === 'user.too_busy').length
  expect(codes.filter((code) => code === 'user.wrong_credentials').length).toBe(200 - shed)
  expect(shed).toBeGreaterThan(0)
  // 2 hash, 64 wait; more are admitted only as slots free up.
  expect(200 - shed).toBeGreaterThanOrEqual(66)
  expect((await service.login('Alice', alice.password)).info?.id).toBe(aliceId)
})

test('stores time and address of the last login of an account', async () => {
  const address = uniqueAddress()
  await service.login('Alice', alice.password, { address })
  const row = await service.db('accounts').where({ id: aliceId }).first()
  expect(row.last_login_address).toBe(address)
  expect(Math.abs(row.last_login_time.getTime() - Date.now())).toBeLessThan(60_000)
})

test('logging out ends only this session of the account', async () => {
  const [mine, other] = await Promise.all([
    service.login('Alice', alice.password).then(({ token }) => claimsOf(token)),
    service.login('Alice', alice.password).then(({ token }) => claimsOf(token)),
  ])
  const session = { id: String(mine.jti), openedAtMs: Number(mine.iat) * 1000 }
  await service.client.Logout({}, asUser(aliceId, 'user', session))
  await service.client.Logout({}, asUser(aliceId, 'user', session))
  await expect(sessionOf(aliceId, Number(mine.ver), String(mine.jti))).rejects.toMatchObject(sessionEnded)
  expect(await sessionOf(aliceId, Number(other.ver), String(other.jti))).toMatchObject({ id: aliceId })
})

test('an ended session is stored until its token expires', async () => {
  const dayMs = 86_400_000
  const openedAtMs = Date.now() - 8 * dayMs
  await service.client.Logout({}, asUser(aliceId, 'user', { id: 'long-over', openedAtMs }))
  const fresh = { id: 'fresh', openedAtMs: Date.now() }
  await service.client.Logout({}, asUser(aliceId, 'user', fresh))
  const rows = await service.db('ended_sessions').whereIn('session_id', ['long-over', 'fresh'])
  expect(rows).toEqual([{ session_id: 'fresh', expire_at: new Date(fresh.openedAtMs + 7 * dayMs) }])
})

test('logging out everywhere ends all sessions of the account', async () => {
  const id = await service.addAccount({ username: 'everywhere', password: 'x' })
  expect(await sessionOf(id, 1)).toMatchObject({ id })
  await service.client.Logout({ all: true }, asUser(id))
  await expect(sessionOf(id, 1)).rejects.toMatchObject(sessionEnded)
  await expect(service.client.Logout({}, asVisitor())).rejects.toMatchObject({ code: 'user.login_required' })
})

test('a session shows the account as it is now', async () => {
  const id = await service.addAccount({ username: 'promoted', password: 'x' })
  expect(await sessionOf(id)).toMatchObject({ id, role: 'user', email: '' })
  await service.db('accounts').where({ id }).update({ role: 'admin' })
  expect(await sessionOf(id)).toMatchObject({ id, role: 'admin' })
})

test('a newer token version ends older sessions at once, and an unknown one creates none', async () => {
  const id = await service.addAccount({ username: 'mover', password: 'x' })
  await service.db('accounts').where({ id }).increment('token_version')
  await expect(sessionOf(id, 1)).rejects.toMatchObject(sessionEnded)
  await expect(sessionOf(id, 3)).rejects.toMatchObject(sessionEnded)
  expect(await sessionOf(id, 2)).toMatchObject({ id })
})

test('a ban ends sessions, the account view and logins, and only the right password reveals it', async () => {
  const id = await service.addAccount({ username: 'banned', password: 'right password' })
  await service.db('accounts').where({ id }).update({ status: 'banned' })
  await expect(sessionOf(id)).rejects.toMatchObject(sessionEnded)
  const ctx = testContext({ user: { id, role: 'user' } })
  await expect(service.client.GetInfo({}, ctx)).rejects.toMatchObject(sessionEnded)
  await expect(service.login('banned', 'right password')).rejects.toMatchObject({ code: 'user.banned' })
  await expect(service.login('banned', 'wrong password')).rejects.toMatchObject(wrongCredentials)
})

test('a missing account has no session', async () => {
  await expect(sessionOf(987_654_321)).rejects.toMatchObject(sessionEnded)
})

test('info returns the own account, and requires a login', async () => {
  const own = await service.client.GetInfo({}, testContext({ user: { id: aliceId, role: 'user' } }))
  expect(own).toMatchObject({
    id: aliceId,
    username: 'Alice',
    coin: 0,
    vip_until: '',
    is_vip: false,
    invite_code: expect.stringMatching(/^[0-9A-Z]{8}$/),
    checked_in_today: false,
    has_initial_password: false,
  })
  await expect(service.client.GetInfo({}, testContext())).rejects.toMatchObject({
    kind: 'unauthenticated',
    code: 'user.login_required',
  })
})

test.each([
  ['name', { username: 'ALICE' }],
  ['mail', { username: 'other', email: 'ALICE@example.com' }],
])('no two accounts share a %s in any case', async (_what, fields) => {
  await expect(service.addAccount({ ...fields, password: 'x' })).rejects.toThrow(/unique/)
})
