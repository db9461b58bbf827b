import { networksOf } from '@pandex/platform/resilience/client-networks'
import { AppError } from '@pandex/platform/errors'
import { MailRequested } from '@pandex/contracts/events'
import { addToOutbox } from '@pandex/platform/events/outbox'
import type { SendCodeRequest__Output as SendCodeRequest } from '@pandex/platform/gen/pandex/user/v1/SendCodeRequest'
import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import type { Context } from '@pandex/platform/grpc/context'
import { requireUser } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { randomUUID } from 'node:crypto'
import { consumeCaptchaToken } from '@pandex/platform/clients/captcha'
import type { CaptchaClient } from '@pandex/platform/clients/captcha'
import { isMailSetUp } from '../clients/mail-server.ts'
import type { SiteConfig, SiteRules } from '../clients/site-config.ts'
import { checkPassword, readEmail } from '../domain/accounts/account-rules.ts'
import type { BoundedQueue } from '@pandex/platform/resilience/bounded-queue'
import type { HashCdkey } from '../domain/points/cdkey.ts'
import { badCode, mailCodeKey, mailCodeLifetimeMs, makeMailCode } from '../domain/mail/mail-code.ts'
import type { HashMailCode, MailPurpose } from '../domain/mail/mail-code.ts'
import { hashPassword } from '../domain/accounts/password.ts'
import type { MailSealer } from '../domain/mail/sealed-mail.ts'
import { requireUserSystem } from '../domain/accounts/site-switches.ts'
import { findAccountByLogin, updateIfSessionValid } from '../repositories/accounts.ts'
import type { RateLimit } from '../repositories/rate-limits.ts'
import { saveMailCode, useMailCode } from '../repositories/mail-codes.ts'
import { checkMailCode } from '../use-cases/check-mail-code.ts'
import { checkRegistrationAllowed } from '../use-cases/check-registration-allowed.ts'

export interface MailCodeDeps {
  db: Db
  hashing: BoundedQueue
  siteConfig: SiteConfig
  captcha: CaptchaClient
  hashMailCode: HashMailCode
  hashCdkey: HashCdkey
  mailSealer: MailSealer
  mailLimits: { address: RateLimit; network: RateLimit }
  clock: () => Date
}

const mailOff = (): AppError => new AppError('failed_precondition', 'user.mail_off', '邮件服务未配置')

export const tooManyMails = (retryAfterSeconds: number): AppError =>
  new AppError('rate_limited', 'user.too_many_mails', '发送过于频繁，请稍后再试', { retryAfterSeconds })

type Handlers = Pick<
  HandlersOf<UserServiceDefinition>,
  'SendRegisterCode' | 'SendResetCode' | 'SendChangeEmailCode' | 'ResetPassword'
>

export const mailCodeHandlers = (deps: MailCodeDeps): Handlers => {
  const { db, hashing, siteConfig, captcha, hashMailCode, mailSealer, mailLimits, clock } = deps

  /**
   * Stores a code and requests its mail without looking up an account: the consumer decides what to send,
   * so neither the answer nor its timing reveals whether an account exists.
   */
  const requestMail = async (to: string, purpose: MailPurpose): Promise<void> => {
    const now = clock()
    const code = makeMailCode()
    const key = mailCodeKey(to, purpose)
    const expireAt = new Date(now.getTime() + mailCodeLifetimeMs)
    const mailId = randomUUID()
    await db.transaction(async (trx) => {
      await saveMailCode(trx, { ...key, code_hash: hashMailCode(key, code), expire_at: expireAt }, now)
      await addToOutbox(trx, MailRequested, {
        mail_id: mailId,
        sealed: mailSealer.seal({ to, purpose, code }, mailId),
        expires_at: expireAt.toISOString(),
      })
    })
  }

  const sendCode = async (
    { email, captcha_token }: SendCodeRequest,
    purpose: MailPurpose,
    rules: SiteRules,
    ctx: Context,
  ): Promise<void> => {
    if (!isMailSetUp(rules.email)) throw mailOff()
    const to = readEmail(email)
    // Runs before the limits, so that exhausting the limit of another person's address costs captchas.
    if (rules.user.enable_captcha) await consumeCaptchaToken(captcha, 'mail', captcha_token, ctx)
    await mailLimits.network.consume(networksOf(ctx.clientAddress).network)
    // The address is hashed, because Redis must not hold addresses.
    await mailLimits.address.consume(hashMailCode(mailCodeKey(to, purpose), ''))
    await requestMail(to, purpose)
    ctx.log.info({ client_address: ctx.clientAddress, purpose }, 'mail: requested')
  }

  return {
    SendRegisterCode: async (req, ctx) => {
      const rules = await siteConfig.read()
      await checkRegistrationAllowed(deps, rules, req.invite_code)
      await sendCode(req, 'register', rules, ctx)
      return {}
    },

    SendResetCode: async (req, ctx) => {
      const rules = await siteConfig.read()
      requireUserSystem(rules)
      await sendCode(req, 'find_pass', rules, ctx)
      return {}
    },

    SendChangeEmailCode: async (req, ctx) => {
      requireUser(ctx, 'user')
      await sendCode(req, 'change_email', await siteConfig.read(), ctx)
      return {}
    },

    ResetPassword: async ({ email, code, new_password }, ctx) => {
      const address = readEmail(email)
      const key = mailCodeKey(address, 'find_pass')
      checkPassword(new_password, [address])
      const codeHash = await checkMailCode(deps, key, code, ctx)
      const account = await findAccountByLogin(db, address)
      if (!account) throw badCode()
      checkPassword(new_password, [account.username])
      const password = await hashing.run(() => hashPassword(new_password), ctx.signal)
      await db.transaction(async (trx) => {
        if (!(await useMailCode(trx, key, codeHash))) throw badCode()
        // The account changed meanwhile, possibly its address: the code may belong to another account.
        if (!(await updateIfSessionValid(trx, account, { password }))) throw badCode()
      })
      ctx.log.info({ user_id: account.id, client_address: ctx.clientAddress }, 'account: password reset by mail')
      return {}
    },
  }
}
