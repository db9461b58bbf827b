import { MailRequested } from '@pandex/contracts/events'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { asUser, asVisitor, uniqueAddress, startUserService } from './harness.ts'
import type { UserTestService } from './harness.ts'
import { openFakeMailServer } from './fake-mail-server.ts'

let service: UserTestService
let mailBox: Awaited<ReturnType<typeof openFakeMailServer>>
let waitedMs = 0

const mailOn = (more: object = {}) => ({
  email: {
    enabled: true,
    host: '127.0.0.1',
    port: mailBox.port,
    tls: false,
    from: '测试站 <site@example.com>',
    ...more,
  },
})

beforeAll(async () => {
  service = await startUserService({ clock: () => new Date(Date.now() + waitedMs), retryDelaysMs: [100, 200, 300] })
  mailBox = await openFakeMailServer()
  await service.configure(mailOn())
})

afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await mailBox[Symbol.asyncDispose]()
})

let count = 0
const password = 'violet tram 77'

const addAccount = async (start = 'someone') => {
  count += 1
  const email = `${start}-${count}@example.com`
  const id = await service.addAccount({ username: `${start}${count}`, password, email })
  return { id, email, username: `${start}${count}` }
}

const forget = (email: string, address?: string) => service.client.SendResetCode({ email }, asVisitor(address))

const reset = (email: string, code: string, new_password = 'new violet tram 78', address?: string) =>
  service.client.ResetPassword({ email, code, new_password }, asVisitor(address))

const codeFor = async (email: string, mails = 1): Promise<string> => {
  const newest = await waitFor(() => mailBox.to(email)[mails - 1])
  return /[2-9A-Z]{8}/.exec(newest.text ?? '')?.[0] ?? ''
}

const outcomes = () => service.lines.flatMap(({ msg, outcome }) => (msg === 'mail: processed' ? [String(outcome)] : []))

const badCode = { kind: 'invalid', code: 'user.bad_code' }

test('mails a code that sets a new password, once, and ends all sessions', async () => {
  const { id, email } = await addAccount()
  await forget(email.toUpperCase())
  const code = await codeFor(email)
  const [received] = mailBox.to(email)
  expect(received).toMatchObject({
    subject: '测试站 找回密码',
    text: expect.stringContaining(`您的验证码是 ${code}，10 分钟内有效。`),
    from: { name: '测试站', address: 'site@example.com' },
    to: [{ address: email }],
  })
  await reset(email, code)
  expect((await service.login(email, 'new violet tram 78')).info?.id).toBe(id)
  await expect(service.login(email, password)).rejects.toMatchObject({ code: 'user.wrong_credentials' })
  const session = { user_id: id, token_version: 1, session_id: 'x' }
  await expect(service.client.GetSession(session, asVisitor())).rejects.toMatchObject({ code: 'user.session_ended' })
  await expect(reset(email, code)).rejects.toMatchObject(badCode)
})

test('gives the same answer and leaves the same traces for an unknown address, but sends no mail', async () => {
  const traces = async (email: string) => {
    const [event] = await service.db('outbox').orderBy('id', 'desc').limit(1)
    const [code] = await service.db('mail_codes').where({ email })
    return { event: Object.keys(event.payload), code: Object.keys(code), length: event.payload.sealed.length }
  }
  const { email } = await addAccount('owner')
  const unknownEmail = `other-${count}@example.com`
  expect(await forget(email)).toEqual(await forget(unknownEmail))
  const unknownTraces = await traces(unknownEmail)
  await forget(email)
  expect(unknownTraces).toEqual(await traces(email))
  await waitFor(() => outcomes().includes('dropped: nobody has the address'))
  await codeFor(email)
  expect(mailBox.to(unknownEmail)).toEqual([])
})

test('a new code invalidates the old one', async () => {
  const { email } = await addAccount()
  await forget(email)
  const old = await codeFor(email)
  await forget(email)
  const fresh = await codeFor(email, 2)
  await expect(reset(email, old)).rejects.toMatchObject(badCode)
  await reset(email, fresh)
})

test('a code is valid for ten minutes', async () => {
  const { email } = await addAccount()
  await forget(email)
  const code = await codeFor(email)
  waitedMs += 10 * 60_000
  await expect(reset(email, code)).rejects.toMatchObject(badCode)
  waitedMs = 0
  await reset(email, code)
})

test('a code is valid for its address and its purpose only', async () => {
  const [one, other] = [await addAccount(), await addAccount()]
  await forget(one.email)
  await forget(other.email)
  const code = await codeFor(one.email)
  await expect(reset(other.email, code)).rejects.toMatchObject(badCode)
  await service.db('mail_codes').where({ email: one.email }).update({ purpose: 'register' })
  await expect(reset(one.email, code)).rejects.toMatchObject(badCode)
})

test('of fifty concurrent wrong attempts of one network five are checked, and then the right code fails there', async () => {
  const { email } = await addAccount()
  await forget(email)
  const code = await codeFor(email)
  const [network] = uniqueAddress().split(/\.7$/)
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => reset(email, 'AAAAAAAA', undefined, `${network}.${index + 1}`)),
  )
  expect(tries.every((tried) => tried.status === 'rejected')).toBe(true)
  expect(await service.db('mail_codes').where({ email }).first()).toMatchObject({ tries: 5 })
  await expect(reset(email, code, undefined, `${network}.200`)).rejects.toMatchObject(badCode)
})

test('an attacker cannot use up the attempts of the owner of a code, and a new code resets all attempts', async () => {
  const { email } = await addAccount()
  await forget(email)
  const attackerAddress = uniqueAddress()
  for (let tried = 0; tried < 6; tried += 1)
    // oxlint-disable-next-line no-await-in-loop
    await expect(reset(email, 'AAAAAAAA', undefined, attackerAddress)).rejects.toMatchObject(badCode)
  await reset(email, await codeFor(email))
  await forget(email)
  await reset(email, await codeFor(email, 2), 'other violet tram 79', attackerAddress)
})

test('all networks together have a bounded number of attempts at a code', async () => {
  const { email } = await addAccount()
  await forget(email)
  const code = await codeFor(email)
  await service.db('mail_codes').where({ email }).update({ tries: 10_000 })
  await expect(reset(email, code)).rejects.toMatchObject(badCode)
})

test('of several concurrent right attempts one sets the password', async () => {
  const { id, email } = await addAccount()
  await forget(email)
  const code = await codeFor(email)
  const tries = await Promise.allSettled(
    Array.from({ length: 5 }, (_, index) => reset(email, code, `violet tram ${index}`)),
  )
  expect(tries.filter((tried) => tried.status === 'fulfilled')).toHaveLength(1)
  expect(await service.db('accounts').where({ id }).first()).toMatchObject({ token_version: 2 })
})

test('a code sets no password when the account changes its address at the same moment', async () => {
  const { id, email } = await addAccount()
  await forget(email)
  const code = await codeFor(email)
  const { settled } = await service.db.transaction(async (held) => {
    const moved = { email: `moved-${email}`, token_version: 2 }
    await held('accounts').where({ id }).update(moved)
    const tried = Promise.allSettled([reset(email, code)])
    await waitFor(async () => (await service.countWaiting('update "accounts"')) === 1)
    return { settled: tried }
  })
  expect(await settled).toEqual([expect.objectContaining({ reason: expect.objectContaining(badCode) })])
  expect((await service.login(`moved-${email}`, password)).info?.id).toBe(id)
})

test('a new address requires a mailed code where the site verifies addresses', async () => {
  onTestFinished(() => service.configure(mailOn()))
  await service.configure({ ...mailOn(), user: { email_verify: true, enable_register: false } })
  const { id, email } = await addAccount()
  const [verified, unproved] = [`moved-${email}`, `unproved-${email}`]
  const change = (fields: object) => service.client.UpdateInfo(fields, asUser(id))
  await expect(change({ email: verified })).rejects.toMatchObject({ code: 'user.email_code_required' })
  await service.client.SendChangeEmailCode({ email: verified }, asUser(id))
  const code = await codeFor(verified)
  await expect(change({ email: verified, code: 'AAAAAAAA' })).rejects.toMatchObject(badCode)
  await expect(change({ email: unproved, code })).rejects.toMatchObject(badCode)
  expect(await service.db('accounts').where({ id }).first()).toMatchObject({ email, token_version: 1 })
  await change({ email: verified, code })
  expect(await service.db('accounts').where({ id }).first()).toMatchObject({ email: verified })
  await expect(change({ email: verified.toUpperCase(), code })).rejects.toMatchObject(badCode)
})

test('mails no code to an address that has an account already', async () => {
  const [one, other] = [await addAccount(), await addAccount()]
  await service.client.SendChangeEmailCode({ email: other.email }, asUser(one.id))
  expect(await waitFor(() => mailBox.to(other.email)[0])).toMatchObject({ subject: '测试站 账号提醒' })
})

test('a refused password uses no attempt', async () => {
  const { email } = await addAccount()
  await forget(email)
  const code = await codeFor(email)
  for (let time = 0; time < 6; time += 1)
    await expect(reset(email, code, 'short77')).rejects.toMatchObject({ code: 'user.bad_password' })
  await reset(email, code)
})

test('reports that mail is not set up when it is switched off, or has no server or no sender', async () => {
  onTestFinished(() => service.configure(mailOn()))
  const refused = { kind: 'failed_precondition', code: 'user.mail_off', message: '邮件服务未配置' }
  const register = () => service.client.SendRegisterCode({ email: 'x@example.com' }, asVisitor())
  for (const email of [{ enabled: false }, { host: '' }, { from: '' }]) {
    await service.configure(mailOn(email))
    await expect(forget('x@example.com')).rejects.toMatchObject(refused)
    await expect(register()).rejects.toMatchObject(refused)
  }
})

test('sends mail only with a captcha where the site requires one, and only while accounts are open', async () => {
  onTestFinished(() => service.configure(mailOn()))
  await service.configure({ ...mailOn(), user: { enable_captcha: true } })
  const address = uniqueAddress()
  const { email } = await addAccount()
  await expect(forget(email, address)).rejects.toMatchObject({ code: 'user.captcha_required' })
  const captcha_token = service.solveCaptcha('mail', address)
  await service.client.SendResetCode({ email, captcha_token }, asVisitor(address))
  await service.configure({ ...mailOn(), user: { enable_user_system: false } })
  await expect(forget(email)).rejects.toMatchObject({ code: 'user.system_off' })
})

const tooManyMails = {
  kind: 'rate_limited',
  code: 'user.too_many_mails',
  details: { retryAfterSeconds: expect.any(Number) },
}

test('limits the mails to one address, in any case and for any requester, whether or not an account exists', async () => {
  for (const email of [(await addAccount()).email, 'no-account@example.com']) {
    for (let time = 0; time < 6; time += 1) await forget(time % 2 ? email : email.toUpperCase())
    await expect(forget(email)).rejects.toMatchObject(tooManyMails)
  }
})

test('limits the mails requested from one network', async () => {
  const address = uniqueAddress()
  for (let index = 0; index < 60; index += 1) await forget(`nobody${index}@example.com`, address)
  await expect(forget('nobody-more@example.com', address)).rejects.toMatchObject(tooManyMails)
})

test('an event that is delivered twice sends one mail', async () => {
  const { email } = await addAccount()
  await forget(email)
  await codeFor(email)
  const [event] = await service.db('outbox').orderBy('id', 'desc').limit(1)
  const message = { key: event.key, value: JSON.stringify(event.payload), headers: { event_id: event.event_id } }
  await service.kafka?.send([{ topic: MailRequested.name, messages: [message, message] }])
  // Mails of one key arrive in order: once the later event is processed, so are these.
  const marker = { mail_id: event.payload.mail_id, sealed: 'x', expires_at: new Date(0).toISOString() }
  const headers = { event_id: randomUUID() }
  const last = { key: event.key, value: JSON.stringify(marker), headers }
  await service.kafka?.send([{ topic: MailRequested.name, messages: [last] }])
  await waitFor(() => service.db('inbox').where({ event_id: headers.event_id }).first())
  expect(mailBox.to(email)).toHaveLength(1)
})

test('a mail requested while the mail server is down is sent when it is back', async () => {
  const { email } = await addAccount()
  await mailBox.shut()
  await forget(email)
  await waitFor(() => service.lines.some(({ msg }) => msg === 'events: dependency unavailable, pausing the partition'))
  expect(mailBox.to(email)).toEqual([])
  await mailBox.open()
  await reset(email, await codeFor(email))
})

test('a mail is dropped after a permanent error of the server, and retried after a temporary one', async () => {
  const [gone, later] = [await addAccount('gone'), await addAccount('later')]
  await forget(gone.email)
  await waitFor(() => outcomes().includes('dropped: the server refuses it'))
  expect(mailBox.refused.filter((address) => address === gone.email)).toHaveLength(1)
  await forget(later.email)
  await waitFor(() => mailBox.refused.filter((address) => address === later.email).length > 3)
  const other = await addAccount()
  await forget(other.email)
  await codeFor(other.email)
})

test('a mail that is no longer needed is not sent', async () => {
  const { email } = await addAccount()
  await mailBox.shut()
  await forget(email)
  const before = outcomes().length
  waitedMs += 10 * 60_000
  await waitFor(() => outcomes().slice(before).includes('dropped: too late'))
  waitedMs = 0
  await mailBox.open()
  expect(mailBox.to(email)).toEqual([])
})

test('text in a template or a name cannot become a header or another recipient', async () => {
  onTestFinished(() => service.configure(mailOn()))
  await service.configure({
    ...mailOn(),
    site_basic: { site_name: '$& 站\r\nBcc: victim@example.com' },
    email_body: { find_pass_subject: '%site_name%\r\nX-Evil: 1\r\n\r\nbody', find_pass_body: '%code% $& %other%' },
  })
  const { email } = await addAccount()
  await forget(email)
  const code = await codeFor(email)
  const [received] = mailBox.to(email)
  expect(received?.recipients).toEqual([email])
  expect(received?.subject).toBe('$& 站 Bcc: victim@example.com X-Evil: 1 body')
  expect(received?.headers.map(({ key }) => key)).not.toContain('x-evil')
  expect(received?.text?.trim()).toBe(`${code} $& %other%`)
})

test('the code is in the mail only: not in logs, tables, events or answers', async () => {
  const { email } = await addAccount('canary')
  const answer = await forget(email)
  const code = await codeFor(email)
  await expect(reset(email, 'AAAAAAAA')).rejects.toMatchObject(badCode)
  const tables = await Promise.all(['outbox', 'mail_codes', 'inbox'].map((table) => service.db(table).select()))
  const [event] = await service.db('outbox').orderBy('id', 'desc').limit(1)
  const everywhere = JSON.stringify([answer, tables, service.lines])
  expect(everywhere).not.toContain(code)
  // The lookup needs the address in the database; logs and events must not hold it.
  expect(JSON.stringify([event, service.lines])).not.toContain(email)
})
