import type { RegisterRequest__Output as RegisterRequest } from '@pandex/platform/gen/pandex/user/v1/RegisterRequest'
import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import type { Context } from '@pandex/platform/grpc/context'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { consumeCaptchaToken } from '@pandex/platform/clients/captcha'
import type { CaptchaClient } from '@pandex/platform/clients/captcha'
import type { SiteConfig, SiteRules } from '../clients/site-config.ts'
import { checkPassword, readEmail, readUsername } from '../domain/accounts/account-rules.ts'
import type { BoundedQueue } from '@pandex/platform/resilience/bounded-queue'
import { badInviteCode } from '../domain/points/cdkey.ts'
import type { HashCdkey } from '../domain/points/cdkey.ts'
import { badCode, mailCodeKey } from '../domain/mail/mail-code.ts'
import type { HashMailCode } from '../domain/mail/mail-code.ts'
import { hashPassword } from '../domain/accounts/password.ts'
import type { TokenSubject } from '../domain/accounts/session-token.ts'
import { findAccount, insertAccount, recordLogin } from '../repositories/accounts.ts'
import type { Account, NewAccount } from '../repositories/accounts.ts'
import { resolveInviteCode, rewardRegistration } from '../repositories/invitations.ts'
import { useMailCode } from '../repositories/mail-codes.ts'
import { toUser } from '../use-cases/to-user.ts'
import { checkMailCode } from '../use-cases/check-mail-code.ts'
import { checkRegistrationAllowed } from '../use-cases/check-registration-allowed.ts'

export interface RegisterDeps {
  db: Db
  hashing: BoundedQueue
  siteConfig: SiteConfig
  captcha: CaptchaClient
  hashMailCode: HashMailCode
  hashCdkey: HashCdkey
  signToken: (subject: TokenSubject) => Promise<string>
  clock: () => Date
}

export const registerHandlers = (deps: RegisterDeps): Pick<HandlersOf<UserServiceDefinition>, 'Register'> => {
  const { db, hashing, siteConfig, captcha, hashCdkey, signToken, clock } = deps

  /** Creates the account, grants rewards and consumes the codes in one transaction. */
  const openAccount = async (
    trx: Knex.Transaction,
    account: NewAccount & { email: string },
    given: { codeHash: string | undefined; inviteCode: string; rules: SiteRules; address: string },
  ): Promise<Account> => {
    const { codeHash, inviteCode, rules, address } = given
    const now = clock()
    if (codeHash !== undefined && !(await useMailCode(trx, mailCodeKey(account.email, 'register'), codeHash)))
      throw badCode()
    const invite = inviteCode === '' ? undefined : await resolveInviteCode(trx, inviteCode, { hashCdkey, now })
    if (inviteCode !== '' && !invite) throw badInviteCode()
    const id = await insertAccount(trx, account)
    await rewardRegistration(trx, { account_id: id, invite, client_address: address, rules, now })
    await recordLogin(trx, id, now, address)
    const opened = await findAccount(trx, id)
    if (!opened) throw new Error('account: missing after its insert')
    return opened
  }

  const register = async (req: RegisterRequest, ctx: Context): Promise<Account> => {
    const rules = await siteConfig.read()
    await checkRegistrationAllowed(deps, rules, req.invite_code)
    const username = readUsername(req.username)
    const email = readEmail(req.email)
    checkPassword(req.password, [username, email])
    if (rules.user.enable_captcha) await consumeCaptchaToken(captcha, 'register', req.captcha_token, ctx)
    const codeHash = rules.user.email_verify
      ? await checkMailCode(deps, mailCodeKey(email, 'register'), req.code, ctx)
      : undefined
    const password = await hashing.run(() => hashPassword(req.password), ctx.signal)
    const account = { username, email, password, role: 'user', register_address: ctx.clientAddress } as const
    const given = { codeHash, inviteCode: req.invite_code.trim(), rules, address: ctx.clientAddress }
    return db.transaction(async (trx) => openAccount(trx, account, given))
  }

  return {
    Register: async (req, ctx) => {
      const account = await register(req, ctx)
      ctx.log.info({ user_id: account.id, client_address: ctx.clientAddress }, 'account: registered')
      return { info: toUser(account, clock()), token: await signToken(account) }
    },
  }
}
