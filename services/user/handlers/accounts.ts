import { AppError } from '@pandex/platform/errors'
import type { Profile__Output as Profile } from '@pandex/platform/gen/pandex/user/v1/Profile'
import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import type { Context } from '@pandex/platform/grpc/context'
import { requireUser } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { SiteConfig } from '../clients/site-config.ts'
import { checkPassword, readEmail, readUsername } from '../domain/accounts/account-rules.ts'
import type { BoundedQueue } from '@pandex/platform/resilience/bounded-queue'
import { badCode, mailCodeKey } from '../domain/mail/mail-code.ts'
import type { HashMailCode } from '../domain/mail/mail-code.ts'
import { hashPassword, verifyPassword } from '../domain/accounts/password.ts'
import { sessionEnded } from '../domain/accounts/session.ts'
import { dayOf } from '@pandex/contracts/shanghai-time'
import { vipText } from '../domain/points/vip.ts'
import { findOwnAccount, updateIfSessionValid } from '../repositories/accounts.ts'
import type { Account, AccountChanges } from '../repositories/accounts.ts'
import { findLastCheckIn } from '../repositories/check-ins.ts'
import type { RateLimit } from '../repositories/rate-limits.ts'
import { useMailCode } from '../repositories/mail-codes.ts'
import { checkMailCode } from '../use-cases/check-mail-code.ts'
import { toUser } from '../use-cases/to-user.ts'

export interface AccountDeps {
  db: Db
  hashing: BoundedQueue
  currentPasswordTries: RateLimit
  siteConfig: SiteConfig
  hashMailCode: HashMailCode
  clock: () => Date
}

const freshSessionMs = 10 * 60_000

const toProfile = (account: Account, now: Date, lastCheckIn: { day: string } | undefined): Profile => ({
  ...toUser(account, now),
  coin: account.coin,
  vip_until: vipText(account.vip_until),
  invite_code: account.invite_code,
  checked_in_today: lastCheckIn?.day === dayOf(now),
  has_initial_password: account.has_initial_password,
})

const currentPasswordRequired = (): AppError =>
  new AppError('failed_precondition', 'user.current_password_required', '请输入当前密码', {
    fields: ['current_password'],
  })

const wrongCurrentPassword = (): AppError =>
  new AppError('unauthenticated', 'user.wrong_current_password', '当前密码错误', { fields: ['current_password'] })

const emailCodeRequired = (): AppError =>
  new AppError('failed_precondition', 'user.email_code_required', '请输入新邮箱收到的验证码', { fields: ['code'] })

const nothingToChange = (): AppError => new AppError('invalid', 'user.nothing_to_change', '没有需要修改的内容')

const readChanges = (
  account: Account,
  requested: { username: string; email: string; password: string },
): Pick<AccountChanges, 'username' | 'email' | 'password'> => {
  const username = requested.username.trim() === '' ? account.username : readUsername(requested.username)
  const email = requested.email.trim() === '' ? account.email : readEmail(requested.email)
  if (requested.password !== '') checkPassword(requested.password, [username, email ?? ''])
  const changes = {
    ...(username !== account.username && { username }),
    ...(email !== null && email !== account.email && { email }),
    ...(requested.password !== '' && { password: requested.password }),
  }
  if (Object.keys(changes).length === 0) throw nothingToChange()
  return changes
}

export const accountHandlers = (
  deps: AccountDeps,
): Pick<HandlersOf<UserServiceDefinition>, 'GetInfo' | 'UpdateInfo'> => {
  const { db, hashing, currentPasswordTries: currentPasswordAttempts, siteConfig, clock } = deps

  /** Requires the current password unless the session is young: a stolen session must not yield the account. Attempts are limited. */
  const checkOwner = async (account: Account, currentPassword: string, ctx: Context): Promise<void> => {
    if (currentPassword === '') {
      const openedAtMs = ctx.user?.session?.openedAtMs ?? 0
      if (clock().getTime() - openedAtMs < freshSessionMs) return
      throw currentPasswordRequired()
    }
    const key = String(account.id)
    await currentPasswordAttempts.consume(key)
    if (!(await hashing.run(() => verifyPassword(currentPassword, account.password), ctx.signal))) {
      ctx.log.warn(
        { user_id: account.id, client_address: ctx.clientAddress },
        'account: wrong current password, refusing the change',
      )
      throw wrongCurrentPassword()
    }
    await currentPasswordAttempts.refund(key)
  }

  /** Verifies that the new address belongs to the caller, if the site requires it. @returns key and hash of the code to consume */
  const verifyEmail = async (email: string, code: string, ctx: Context) => {
    if (!(await siteConfig.read()).user.email_verify) return undefined
    if (code.trim() === '') throw emailCodeRequired()
    const key = mailCodeKey(email, 'change_email')
    return { key, hash: await checkMailCode(deps, key, code, ctx) }
  }

  return {
    GetInfo: async (_req, ctx) => {
      const now = clock()
      const account = await findOwnAccount(db, requireUser(ctx, 'user').id)
      return toProfile(account, now, await findLastCheckIn(db, account.id, dayOf(now)))
    },

    UpdateInfo: async ({ current_password, code, ...requested }, ctx) => {
      const account = await findOwnAccount(db, requireUser(ctx, 'user').id)
      const changes = readChanges(account, requested)
      const { password, email } = changes
      if (password !== undefined || email !== undefined) await checkOwner(account, current_password, ctx)
      const proof = email ? await verifyEmail(email, code, ctx) : undefined
      const hashed = password !== undefined && {
        password: await hashing.run(() => hashPassword(password), ctx.signal),
      }
      await db.transaction(async (trx) => {
        if (proof && !(await useMailCode(trx, proof.key, proof.hash))) throw badCode()
        if (!(await updateIfSessionValid(trx, account, { ...changes, ...hashed }))) throw sessionEnded()
      })
      const what = { user_id: account.id, client_address: ctx.clientAddress, changed: Object.keys(changes) }
      ctx.log.info(what, 'account: changed by its owner')
      return {}
    },
  }
}
