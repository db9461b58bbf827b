import { randomUUID } from 'node:crypto'
import { AdminChanged, UserDeleted } from '@pandex/contracts/events'
import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordLogin } from '../repositories/accounts.ts'
import { asUser, startUserService, uniqueAddress } from './harness.ts'
import type { UserTestService } from './harness.ts'

let service: UserTestService
let admin: ReturnType<typeof asUser>

beforeAll(async () => {
  service = await startUserService()
  await service.configure({
    user: { register_coin: 3 },
    invite: { enabled: true, inviter_coin: 10, invitee_coin: 4 },
  })
  admin = asUser(await service.addAccount({ username: 'keeper', password: 'violet tram 77', role: 'admin' }), 'admin')
})

afterAll(() => service[Symbol.asyncDispose]())

const password = 'violet tram 77'

const register = async (invite_code = '') => {
  const username = `person-${randomUUID().slice(0, 8)}`
  const email = `${username}@mail.example`
  const address = uniqueAddress()
  const request = { username, email, password, invite_code }
  const { info } = await service.client.Register(request, testContext({ clientAddress: address }))
  if (!info) throw new Error('no account')
  await service.login(username, password, { address })
  return { id: info.id, username, email, address }
}

type Person = Awaited<ReturnType<typeof register>>

const rowOf = (id: number) => service.db('accounts').where({ id }).first()
const profileOf = (id: number) => service.client.GetInfo({}, asUser(id))
const remove = (id: number, ctx = admin) => service.client.DeleteUser({ id }, ctx)
const published = async (topic: string, key: string) =>
  (await service.db('outbox').where({ topic, key }).orderBy('id').select('payload')).map(({ payload }) => payload)

/** Everything that the tables of the service hold, as text. */
const dump = async (): Promise<string> => {
  const { rows } = await service.db.raw<{ rows: { tablename: string }[] }>(
    `select tablename from pg_tables where schemaname = 'public' and tablename not like 'knex%'`,
  )
  const tables = await Promise.all(rows.map(async ({ tablename }) => service.db(tablename).select()))
  return JSON.stringify(tables)
}

/** A user with every kind of data. */
const addActiveUser = async (): Promise<Person> => {
  const inviter = await register()
  const person = await register((await profileOf(inviter.id)).invite_code)
  const own = asUser(person.id)
  await service.client.CheckIn({}, own)
  await service.client.UpdateUser(
    { id: person.id, remark: 'a remark on her', vip_until: '2999-01-01T00:00:00Z' },
    admin,
  )
  await service.client.UpdateUser({ id: person.id, coin_delta: 5, coin_note: 'a gift for Zhang Wei' }, admin)
  await service.db('cdkey_tries').insert({ user_id: person.id, failed: 1, since: new Date() })
  const mail = { purpose: 'find_pass', code_hash: 'x', expire_at: new Date(Date.now() + 600_000) }
  await service.db('mail_codes').insert({ ...mail, email: person.email })
  return person
}

test('a deleted user leaves points, but nothing that names the person', async () => {
  const person = await addActiveUser()
  const sent = await service.db('outbox').select('id')
  const before = await service.db('coin_ledger').where({ user_id: person.id }).orderBy('id')
  const deleted = await remove(person.id)
  expect(deleted).toMatchObject({ id: person.id, username: `已删除#${person.id}`, email: '', status: 'deleted' })

  const after = await service.db('coin_ledger').where({ user_id: person.id }).orderBy('id')
  expect(after).toEqual(before.map((row) => ({ ...row, note: row.reason === 'admin' ? '' : row.note })))
  expect(await rowOf(person.id)).toMatchObject({ coin: before.at(-1)?.balance, vip_until: null, inviter_id: null })
  // Events that were published earlier are pruned by their age.
  await service
    .db('outbox')
    .whereIn(
      'id',
      sent.map(({ id }) => id),
    )
    .delete()
  const held = await dump()
  for (const text of [person.username, person.email, person.address, 'a remark on her', 'Zhang Wei'])
    expect(held).not.toContain(text)
  const rewards = await service.db('invite_rewards').where({ invitee_id: person.id })
  expect(rewards).toMatchObject([{ subscriber: null, coin: 10 }])
  for (const table of ['check_ins', 'cdkey_uses', 'cdkey_tries'])
    expect(await service.db(table).where({ user_id: person.id })).toEqual([])
})

test('the sessions of a deleted user end with the next call, and neither name nor mail address logs in', async () => {
  const person = await register()
  const session = { user_id: person.id, token_version: 1, session_id: 'x' }
  expect((await service.client.GetSession(session, testContext())).id).toBe(person.id)
  await remove(person.id)
  for (const token_version of [1, 2])
    await expect(service.client.GetSession({ ...session, token_version }, testContext())).rejects.toMatchObject({
      kind: 'unauthenticated',
      code: 'user.session_ended',
    })
  await expect(service.client.CheckIn({}, asUser(person.id))).rejects.toMatchObject({ code: 'user.session_ended' })
  for (const login of [person.username, person.email, `已删除#${person.id}`])
    await expect(service.login(login, password)).rejects.toMatchObject({ code: 'user.wrong_credentials' })
})

test('a login that ends after the deletion leaves no address', async () => {
  const { id } = await register()
  await remove(id)
  await recordLogin(service.db, id, new Date(), '198.51.100.77')
  expect(await rowOf(id)).toMatchObject({ last_login_time: null, last_login_address: '' })
})

test('name and mail address of a deleted user can register again, as another account', async () => {
  const { id, username, email } = await register()
  await remove(id)
  const again = await service.client.Register(
    { username, email, password },
    testContext({ clientAddress: uniqueAddress() }),
  )
  expect(again.info).toMatchObject({ username, email })
  expect(again.info?.id).not.toBe(id)
  expect((await service.login(email, password)).info?.id).toBe(again.info?.id)
})

test('any number of deletions is published and audited once, without the personal data', async () => {
  const { id, username, email } = await register()
  const replies = await Promise.all(Array.from({ length: 5 }, () => remove(id)))
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  await remove(id)
  expect(await published(UserDeleted.name, String(id))).toEqual([{ user_id: id }])
  const audits = await published(AdminChanged.name, `user:${id}`)
  expect(audits).toMatchObject([{ action: 'user.delete', changes: { status: ['normal', 'deleted'] } }])
  expect(JSON.stringify(audits)).not.toMatch(new RegExp(`${username}|${email}`))
  expect(await rowOf(id)).toMatchObject({ token_version: 2 })
})

test('refuses admins, also the caller, and changes nothing', async () => {
  const other = await service.addAccount({ username: 'second-keeper', password, role: 'admin' })
  const own = (await service.db('accounts').where({ username: 'keeper' }).first()).id
  for (const id of [other, own]) {
    const before = await rowOf(id)
    const refusal = { kind: 'failed_precondition', code: 'user.admin_not_deletable' }
    await expect(remove(id)).rejects.toMatchObject(refusal)
    expect(await rowOf(id)).toEqual(before)
  }
})

test('deletes many users, names those that stay, and counts deleted ones as done', async () => {
  const people = [await register(), await register(), await register()]
  const keeper = (await service.db('accounts').where({ username: 'keeper' }).first()).id
  const gone = people.map(({ id }) => id)
  await remove(gone[0] ?? 0)
  const request = { ids: [...gone, keeper, 987_654_321, ...gone] }
  const answer = {
    done: 3,
    failed: [
      { id: keeper, msg: '不能删除管理员，请先取消管理员身份' },
      { id: 987_654_321, msg: expect.any(String) },
    ],
  }
  for (let turn = 0; turn < 2; turn += 1) expect(await service.client.DeleteUsers(request, admin)).toEqual(answer)
  for (const id of gone) {
    expect(await rowOf(id)).toMatchObject({ status: 'deleted', email: null })
    expect(await published(UserDeleted.name, String(id))).toHaveLength(1)
  }
  expect(await rowOf(keeper)).toMatchObject({ status: 'normal', role: 'admin' })
})

test('refuses to delete too many users at once, and changes nothing', async () => {
  const { id } = await register()
  const ids = [id, ...Array.from({ length: 100 }, (_, index) => 900_000_000 + index)]
  await expect(service.client.DeleteUsers({ ids }, admin)).rejects.toMatchObject({ code: 'user.too_many_ids' })
  await expect(service.client.DeleteUsers({ ids: [id] }, asUser(id))).rejects.toMatchObject({ code: 'user.admin_only' })
  expect(await rowOf(id)).toMatchObject({ status: 'normal' })
})

test('lists the accounts of given ids only', async () => {
  const ids = [(await register()).id, (await register()).id]
  await register()
  const { list, total } = await service.client.ListUsers({ ids: [...ids, 987_654_321], page: {} }, admin)
  expect({ ids: list.map(({ id }) => id).toSorted((a, b) => a - b), total }).toEqual({ ids, total: 2 })
  const tooMany = Array.from({ length: 101 }, (_, id) => id + 1)
  await expect(service.client.ListUsers({ ids: tooMany }, admin)).rejects.toMatchObject({ code: 'user.too_many_ids' })
})

test('refuses unknown users and callers that are no admins', async () => {
  const { id } = await register()
  await expect(remove(987_654_321)).rejects.toMatchObject({ kind: 'not_found', code: 'user.unknown' })
  for (const ctx of [asUser(id), testContext()]) {
    await expect(remove(id, ctx)).rejects.toMatchObject({ kind: 'forbidden', code: 'user.admin_only' })
    await expect(service.client.ExportUser({ user_id: id }, ctx)).rejects.toMatchObject({ code: 'user.admin_only' })
  }
  expect(await rowOf(id)).toMatchObject({ status: 'normal' })
})

test('a deleted user is listed as such and cannot be changed or restored', async () => {
  const { id } = await register()
  await remove(id)
  const { list } = await service.client.ListUsers({ q: String(id), status: 'deleted' }, admin)
  expect(list.map((row) => row.id)).toContain(id)
  for (const change of [{ status: 'normal' }, { email: 'new@mail.example' }, { coin_delta: 1 }])
    await expect(service.client.UpdateUser({ id, ...change }, admin)).rejects.toMatchObject({ code: 'user.deleted' })
  const other = await register()
  await expect(service.client.UpdateUser({ id: other.id, status: 'deleted' }, admin)).rejects.toMatchObject({
    code: 'user.bad_value',
  })
})

test('two deleted users of one inviter and one network both lose the network', async () => {
  const inviter = await register()
  const guests = [
    await register((await profileOf(inviter.id)).invite_code),
    await register((await profileOf(inviter.id)).invite_code),
  ]
  for (const { id } of guests) await remove(id)
  expect(await service.db('invite_rewards').where({ inviter_id: inviter.id }).whereNotNull('subscriber')).toEqual([])
  expect((await service.client.ListInvited({}, asUser(inviter.id))).list).toEqual([])
})

test('the ledger allows no other change than the removal of a note', async () => {
  const { id } = await register()
  const change = (fields: object) => service.db('coin_ledger').where({ user_id: id }).update(fields)
  for (const fields of [{ delta: 9 }, { note: 'x' }, { user_id: 1, note: '' }])
    await expect(change(fields)).rejects.toThrow('only grows')
  await expect(service.db('coin_ledger').where({ user_id: id }).delete()).rejects.toThrow('only grows')
  await change({ note: '' })
})

test('an export holds all data of one user, none of others, and is audited', async () => {
  const person = await addActiveUser()
  const other = await addActiveUser()
  const guest = await register((await profileOf(person.id)).invite_code)
  await service.db('order_grants').insert({ order_no: '1'.repeat(20), user_id: person.id, coin: 5, vip_days: 30 })
  const exported = await service.client.ExportUser({ user_id: person.id }, admin)
  expect(exported.account).toMatchObject({
    id: person.id,
    username: person.username,
    email: person.email,
    register_address: person.address,
    last_login_address: person.address,
    remark: 'a remark on her',
  })
  expect(exported.check_ins).toMatchObject({ total: 1 })
  expect(exported.invited).toMatchObject({ list: [{ id: guest.id, coin: 10 }], total: 1 })
  expect(exported.exchanges).toEqual({ list: [], total: 0 })
  expect(exported.grants).toMatchObject({ list: [{ order_no: '1'.repeat(20), coin: 5, vip_days: 30 }], total: 1 })
  const text = JSON.stringify(exported)
  for (const secret of [other.email, other.username, guest.username, guest.email, 'argon2'])
    expect(text).not.toContain(secret)
  const audits = await published(AdminChanged.name, `user:${person.id}`)
  expect(audits.at(-1)).toMatchObject({ action: 'user.export', changes: {} })
})

test('an export of an unknown user is refused and not audited', async () => {
  await expect(service.client.ExportUser({ user_id: 987_654_321 }, admin)).rejects.toMatchObject({
    code: 'user.unknown',
  })
  expect(await published(AdminChanged.name, 'user:987654321')).toEqual([])
})
