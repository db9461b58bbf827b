import type { AccountStatus, Role } from '@pandex/contracts/enums'
import { AppError } from '@pandex/platform/errors'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { sessionEnded } from '../domain/accounts/session.ts'

export interface Account {
  id: number
  username: string
  email: string | null
  /** PHC string. */
  password: string
  /** The password was generated and never changed. */
  has_initial_password: boolean
  role: Role
  status: AccountStatus
  token_version: number
  remark: string
  register_address: string
  last_login_time: Date | null
  last_login_address: string
  coin: number
  vip_until: Date | null
  invite_code: string
  create_time: Date
  update_time: Date
}

export const findAccount = async (db: Db, id: number): Promise<Account | undefined> =>
  db('accounts').where({ id }).first()

const lock = async (trx: Knex.Transaction, id: number): Promise<Account | undefined> =>
  trx('accounts').where({ id }).forNoKeyUpdate().first()

/** Locks the account until the transaction ends. @throws AppError not_found user.unknown */
export const lockAccount = async (trx: Knex.Transaction, id: number): Promise<Account> => {
  const account = await lock(trx, id)
  if (!account) throw new AppError('not_found', 'user.unknown', '用户不存在')
  return account
}

const requireOpen = (account: Account | undefined): Account => {
  if (account?.status !== 'normal') throw sessionEnded()
  return account
}

/** The caller's account. @throws AppError unauthenticated user.session_ended if it is deleted or banned */
export const findOwnAccount = async (db: Db, id: number): Promise<Account> => requireOpen(await findAccount(db, id))

/** `findOwnAccount` with a row lock: it serializes an account's point movements, so that a check holds until the write. */
export const lockOwnAccount = async (trx: Knex.Transaction, id: number): Promise<Account> =>
  requireOpen(await lock(trx, id))

/** Maximum length of a mail address (RFC 5321). */
const maxLoginLength = 254

export const findAccountByLogin = async (db: Db, login: string): Promise<Account | undefined> => {
  // PostgreSQL rejects text with NUL.
  if (login.length > maxLoginLength || login.includes('\0')) return undefined
  const column = login.includes('@') ? 'email' : 'username'
  return db('accounts').whereRaw('lower(??) = lower(?)', [column, login]).first()
}

/** Undefined if the account is deleted or banned, or the session ended. One query, because almost every call needs it. */
export const findSessionAccount = async (
  db: Db,
  { user_id, token_version, session_id }: { user_id: number; token_version: number; session_id: string },
): Promise<Account | undefined> =>
  db('accounts')
    .where({ id: user_id, token_version, status: 'normal' })
    .whereNotExists(db('ended_sessions').where({ session_id }))
    .first()

export const hasAdmin = async (db: Db): Promise<boolean> =>
  (await db('accounts').where({ role: 'admin' }).first('id')) !== undefined

/** Whether another active admin exists. Holds a lock until the transaction ends: two admins must not demote each other concurrently. */
export const hasOtherAdmin = async (trx: Knex.Transaction, id: number): Promise<boolean> => {
  await trx.raw(`select pg_advisory_xact_lock(hashtext('user.admins'))`)
  const other = await trx('accounts').where({ role: 'admin', status: 'normal' }).whereNot({ id }).first('id')
  return other !== undefined
}

const taken: Record<string, () => AppError> = {
  accounts_username: () => new AppError('conflict', 'user.username_taken', '用户名已被使用', { fields: ['username'] }),
  accounts_email: () => new AppError('conflict', 'user.email_taken', '邮箱已被使用', { fields: ['email'] }),
}

const throwConflict = (error: unknown): never => {
  const { constraint = '' } = error as { constraint?: string }
  throw taken[constraint]?.() ?? error
}

export type NewAccount = Pick<Account, 'username' | 'email' | 'password' | 'role'> &
  Partial<Pick<Account, 'register_address' | 'has_initial_password' | 'remark'>>

/** @returns the new id @throws AppError conflict user.username_taken, user.email_taken */
export const insertAccount = async (db: Db, account: NewAccount): Promise<number> => {
  const rows = (await db('accounts').insert(account).returning('id').catch(throwConflict)) as [{ id: number }]
  return rows[0].id
}

export type AccountChanges = Partial<
  Pick<Account, 'username' | 'email' | 'password' | 'role' | 'status' | 'remark' | 'vip_until'>
>

const endInitialPassword = ({ password }: AccountChanges): { has_initial_password?: false } =>
  password === undefined ? {} : { has_initial_password: false }

/**
 * @param endsSessions increments the token version
 * @throws AppError conflict user.username_taken, user.email_taken
 */
export const updateAccount = async (
  db: Db,
  id: number,
  changes: AccountChanges,
  endsSessions: boolean,
): Promise<void> => {
  await db('accounts')
    .where({ id })
    .update({
      ...changes,
      ...endInitialPassword(changes),
      update_time: db.fn.now(),
      ...(endsSessions && { token_version: db.raw('token_version + 1') }),
    })
    .catch(throwConflict)
}

/**
 * Optimistic update: ends all sessions; no effect if the token version changed since `account` was read, so that a locked-out attacker
 * cannot complete a change begun before. @returns whether it was applied @throws AppError conflict user.username_taken, user.email_taken
 */
export const updateIfSessionValid = async (
  db: Db,
  { id, token_version }: Account,
  changes: AccountChanges,
): Promise<boolean> => {
  const update = {
    ...changes,
    ...endInitialPassword(changes),
    update_time: db.fn.now(),
    token_version: token_version + 1,
  }
  return (await db('accounts').where({ id, token_version }).update(update).catch(throwConflict)) === 1
}

/** Leaves `update_time` unchanged, and an account that was deleted during the login. */
export const recordLogin = async (db: Db, id: number, at: Date, address: string): Promise<void> => {
  await db('accounts')
    .where({ id })
    .whereNot({ status: 'deleted' })
    .update({ last_login_time: at, last_login_address: address })
}

export const endAllSessions = async (db: Db, id: number): Promise<void> => {
  await db('accounts').where({ id }).increment('token_version')
}
