import { ReportAnswered } from '@pandex/contracts/events'
import { createReportAnswerSealer } from '@pandex/contracts/report-answer'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { testSecret } from '@pandex/platform/testing/service-harness'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openFakeMailServer } from './fake-mail-server.ts'
import { startUserService } from './harness.ts'
import type { UserTestService } from './harness.ts'

let service: UserTestService
let mailBox: Awaited<ReturnType<typeof openFakeMailServer>>

const mailOn = (enabled = true) => ({
  email: { enabled, host: '127.0.0.1', port: mailBox.port, tls: false, from: 'site@example.com' },
})

beforeAll(async () => {
  service = await startUserService({ retryDelaysMs: [100, 200, 300] })
  mailBox = await openFakeMailServer()
  await service.configure(mailOn())
})

afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await mailBox[Symbol.asyncDispose]()
})

const sealer = createReportAnswerSealer(testSecret)

/** Delivers an answer as the disk service publishes it. @returns the id of the event */
const deliver = async (
  to: string,
  { note = '换了链接', times = 1, expires_at = new Date(Date.now() + 60_000) } = {},
) => {
  const mail_id = randomUUID()
  const sealed = sealer.seal({ to, disk_name: '庆余年 %note%\r\nBcc: a@example.com', result: '已修复', note }, mail_id)
  const event_id = randomUUID()
  const value = JSON.stringify({ mail_id, sealed, expires_at: expires_at.toISOString() })
  const message = { key: mail_id, value, headers: { event_id } }
  await waitFor(async () => {
    await service.kafka?.send([{ topic: ReportAnswered.name, messages: Array.from({ length: times }, () => message) }])
    return true
  })
  await waitFor(() => service.db('inbox').where({ event_id }).first())
  return mail_id
}

const outcomeOf = (mailId: string) => service.lines.find(({ mail_id }) => mail_id === mailId)?.outcome

test('mails an answer once when its event is delivered twice', async () => {
  await deliver('reader@example.com', { times: 3 })
  await deliver('last@example.com')
  const mails = mailBox.to('reader@example.com')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe('测试站 的答复')
  expect(mails[0]?.text?.trim()).toBe('庆余年 %note% Bcc: a@example.com：已修复。换了链接')
  expect(mails[0]?.recipients).toEqual(['reader@example.com'])
})

test('sends nothing while mail is off, and nothing late', async () => {
  const late = await deliver('late@example.com', { expires_at: new Date(0) })
  expect(outcomeOf(late)).toBe('dropped: too late')
  onTestFinished(() => service.configure(mailOn()))
  await service.configure(mailOn(false))
  expect(outcomeOf(await deliver('off@example.com'))).toBe('dropped: mail is switched off')
  expect([...mailBox.to('late@example.com'), ...mailBox.to('off@example.com')]).toEqual([])
})

test('writes neither the address nor the text to logs', async () => {
  await deliver('canary@example.com', { note: 'canary note' })
  await waitFor(() => mailBox.to('canary@example.com')[0])
  expect(JSON.stringify(service.lines)).not.toMatch(/canary/)
})
