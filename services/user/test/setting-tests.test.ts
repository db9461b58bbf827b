import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFakeMailServer } from './fake-mail-server.ts'
import { asUser, startUserService } from './harness.ts'
import type { UserTestService } from './harness.ts'

let service: UserTestService
let mailBox: Awaited<ReturnType<typeof openFakeMailServer>>
let adminId: number

const login = { username: 'site@example.com', password: 'tram-violet-1903' }
const adminEmail = 'Admin@example.com'

const configureMail = (changes: object = {}) =>
  service.configure({
    site_basic: { site_name: '测试站' },
    email: { enabled: true, host: '127.0.0.1', port: mailBox.port, tls: false, from: '', ...login, ...changes },
  })

const testMail = (id = adminId) => service.client.TestSetting({ name: 'email' }, asUser(id, 'admin'))

beforeAll(async () => {
  service = await startUserService()
  mailBox = await openFakeMailServer({ login })
  adminId = await service.addAccount({ username: 'admin', password: 'x', email: adminEmail, role: 'admin' })
})

beforeEach(() => configureMail())

afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await mailBox[Symbol.asyncDispose]()
})

test('logs in and sends a mail to the address of the calling admin', async () => {
  expect(await testMail()).toEqual({ ok: true, message: `测试邮件已发送到 ${adminEmail}` })
  expect(mailBox.mails).toMatchObject([
    { subject: '测试站 测试邮件', recipients: [adminEmail], from: { address: login.username } },
  ])
})

test('only connects and logs in for an admin without an address, and reports it', async () => {
  const id = await service.addAccount({ username: 'nobody', password: 'x', role: 'admin' })
  const sent = mailBox.mails.length
  expect(await testMail(id)).toEqual({
    ok: false,
    message: '已连接并登录邮件服务器，但您的账号没有邮箱，没有发送测试邮件',
  })
  await configureMail({ password: 'wrong' })
  expect(await testMail(id)).toMatchObject({ ok: false, message: expect.stringContaining('拒绝登录') })
  expect(mailBox.mails).toHaveLength(sent)
})

test.each([
  [{ enabled: false }, '没有启用邮件服务'],
  [{ host: '' }, '没有填写邮件服务器'],
  [{ username: 'site', from: '' }, '没有填写发件人'],
  [{ password: 'wrong-tram' }, '邮件服务器拒绝登录，请检查账号和密码（SMTP 535）'],
  [{ password: '' }, '邮件服务器拒绝登录，请检查账号和密码'],
  [{ from: 'stranger@example.com' }, '邮件服务器拒绝发件人（SMTP 553）'],
  [{ tls: true }, '邮件服务器：TLS 握手或证书验证失败'],
  [{ port: 1 }, '邮件服务器：连接被拒绝'],
  [{ host: 'no-such-host.invalid' }, '邮件服务器：查不到主机名的地址'],
])('answers the settings %j with: %s', async (changes, message) => {
  await configureMail(changes)
  const sent = mailBox.mails.length
  expect(await testMail()).toEqual({ ok: false, message })
  expect(mailBox.mails).toHaveLength(sent)
})

test('reports that the server refuses the recipient, permanently or temporarily', async () => {
  for (const [start, message] of [
    ['gone', '邮件服务器拒绝收件人（SMTP 550）'],
    ['later', '邮件服务器暂时不接受收件人（SMTP 451）'],
  ] as const) {
    const email = `${start}-admin@example.com`
    const id = await service.addAccount({ username: start, password: 'x', email, role: 'admin' })
    expect(await testMail(id)).toEqual({ ok: false, message })
  }
})

test('stops waiting for a silent server within the deadline of the gateway', async () => {
  const silent = createServer((socket) => void socket.on('error', () => undefined))
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve)
  })
  await configureMail({ port: (silent.address() as AddressInfo).port })
  expect(await testMail()).toEqual({
    ok: false,
    message: '邮件服务器：没有及时回答；如果端口只接受 TLS，请打开“使用 TLS”',
  })
  silent.close()
})

test('limits test mails to one address like other mails, and counts only sent ones', async () => {
  const id = await service.addAccount({ username: 'eager', password: 'x', email: 'eager@example.com', role: 'admin' })
  await configureMail({ password: 'wrong' })
  for (let time = 0; time < 7; time += 1) expect(await testMail(id)).toMatchObject({ ok: false })
  await configureMail()
  for (let time = 0; time < 6; time += 1) expect(await testMail(id)).toMatchObject({ ok: true })
  await expect(testMail(id)).rejects.toMatchObject({ kind: 'rate_limited', code: 'user.too_many_mails' })
})

test('runs no test for users and visitors', async () => {
  const sent = mailBox.mails.length
  await expect(service.client.TestSetting({ name: 'email' }, asUser(adminId, 'user'))).rejects.toMatchObject({
    kind: 'forbidden',
  })
  expect(mailBox.mails).toHaveLength(sent)
})

test('shows the password in no answer and no log line', async () => {
  const answers = [await testMail()]
  await configureMail({ from: 'stranger@example.com' })
  answers.push(await testMail())
  const text = JSON.stringify([answers, service.lines])
  for (const secret of [login.password, Buffer.from(login.password).toString('base64')])
    expect(text).not.toContain(secret)
})
