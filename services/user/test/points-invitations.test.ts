import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resolveInviteCode } from '../repositories/invitations.ts'
import { startPoints } from './points-harness.ts'
import type { Points } from './points-harness.ts'

let points: Points

const rewards = { enabled: true, inviter_coin: 10, invitee_coin: 4, max_per_day: 2 }

beforeAll(async () => {
  points = await startPoints()
})

beforeEach(async () => {
  points.time.now = new Date('2026-11-21T04:00:00Z')
  await points.configure({ user: { register_coin: 3 }, invite: rewards })
})

afterAll(() => points[Symbol.asyncDispose]())

const resolve = async (code: string) =>
  resolveInviteCode(points.db, code, { hashCdkey: points.hashCdkey, now: points.time.now })

const invitedBy = async (id: number) => points.client.ListInvited({ page: null }, points.as(id))

const register = async (inviterId: number, clientAddress: string): Promise<number> =>
  points.registerBy({ kind: 'account', inviter_id: inviterId }, clientAddress)

const coinsOf = async (...ids: number[]): Promise<number[]> =>
  Promise.all(ids.map(async (id) => (await points.walletOf(id)).coin))

test('gives every account a distinct code, found in any spelling', async () => {
  const [id, other] = [await points.addUser(), await points.addUser()]
  const { invite_code } = await points.walletOf(id)
  expect(invite_code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  expect(invite_code).not.toBe((await points.walletOf(other)).invite_code)
  const found = { kind: 'account', inviter_id: id }
  const typed = ` ${invite_code.slice(0, 4).toLowerCase()}-${invite_code.slice(4)} `
  expect(await resolve(invite_code)).toEqual(found)
  expect(await resolve(typed)).toEqual(found)
  expect((await invitedBy(id)).invite_code).toBe(invite_code)
})

test.each(['', 'ABCD', '00000000', 'ZZZZZZZZ', 'x'.repeat(10_000)])(
  'finds no account for an invalid code',
  async (code) => {
    expect(await resolve(code)).toBeUndefined()
  },
)

test('refuses the code of a banned account', async () => {
  const id = await points.addUser()
  await points.db('accounts').where({ id }).update({ status: 'banned' })
  expect(await resolve((await points.walletOf(id)).invite_code)).toBeUndefined()
})

test('gives a new account points, and rewards both sides of an invitation', async () => {
  const inviter = await points.addUser()
  const alone = await points.registerBy(undefined, '198.51.100.1')
  const invitee = await register(inviter, '198.51.100.1')
  expect(await coinsOf(inviter, invitee, alone)).toEqual([10, 7, 3])
  const { list } = await points.client.ListCoinLog({ page: null }, points.as(invitee))
  expect(list.map(({ reason, delta }) => [reason, delta])).toEqual([
    ['invited', 4],
    ['register', 3],
  ])
  expect(await points.walletOf(alone)).toMatchObject({ inviter_id: null })
  await points.expectBooksToBalance()
})

test('rewards at most the configured invitations a day, starts over at midnight, and stores the inviter in any case', async () => {
  const inviter = await points.addUser()
  const invitees = [
    await register(inviter, '198.51.100.1'),
    await register(inviter, '198.51.100.2'),
    await register(inviter, '198.51.100.3'),
  ]
  expect(await coinsOf(inviter, ...invitees)).toEqual([20, 7, 7, 3])
  points.time.now = new Date('2026-11-21T16:00:00Z')
  await register(inviter, '198.51.100.4')
  const { list, total, coin_total } = await invitedBy(inviter)
  expect({ total, coin_total, coins: list.map(({ coin }) => coin) }).toEqual({
    total: 4,
    coin_total: 30,
    coins: [10, 0, 10, 10],
  })
})

test.each([
  ['an IPv4 address', '198.51.100.9', '198.51.100.9', '198.51.100.10'],
  ['an IPv6 /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
  ['what is no address', '', 'unknown', '198.51.100.9'],
])('counts one subscriber once for each inviter: %s', async (_name, first, same, another) => {
  const [inviter, other] = [await points.addUser(), await points.addUser()]
  await register(inviter, first)
  points.time.now = new Date('2026-11-25T04:00:00Z')
  await register(inviter, same)
  expect(await coinsOf(inviter)).toEqual([10])
  await register(inviter, another)
  await register(other, first)
  expect(await coinsOf(inviter, other)).toEqual([20, 10])
})

test('gives no reward while invitations are off, and stores the inviter', async () => {
  await points.configure({ invite: { ...rewards, enabled: false } })
  const inviter = await points.addUser()
  const invitee = await register(inviter, '198.51.100.1')
  expect(await coinsOf(inviter, invitee)).toEqual([0, 0])
  expect(await points.walletOf(invitee)).toMatchObject({ inviter_id: inviter })
})

test('lists only the accounts that the user invited, by masked names', async () => {
  const [inviter, other] = [await points.addUser(), await points.addUser()]
  const invitee = await register(inviter, '198.51.100.1')
  await points.db('accounts').where({ id: invitee }).update({ username: '小明同学' })
  await register(other, '198.51.100.2')
  const { list, total } = await invitedBy(inviter)
  expect(total).toBe(1)
  expect(list).toMatchObject([{ username: '小***学', coin: 10 }])
  expect(Object.keys(list[0] ?? {}).toSorted()).toEqual(['coin', 'create_time', 'id', 'username'])
})

test('admits one registration by an invitation key, with its points', async () => {
  const [key] = await points.makeKeys({ kind: 'invite', value: 25 })
  const invite = await resolve(key)
  expect(invite).toMatchObject({ kind: 'cdkey', coin: 25 })
  const invitee = await points.registerBy(invite, '198.51.100.1')
  expect(await points.walletOf(invitee)).toMatchObject({ coin: 28, inviter_id: null })
  expect(await resolve(key)).toBeUndefined()
  const late = points.registerBy(invite, '198.51.100.2')
  await expect(late).rejects.toMatchObject({ kind: 'invalid', code: 'user.bad_invite_code' })
  await points.expectBooksToBalance()
})

test('registers only with an invitation key while registration is closed', async () => {
  const inviter = await points.walletOf(await points.addUser())
  const [key] = await points.makeKeys({ kind: 'invite', value: 25 })
  const [coins] = await points.makeKeys({ kind: 'coin', value: 25 })
  await points.configure({ user: { enable_register: false } })
  const register = async (name: string, invite_code: string) => {
    const account = { username: name, email: `${name}@example.com`, password: 'a long-winded pass phrase' }
    return points.client.Register({ ...account, invite_code }, testContext())
  }
  const requestCode = (invite_code: string | undefined) =>
    points.client.SendRegisterCode({ email: 'somebody@example.com', invite_code }, testContext())
  for (const code of ['', inviter.invite_code, coins ?? '', 'no such key']) {
    await expect(register('nobody', code)).rejects.toMatchObject({ code: 'user.register_off' })
    await expect(requestCode(code)).rejects.toMatchObject({ code: 'user.register_off' })
  }
  // Passes the registration switch; fails later because the site has no mail.
  await expect(requestCode(key)).rejects.toMatchObject({ code: 'user.mail_off' })
  const { info } = await register('somebody', key)
  expect((await points.walletOf(info?.id ?? 0)).coin).toBe(25)
  await expect(register('late', key)).rejects.toMatchObject({ code: 'user.register_off' })
})

test('refuses a key of another kind as an invitation', async () => {
  const [key] = await points.makeKeys({ kind: 'coin', value: 25 })
  expect(await resolve(key)).toBeUndefined()
})
