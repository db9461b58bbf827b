import { waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asUser, asVisitor, uniqueAddress, startUserService } from './harness.ts'
import type { UserTestService } from './harness.ts'
import { openFakeMailServer } from './fake-mail-server.ts'

let service: UserTestService
let mailBox: Awaited<ReturnType<typeof openFakeMailServer>>
let mail: { enabled: boolean; host: string; port: number; tls: boolean; from: string }

beforeAll(async () => {
  service = await startUserService()
  mailBox = await openFakeMailServer()
  mail = { enabled: true, host: '127.0.0.1', port: mailBox.port, tls: false, from: 'site@example.com' }
})

afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await mailBox[Symbol.asyncDispose]()
})

let count = 0

const makeRegistration = (fields: object = {}) => {
  count += 1
  return { username: `newcomer${count}`, email: `newcomer${count}@example.com`, password: 'violet tram 77', ...fields }
}

const register = (fields: object, address?: string) => service.client.Register(fields, asVisitor(address))

const accountsWith = async (where: object) =>
  (await service.db('accounts').where(where).count({ count: '*' }))[0]?.count

const codeFor = async (email: string): Promise<string> => {
  const newest = await waitFor(() => mailBox.to(email).at(-1))
  return /[2-9A-Z]{8}/.exec(newest.text ?? '')?.[0] ?? ''
}

test('creates an account with a session, and its password logs in again', async () => {
  const account = makeRegistration()
  const { info, token } = await register(account, '203.0.113.99')
  expect(info).toMatchObject({ username: account.username, email: account.email, role: 'user' })
  expect(token.split('.')).toHaveLength(3)
  expect((await service.login(account.email, account.password)).info?.id).toBe(info?.id)
  const row = await service.db('accounts').where({ id: info?.id }).first()
  expect(row).toMatchObject({ register_address: '203.0.113.99', password: expect.stringMatching(/^\$argon2id\$/) })
})

test.each([
  ['too short', 'ab'],
  ['too long', 'a'.repeat(33)],
  ['with an @', 'a@b.example'],
  ['with a space', 'ab cd'],
  ['with letters that look like others', 'аdmin'],
  ['with invisible characters', 'adm\u200Bin'],
  ['with a NUL', 'adm\0in'],
])('refuses a name %s', async (_what, username) => {
  await expect(register(makeRegistration({ username }))).rejects.toMatchObject({
    kind: 'invalid',
    code: 'user.bad_username',
  })
})

test.each(['张三丰', 'abc', 'A-b_9', 'かな한글', 'x'.repeat(32)])('accepts the name %s', async (username) => {
  expect((await register(makeRegistration({ username }))).info?.username).toBe(username)
})

test.each([
  ['in other case', 'Twin', 'tWIN'],
  ['in full-width letters', 'Wide9', 'Ｗｉｄｅ９'],
  ['with a compatible character', '人人人', '⼈人人'],
])('the same name %s is taken, and logs in', async (_what, first, second) => {
  const { password } = makeRegistration()
  await register(makeRegistration({ username: first, password }))
  await expect(register(makeRegistration({ username: second }))).rejects.toMatchObject({
    kind: 'conflict',
    code: 'user.username_taken',
  })
  expect((await service.login(second, password)).info?.username).toBe(first)
})

test.each(['x', 'a@b', 'a b@example.com', 'a@example.com\r\nBcc: b@example.com', '<a@example.com>', 'a@b.com,c@d.com'])(
  'refuses the address %j',
  async (email) => {
    await expect(register(makeRegistration({ email }))).rejects.toMatchObject({
      kind: 'invalid',
      code: 'user.bad_email',
    })
  },
)

test('an address is taken in any case', async () => {
  const first = makeRegistration()
  await register(first)
  await expect(register(makeRegistration({ email: first.email.toUpperCase() }))).rejects.toMatchObject({
    kind: 'conflict',
    code: 'user.email_taken',
  })
})

test.each(['short77', 'x'.repeat(129), 'password1', 'PASSWORD1', '88888888', '12341234', 'qwertyuiop', 'woaini520'])(
  'refuses the password %s',
  async (password) => {
    await expect(register(makeRegistration({ password }))).rejects.toMatchObject({
      kind: 'invalid',
      code: 'user.bad_password',
    })
  },
)

test('refuses the own name or address as a password', async () => {
  const account = makeRegistration()
  for (const password of [account.username, account.email.toUpperCase()])
    await expect(register({ ...account, password })).rejects.toMatchObject({ code: 'user.bad_password' })
})

test('of fifty concurrent registrations of one name one creates an account', async () => {
  const username = 'wanted-by-many'
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => register(makeRegistration({ username }))))
  const codes = tries.map((tried) => (tried.status === 'rejected' ? tried.reason.code : 'in'))
  expect(codes.filter((code) => code === 'in')).toHaveLength(1)
  expect(codes).toContain('user.username_taken')
  // Under load some concurrent calls are shed.
  const others = ['user.username_taken', 'user.too_busy', 'unavailable']
  expect(codes.filter((code) => code !== 'in' && !others.includes(code))).toEqual([])
  expect(await accountsWith({ username })).toBe(1)
})

test.each([
  ['user.system_off', { enable_user_system: false }],
  ['user.register_off', { enable_register: false }],
])('answers %s while the site is closed', async (code, user) => {
  await service.configure({ user, email: mail })
  const refused = { kind: 'failed_precondition', code }
  await expect(register(makeRegistration())).rejects.toMatchObject(refused)
  const { email } = makeRegistration()
  await expect(service.client.SendRegisterCode({ email }, asVisitor())).rejects.toMatchObject(refused)
})

test('requires a captcha solved for a registration where the site requires captchas', async () => {
  await service.configure({ user: { enable_captcha: true } })
  const address = uniqueAddress()
  const refused = { kind: 'failed_precondition', code: 'user.captcha_required' }
  await expect(register(makeRegistration(), address)).rejects.toMatchObject(refused)
  const wrong = service.solveCaptcha('login', address)
  await expect(register(makeRegistration({ captcha_token: wrong }), address)).rejects.toMatchObject(refused)
  const captcha_token = service.solveCaptcha('register', address)
  expect((await register(makeRegistration({ captcha_token }), address)).token).not.toBe('')
})

test('gives the welcome points and those of an invitation with the account, or creates no account', async () => {
  await service.configure({
    user: { register_coin: 5 },
    invite: { enabled: true, inviter_coin: 20, invitee_coin: 30 },
  })
  const inviter = (await register(makeRegistration())).info?.id ?? 0
  const { invite_code } = await service.client.GetInfo({}, asUser(inviter))
  const invitee = (await register(makeRegistration({ invite_code }))).info?.id ?? 0
  expect(await service.client.GetInfo({}, asUser(invitee))).toMatchObject({ coin: 35 })
  expect(await service.client.GetInfo({}, asUser(inviter))).toMatchObject({ coin: 25 })

  const turnedAway = makeRegistration({ invite_code: 'ZZZZZZZZ' })
  await expect(register(turnedAway)).rejects.toMatchObject({ kind: 'invalid', code: 'user.bad_invite_code' })
  expect(await accountsWith({ email: turnedAway.email })).toBe(0)
})

const badCode = { kind: 'invalid', code: 'user.bad_code' }

test('with verified addresses, only the mailed code creates an account, and only one', async () => {
  await service.configure({ user: { email_verify: true }, email: mail })
  const account = makeRegistration()
  await expect(register(account)).rejects.toMatchObject(badCode)
  await service.client.SendRegisterCode({ email: account.email }, asVisitor())
  const code = await codeFor(account.email)
  await expect(register(makeRegistration({ code }))).rejects.toMatchObject(badCode)
  await expect(register({ ...account, code: 'AAAAAAAA' })).rejects.toMatchObject(badCode)
  expect((await register({ ...account, code: ` ${code.toLowerCase()} ` })).info?.email).toBe(account.email)
  await expect(register({ ...makeRegistration(), email: account.email, code })).rejects.toMatchObject(badCode)
})

test('a registration that fails because of its name does not use up the code', async () => {
  await service.configure({ user: { email_verify: true }, email: mail })
  const account = makeRegistration({ username: 'name-of-two' })
  await service.addAccount({ username: 'name-of-two', password: 'x' })
  await service.client.SendRegisterCode({ email: account.email }, asVisitor())
  const code = await codeFor(account.email)
  await expect(register({ ...account, code })).rejects.toMatchObject({ code: 'user.username_taken' })
  expect((await register({ ...account, username: 'name-of-one', code })).token).not.toBe('')
})

test('a taken address gets a mail that reports it, without a code', async () => {
  await service.configure({ email: mail })
  const account = makeRegistration()
  await register(account)
  await service.client.SendRegisterCode({ email: account.email }, asVisitor())
  const [received] = await waitFor(() => mailBox.to(account.email).length > 0 && mailBox.to(account.email))
  expect(received?.text).toContain('已经注册过')
  expect(received?.text).not.toMatch(/[2-9A-Z]{8}/)
})
