import { AdminChanged } from '@pandex/contracts/events'
import { testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asUser, startUserService } from './harness.ts'
import type { UserTestService } from './harness.ts'

let service: UserTestService

beforeAll(async () => {
  service = await startUserService()
})

afterAll(() => service[Symbol.asyncDispose]())

let count = 0
const password = 'violet tram 77'

const addAccount = async (role: 'admin' | 'user' = 'user') => {
  count += 1
  const account = { username: `someone${count}`, email: `someone${count}@example.com`, role }
  return { ...account, id: await service.addAccount({ ...account, password }) }
}

const asUserOfLate = (id: number) => asUser(id, 'user', { id: randomUUID(), openedAtMs: Date.now() - 10 * 60_000 })

const rowOf = (id: number) => service.db('accounts').where({ id }).first()

const update = (fields: object, ctx: ReturnType<typeof asUser>) => service.client.UpdateInfo(fields, ctx)

test('changes only the own account, keeps blank fields, and ends all sessions', async () => {
  const { id, username, email } = await addAccount()
  const other = await addAccount()
  await update({ username: `${username}-new`, email: ' ', password: '' }, asUserOfLate(id))
  expect(await rowOf(id)).toMatchObject({ username: `${username}-new`, email, token_version: 2 })
  expect(await rowOf(other.id)).toMatchObject({ username: other.username, token_version: 1 })
  expect((await service.login(`${username}-new`, password)).info?.id).toBe(id)
})

test('a new password or address needs the current password, or a login of the last ten minutes', async () => {
  const { id, email } = await addAccount()
  const required = { kind: 'failed_precondition', code: 'user.current_password_required' }
  for (const change of [{ password: 'violet tram 78' }, { email: `new-${email}` }]) {
    await expect(update(change, asUserOfLate(id))).rejects.toMatchObject(required)
    await expect(update(change, testContext({ user: { id, role: 'user' } }))).rejects.toMatchObject(required)
  }
  await update({ password: 'violet tram 78', current_password: password }, asUserOfLate(id))
  await update({ email: `new-${email}` }, asUser(id))
  expect(await rowOf(id)).toMatchObject({ email: `new-${email}`, token_version: 3 })
  expect((await service.login(`new-${email}`, 'violet tram 78')).info?.id).toBe(id)
})

test('a wrong current password changes nothing, also in a young session, and attempts are limited', async () => {
  const { id, email } = await addAccount()
  const wrong = { kind: 'unauthenticated', code: 'user.wrong_current_password' }
  const guess = () => update({ email: `new-${email}`, current_password: 'wrong' }, asUser(id))
  for (let time = 0; time < 10; time += 1) await expect(guess()).rejects.toMatchObject(wrong)
  await expect(guess()).rejects.toMatchObject({ kind: 'rate_limited', code: 'user.too_many_tries' })
  expect(await rowOf(id)).toMatchObject({ email, token_version: 1 })
})

test.each([
  ['user.nothing_to_change', {}],
  ['user.bad_username', { username: 'a@b' }],
  ['user.bad_email', { email: 'nowhere' }],
  ['user.bad_password', { password: 'password1' }],
])('refuses with %s and changes nothing', async (code, fields) => {
  const { id } = await addAccount()
  const before = await rowOf(id)
  await expect(update(fields, asUser(id))).rejects.toMatchObject({ kind: 'invalid', code })
  expect(await rowOf(id)).toEqual(before)
})

test('of two concurrent changes by one session one succeeds and ends the session of the other', async () => {
  const { id, username } = await addAccount()
  const passwords = ['violet tram 78', 'violet tram 79']
  // Both requests pass their checks while the row is locked, and both wait to write.
  const settled = await service.db.transaction(async (held) => {
    await held('accounts').where({ id }).forUpdate().first()
    const changes = Promise.allSettled(passwords.map((newPassword) => update({ password: newPassword }, asUser(id))))
    await waitFor(async () => (await service.countWaiting('update "accounts"')) === 2)
    return { changes }
  })
  const outcomes = await settled.changes
  const [made, ...more] = passwords.filter((_, index) => outcomes[index]?.status === 'fulfilled')
  expect(more).toEqual([])
  expect(outcomes).toContainEqual(
    expect.objectContaining({ reason: expect.objectContaining({ code: 'user.session_ended' }) }),
  )
  expect(await rowOf(id)).toMatchObject({ token_version: 2 })
  expect((await service.login(username, made ?? '')).info?.id).toBe(id)
})

test('refuses a name or an address of another account, and names the field', async () => {
  const [one, other] = [await addAccount(), await addAccount()]
  await expect(update({ username: other.username.toUpperCase() }, asUser(one.id))).rejects.toMatchObject({
    kind: 'conflict',
    code: 'user.username_taken',
  })
  await expect(update({ email: other.email.toUpperCase() }, asUser(one.id))).rejects.toMatchObject({
    kind: 'conflict',
    code: 'user.email_taken',
  })
})

test('the same name or address again is no change', async () => {
  const { id, username, email } = await addAccount()
  await expect(update({ username, email }, asUser(id))).rejects.toMatchObject({ code: 'user.nothing_to_change' })
})

const asAdmin = (id: number) => asUser(id, 'admin')

const audits = async (target: number) => {
  const rows = await service
    .db('outbox')
    .where({ topic: AdminChanged.name, key: `user:${target}` })
    .orderBy('id')
  return rows.map(({ payload }) => payload)
}

test('lists and changes of accounts are for admins', async () => {
  const { id } = await addAccount()
  const refused = { kind: 'forbidden', code: 'user.admin_only' }
  await expect(service.client.ListUsers({}, asUser(id))).rejects.toMatchObject(refused)
  await expect(service.client.UpdateUser({ id, role: 'admin' }, asUser(id))).rejects.toMatchObject(refused)
  await expect(service.client.ListUsers({}, testContext())).rejects.toMatchObject(refused)
})

test('an admin finds accounts by any part of a name or an address, or by the whole id', async () => {
  const admin = asAdmin((await addAccount('admin')).id)
  const id = await service.addAccount({ username: '张三丰_100', password, email: 'Odd.Part@Example.org' })
  const decoy = await service.addAccount({ username: '张三丰x100', password, email: 'else@example.org' })
  const idsFor = async (q: string) => (await service.client.ListUsers({ q }, admin)).list.map((row) => row.id)
  for (const q of ['三丰_1', 'odd.PART', 'd.part@e', ` ${id} `]) expect(await idsFor(q)).toEqual([id])
  expect(await idsFor('张三丰')).toEqual([decoy, id])
  for (const q of ['%', '三_丰', String.raw`\\`, "' or 1=1 --", '9'.repeat(30)]) expect(await idsFor(q)).toEqual([])
})

test('an admin lists pages of accounts, filtered and sorted, with their inviters and without passwords', async () => {
  const admin = await addAccount('admin')
  const inviter = await addAccount()
  const ids = []
  for (const coin of [30, 10, 20]) {
    const { id } = await addAccount()
    await service.db('accounts').where({ id }).update({ coin, inviter_id: inviter.id, status: 'banned' })
    ids.push(id)
  }
  await service
    .db('accounts')
    .where({ id: ids[0] })
    .update({ vip_until: new Date('2999-01-01T00:00:00Z') })
  await service
    .db('accounts')
    .where({ id: ids[1] })
    .update({ vip_until: new Date('2001-01-01T00:00:00Z') })
  const list = (query: object) => service.client.ListUsers({ status: 'banned', ...query }, asAdmin(admin.id))

  const sorted = await list({ page: { page: 1, size: 2, order_by: 'coin', order: 'asc' } })
  expect(sorted.total).toBe(3)
  expect(sorted.list.map(({ coin }) => coin)).toEqual([10, 20])
  for (const column of ['username', 'email', 'role', 'status'])
    expect((await list({ page: { order_by: column, order: 'asc' } })).total).toBe(3)
  expect(sorted.list[0]).toMatchObject({ inviter: inviter.username, is_vip: false, role: 'user', status: 'banned' })
  expect((await list({ vip: 'yes' })).list.map(({ id }) => id)).toEqual([ids[0]])
  expect((await list({ vip: 'no' })).list.map(({ id }) => id)).toEqual([ids[2], ids[1]])
  expect((await list({ role: 'admin' })).total).toBe(0)
  expect(JSON.stringify(sorted)).not.toMatch(/argon2|token_version|password/)
  await expect(list({ page: { order_by: 'password' } })).rejects.toMatchObject({ code: 'list.bad_order' })
})

test('an admin changes an account, its points and membership, recorded in the audit log without the password', async () => {
  const admin = await addAccount('admin')
  const { id, username, email } = await addAccount()
  const reply = await service.client.UpdateUser(
    {
      id,
      username: `${username}-x`,
      email: `x-${email}`,
      password: 'canary tram 79',
      role: 'admin',
      coin_delta: 40,
      coin_note: 'a present',
      vip_until: '2999-01-01T00:00:00Z',
      remark: 'a remark',
    },
    asAdmin(admin.id),
  )
  expect(reply).toMatchObject({
    id,
    username: `${username}-x`,
    role: 'admin',
    coin: 40,
    is_vip: true,
    remark: 'a remark',
  })
  expect((await service.login(`x-${email}`, 'canary tram 79')).info?.role).toBe('admin')
  expect(await rowOf(id)).toMatchObject({ token_version: 2 })
  const audited = await audits(id)
  expect(audited).toMatchObject([
    {
      admin_id: admin.id,
      action: 'user.update',
      changes: {
        username: [username, `${username}-x`],
        email: [email, `x-${email}`],
        role: ['user', 'admin'],
        coin: [0, 40],
        vip_until: [null, '2999-01-01T00:00:00.000Z'],
        remark: ['', 'a remark'],
        password: 'changed',
      },
    },
  ])
  expect(JSON.stringify(audited)).not.toMatch(/canary|argon2/)
})

test('empty fields stay, an empty end ends the membership, and an update without effect is not recorded', async () => {
  const admin = await addAccount('admin')
  const { id, username, email } = await addAccount()
  await service
    .db('accounts')
    .where({ id })
    .update({ vip_until: new Date('2999-01-01T00:00:00Z') })
  const blank = { id, username: '', email: '', password: '' }
  const reply = await service.client.UpdateUser(blank, asAdmin(admin.id))
  expect(reply).toMatchObject({ username, email, is_vip: true })
  expect(await audits(id)).toEqual([])
  const ended = await service.client.UpdateUser({ id, vip_until: '' }, asAdmin(admin.id))
  expect(ended).toMatchObject({ is_vip: false, vip_until: '' })
  expect(await rowOf(id)).toMatchObject({ token_version: 1 })
})

test('points are given once per request, for any number of repetitions', async () => {
  const admin = asAdmin((await addAccount('admin')).id)
  const { id } = await addAccount()
  const request = { id, coin_delta: 7, request_id: randomUUID() }
  const replies = await Promise.all(Array.from({ length: 5 }, () => service.client.UpdateUser(request, admin)))
  expect(replies.map(({ coin }) => coin)).toEqual(Array(5).fill(7))
  expect(await audits(id)).toHaveLength(1)
  await expect(service.client.UpdateUser({ id, coin_delta: -8, remark: 'x' }, admin)).rejects.toMatchObject({
    code: 'user.coins_short',
  })
  expect(await rowOf(id)).toMatchObject({ coin: 7, remark: '' })
})

test.each(['email', 'password', 'role', 'status'])(
  'a change of the %s ends the sessions of the account',
  async (field) => {
    const admin = asAdmin((await addAccount('admin')).id)
    const { id, email } = await addAccount()
    const values: Record<string, string> = {
      email: `new-${email}`,
      password: 'violet tram 78',
      role: 'admin',
      status: 'banned',
    }
    await service.client.UpdateUser({ id, [field]: values[field] }, admin)
    const session = { user_id: id, token_version: 1, session_id: 'x' }
    await expect(service.client.GetSession(session, testContext())).rejects.toMatchObject({
      code: 'user.session_ended',
    })
  },
)

test('an admin cannot ban or demote himself or the last admin', async () => {
  await service.db('accounts').where({ role: 'admin' }).update({ role: 'user' })
  const [one, other] = [await addAccount('admin'), await addAccount('admin')]
  for (const change of [{ status: 'banned' }, { role: 'user' }]) {
    await expect(service.client.UpdateUser({ id: one.id, ...change }, asAdmin(one.id))).rejects.toMatchObject({
      kind: 'failed_precondition',
      code: 'user.not_yourself',
    })
  }
  await service.client.UpdateUser({ id: one.id, username: 'still-me' }, asAdmin(one.id))
  // Calls in progress still carry the admin role of a demoted account.
  const tries = await Promise.allSettled([
    service.client.UpdateUser({ id: one.id, role: 'user' }, asAdmin(other.id)),
    service.client.UpdateUser({ id: other.id, status: 'banned' }, asAdmin(one.id)),
  ])
  const refused = tries.filter((tried) => tried.status === 'rejected')
  expect(refused).toMatchObject([{ reason: { kind: 'failed_precondition', code: 'user.last_admin' } }])
})

test('a missing account cannot be changed', async () => {
  const admin = asAdmin((await addAccount('admin')).id)
  await expect(service.client.UpdateUser({ id: 987_654_321, remark: 'x' }, admin)).rejects.toMatchObject({
    kind: 'not_found',
    code: 'user.unknown',
  })
})

test.each([
  ['user.bad_username', { username: 'a@b' }],
  ['user.bad_email', { email: 'nowhere' }],
  ['user.bad_password', { password: 'short77' }],
  ['user.bad_value', { role: 'owner' }],
  ['user.bad_value', { vip_until: 'tomorrow' }],
])('an admin is refused with %s for an invalid value', async (code, fields) => {
  const admin = asAdmin((await addAccount('admin')).id)
  const { id } = await addAccount()
  await expect(service.client.UpdateUser({ id, ...fields }, admin)).rejects.toMatchObject({ kind: 'invalid', code })
})

test('security events name actor, action and address, and repeat no user input', () => {
  const events = service.lines.filter(({ msg }) => /^account: (changed|wrong)/.test(String(msg)))
  expect(new Set(events.map(({ msg }) => msg)).size).toBe(3)
  for (const event of events)
    expect(event).toMatchObject({ user_id: expect.any(Number), client_address: '203.0.113.7' })
  expect(JSON.stringify(service.lines)).not.toMatch(/someone\d|canary|violet/)
})

test('an admin creates an account that can log in, recorded in the audit log without the password', async () => {
  const admin = asAdmin((await addAccount('admin')).id)
  const request = {
    username: 'made-by-admin',
    email: 'made@example.org',
    password: 'canary-of-a-password',
    remark: '测试',
  }
  const made = await service.client.CreateUser(request, admin)
  expect(made).toMatchObject({ username: 'made-by-admin', role: 'user', coin: 0, remark: '测试' })
  expect(await audits(made.id)).toMatchObject([
    { action: 'user.create', changes: { role: 'user', password: 'changed' } },
  ])
  expect(JSON.stringify(await audits(made.id))).not.toMatch(/canary|argon2/)
  await expect(service.client.CreateUser(request, admin)).rejects.toMatchObject({ code: 'user.username_taken' })
  const count = async () => (await service.db('accounts')).length
  const before = await count()
  for (const [wrong, code] of [
    [{ username: 'a' }, 'user.bad_username'],
    [{ email: 'none' }, 'user.bad_email'],
    [{ password: 'short' }, 'user.bad_password'],
    [{ role: 'owner' }, 'user.bad_value'],
  ] as const)
    await expect(
      service.client.CreateUser({ ...request, username: 'another-one', email: 'b@example.org', ...wrong }, admin),
    ).rejects.toMatchObject({ code })
  expect(await count()).toBe(before)
  await expect(service.client.CreateUser(request, asUser(made.id))).rejects.toMatchObject({ code: 'user.admin_only' })
})

test("an admin reads a user's points, and a user reads nobody else's", async () => {
  const admin = asAdmin((await addAccount('admin')).id)
  const { id } = await addAccount()
  await service.client.UpdateUser({ id, coin_delta: 7, coin_note: '补偿', request_id: 'first' }, admin)
  const { list, total } = await service.client.ListUserCoinLog({ user_id: id, page: {} }, admin)
  expect(total).toBe(1)
  expect(list[0]).toMatchObject({ delta: 7, balance: 7, reason: 'admin', note: '补偿' })
  const refused = { code: 'user.admin_only' }
  await expect(service.client.ListUserCoinLog({ user_id: id, page: {} }, asUser(id))).rejects.toMatchObject(refused)
})
