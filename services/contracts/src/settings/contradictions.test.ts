import { expect, test } from 'vitest'
import { allSettings } from './all-settings.ts'
import { findContradictions } from './contradictions.ts'
import { selectSettings } from './select-settings.ts'

const defaults = selectSettings(allSettings.map(({ name }) => name))({})
const messagesOfMail = (email: object) =>
  findContradictions({ ...defaults, email: { ...defaults.email, ...email } })
    .filter(({ settings }) => settings.length === 1 && settings[0] === 'email')
    .map(({ message }) => message)

test.each([
  ['a server', { enabled: true, from: 'site@example.com' }],
  ['a sender', { enabled: true, host: 'mail.example.com' }],
])('warns about mail without %s', (_, email) => {
  expect(messagesOfMail(email)).toEqual(['邮件服务已启用，但没有填写服务器或发件人。'])
})

test('accepts mail with server and sender, and mail that is switched off', () => {
  expect(messagesOfMail({ enabled: true, host: 'mail.example.com', from: 'site@example.com' })).toEqual([])
  expect(messagesOfMail({ enabled: false })).toEqual([])
})
