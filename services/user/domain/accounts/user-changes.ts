import { roles, settableAccountStatuses } from '@pandex/contracts/enums'
import type { AccountStatus, Role } from '@pandex/contracts/enums'
import { AppError } from '@pandex/platform/errors'
import { checkPassword, readEmail, readUsername } from './account-rules.ts'

export interface UserChanges {
  username?: string
  email?: string
  password?: string
  role?: Role
  status?: AccountStatus
  remark?: string
  /** null ends the membership. */
  vip_until?: Date | null
}

/** Absent fields stay unchanged; so do empty `username`, `email` and `password`. */
export interface RequestedChanges {
  username?: string
  email?: string
  password?: string
  role?: string
  status?: string
  remark?: string
  vip_until?: string
}

const badValue = (field: string): AppError =>
  new AppError('invalid', 'user.bad_value', '字段的值不正确', { fields: [field] })

const choose = <const C extends string>(field: string, value: string, choices: readonly C[]): C => {
  const chosen = choices.find((choice) => choice === value)
  if (chosen === undefined) throw badValue(field)
  return chosen
}

const readMoment = (text: string): Date | null => {
  if (text === '') return null
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) throw badValue('vip_until')
  return moment
}

/** @throws AppError invalid user.bad_username, user.bad_email, user.bad_password, user.bad_value */
export const readUserChanges = (requested: RequestedChanges): UserChanges => {
  const { username, email, password, role, status, remark, vip_until } = requested
  const changes: UserChanges = {
    ...(username && { username: readUsername(username) }),
    ...(email && { email: readEmail(email) }),
    ...(password && { password }),
    ...(role && { role: choose('role', role, roles) }),
    ...(status && { status: choose('status', status, settableAccountStatuses) }),
    ...(remark !== undefined && { remark }),
    ...(vip_until !== undefined && { vip_until: readMoment(vip_until) }),
  }
  if (password) checkPassword(password, [changes.username ?? '', changes.email ?? ''])
  return changes
}

export interface NewUser {
  username: string
  email: string
  role: Role
  remark: string
}

/** @throws AppError invalid user.bad_username, user.bad_email, user.bad_password, user.bad_value */
export const readNewUser = ({
  password,
  ...given
}: Record<'username' | 'email' | 'password' | 'role' | 'remark', string>): NewUser => {
  const username = readUsername(given.username)
  const email = readEmail(given.email)
  checkPassword(password, [username, email])
  return { username, email, role: choose('role', given.role || 'user', roles), remark: given.remark }
}

export const removesAdmin = ({ role, status }: UserChanges): boolean => role === 'user' || status === 'banned'

type Audited = Record<'username' | 'email' | 'role' | 'status' | 'remark' | 'coin' | 'vip_until', unknown>

const audited = ['username', 'email', 'role', 'status', 'remark', 'coin', 'vip_until'] as const

/** Dates as text, because equal Date objects are not identical. */
const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value)

export const changedFields = (before: Audited, after: Audited): Record<string, [unknown, unknown]> =>
  Object.fromEntries(
    audited
      .map((field): [string, [unknown, unknown]] => [field, [plain(before[field]), plain(after[field])]])
      .filter(([, [was, became]]) => was !== became),
  )

export const endsSessions = (before: Audited, { password, ...changes }: UserChanges): boolean =>
  password !== undefined ||
  (['email', 'role', 'status'] as const).some(
    (field) => changes[field] !== undefined && changes[field] !== before[field],
  )
