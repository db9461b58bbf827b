import type { Db } from '@pandex/platform/postgres'

export interface Account {
  id: number
  username: string
  email: string | null
  /** PHC string. */
  password: string
  role: 'admin' | 'user'
  status: 'normal' | 'banned'
  /** Tokens of an older version are void. */
  token_version: number
  create_time: Date
  update_time: Date
}

/** The driver hands bigint over as text; ids stay far below 2^53. */
const fromRow = (row: (Omit<Account, 'id'> & { id: string }) | undefined): Account | undefined =>
  row && { ...row, id: Number(row.id) }

export const findAccount = async (db: Db, id: number): Promise<Account | undefined> =>
  fromRow(await db('accounts').where({ id }).first())

/** Longer than any mail address may be (RFC 5321). */
const maxLoginLength = 254

/** By name or mail address, in any case. Text that no account can carry finds none. */
export const findAccountByLogin = async (db: Db, login: string): Promise<Account | undefined> => {
  // PostgreSQL refuses text with a NUL as malformed.
  if (login.length > maxLoginLength || login.includes('\0')) return undefined
  const column = login.includes('@') ? 'email' : 'username'
  return fromRow(await db('accounts').whereRaw('lower(??) = lower(?)', [column, login]).first())
}

export const hasAdmin = async (db: Db): Promise<boolean> =>
  (await db('accounts').where({ role: 'admin' }).first('id')) !== undefined

export type NewAccount = Pick<Account, 'username' | 'email' | 'password' | 'role'>

/** @throws the driver's unique violation when the name or the mail is taken */
export const insertAccount = async (db: Db, account: NewAccount): Promise<void> => {
  await db('accounts').insert(account)
}
