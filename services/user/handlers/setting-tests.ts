import { findMailGap } from '@pandex/contracts/settings/mail-gap'
import type { TestableSetting } from '@pandex/contracts/settings/testable-settings'
import { AppError } from '@pandex/platform/errors'
import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import { createSettingTester } from '@pandex/platform/grpc/setting-tests'
import type { SettingTest, SettingTestOptions } from '@pandex/platform/grpc/setting-tests'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { describeFailure } from '@pandex/platform/outbound/describe-failure'
import type { Db } from '@pandex/platform/postgres/postgres'
import { randomUUID } from 'node:crypto'
import { connectToMailServer, deliverMail } from '../clients/mail-server.ts'
import type { MailSettings } from '../clients/mail-server.ts'
import type { SiteConfig } from '../clients/site-config.ts'
import { describeSmtpRefusal } from '../domain/mail/smtp-failure.ts'
import type { SmtpError } from '../domain/mail/smtp-failure.ts'
import { composeTestMail } from '../domain/mail/mail-text.ts'
import { mailCodeKey } from '../domain/mail/mail-code.ts'
import type { HashMailCode } from '../domain/mail/mail-code.ts'
import { findOwnAccount } from '../repositories/accounts.ts'
import type { RateLimit } from '../repositories/rate-limits.ts'

export interface SettingTestDeps {
  db: Db
  siteConfig: SiteConfig
  hashMailCode: HashMailCode
  mailLimits: { address: RateLimit }
  isPrivateMailAllowed: boolean
  settingTestOptions?: SettingTestOptions
}

/** A server that accepts only TLS sends no greeting to a client that waits for one. */
const plainTextHint = '；如果端口只接受 TLS，请打开“使用 TLS”'

const describeMailFailure = (error: unknown, { tls }: MailSettings): string => {
  const failure = error as SmtpError
  const refusal = describeSmtpRefusal(failure)
  if (refusal !== undefined) return refusal
  const hint = !tls && failure.timeoutType === 'GREETING_TIMEOUT' ? plainTextHint : ''
  return `邮件服务器：${failure.code === 'EABORT' ? '没有及时回答' : describeFailure(error)}${hint}`
}

/** Sends a mail to the caller's own address only: the test must not send mails to others. */
const createMailTest = (deps: SettingTestDeps): SettingTest => {
  const { db, siteConfig, hashMailCode, mailLimits, isPrivateMailAllowed: isPrivateAllowed } = deps

  const sendTestMail = async (settings: MailSettings, siteName: string, to: string, signal: AbortSignal) => {
    const limitKey = hashMailCode(mailCodeKey(to, 'change_email'), '')
    await mailLimits.address.consume(limitKey)
    try {
      const mail = { id: randomUUID(), to, ...composeTestMail(siteName) }
      await deliverMail(settings, mail, { isPrivateAllowed, signal })
    } catch (error) {
      await mailLimits.address.refund(limitKey)
      throw error
    }
  }

  return async (ctx, signal) => {
    const { id } = requireAdmin(ctx, 'user')
    const { email: settings, site_basic } = await siteConfig.read()
    const gap = findMailGap(settings)
    if (gap !== undefined) return { ok: false, message: gap }
    const { email: to } = await findOwnAccount(db, id)
    try {
      if (to !== null) {
        await sendTestMail(settings, site_basic.site_name, to, signal)
        return { ok: true, message: `测试邮件已发送到 ${to}` }
      }
      await connectToMailServer(settings, { isPrivateAllowed })
      const done = settings.username === '' ? '已连接' : '已连接并登录'
      return { ok: false, message: `${done}邮件服务器，但您的账号没有邮箱，没有发送测试邮件` }
    } catch (error) {
      if (error instanceof AppError) throw error
      return { ok: false, message: describeMailFailure(error, settings) }
    }
  }
}

export const settingTestHandlers = (deps: SettingTestDeps): Pick<HandlersOf<UserServiceDefinition>, 'TestSetting'> => ({
  TestSetting: createSettingTester<TestableSetting<'user'>>(
    'user',
    { email: createMailTest(deps) },
    deps.settingTestOptions,
  ),
})
