import { describe, expect, test } from 'vitest'
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

describe('Payments', () => {
  type Changes = Partial<Record<'user' | 'pay_type' | 'alipay_face' | 'manual_transfer', object>>
  const messagesWith = ({ user, pay_type: payType, alipay_face: alipay, manual_transfer: transfer }: Changes) => {
    const values = {
      user: { ...defaults.user, enable_user_system: true, ...user },
      pay_type: { ...defaults.pay_type, ...payType },
      alipay_face: { ...defaults.alipay_face, ...alipay },
      manual_transfer: { ...defaults.manual_transfer, ...transfer },
    }
    return findContradictions({ ...defaults, ...values })
      .filter(({ settings }) => settings[0] === 'pay_type')
      .map(({ message }) => message)
  }
  const keys = { app_id: '2021', seller_id: '2088', private_key: 'k', alipay_public_key: 'p' }

  test('need accounts, because orders belong to users', () => {
    const messages = messagesWith({
      pay_type: { manual: true },
      manual_transfer: { qr_url: '/pay.png' },
      user: { enable_user_system: false },
    })
    expect(messages).toEqual(['启用了支付方式，但用户系统没有开放：没有人能下单。'])
  })

  test.each(Object.keys(keys))('with Alipay need %s', (missing) => {
    expect(messagesWith({ pay_type: { alipay_face: true }, alipay_face: keys })).toEqual([])
    expect(messagesWith({ pay_type: { alipay_face: true }, alipay_face: { ...keys, [missing]: '' } })).toHaveLength(1)
    expect(messagesWith({ alipay_face: { ...keys, [missing]: '' } })).toEqual([])
  })

  test('by transfer need a picture or a text that names another way', () => {
    expect(messagesWith({ pay_type: { manual: true } })).toHaveLength(1)
    expect(messagesWith({ pay_type: { manual: true }, manual_transfer: { text: '' } })).toHaveLength(1)
    expect(messagesWith({ pay_type: { manual: true }, manual_transfer: { qr_url: '/pay.png' } })).toEqual([])
    expect(messagesWith({ pay_type: { manual: true }, manual_transfer: { text: '汇款到工商银行 6222…' } })).toEqual([])
  })
})
