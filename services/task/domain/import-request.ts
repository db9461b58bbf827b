import type { ImportOrigin, Role } from '@pandex/contracts/enums'
import { createHash } from 'node:crypto'
import { AppError } from '@pandex/platform/errors'

export interface Importer {
  user?: { id: number; role: Role }
  clientAddress: string
}

export interface ImportOptions {
  /** 0 means no category. */
  cate_id: number
  is_mine: boolean
  weight: number
}

const taskNoPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isTaskNo = (text: string): boolean => taskNoPattern.test(text)

export const unknownTask = (): AppError => new AppError('not_found', 'task.unknown', '记录不存在')

/** @throws AppError task.admin_only if the origin is `admin` and the importer is not an admin */
export const readOrigin = (origin: string, { user }: Importer): ImportOrigin => {
  if (origin === 'open') return 'open'
  if (origin !== 'admin') return 'public'
  if (user?.role !== 'admin') throw new AppError('forbidden', 'task.admin_only', '没有权限')
  return 'admin'
}

const defaultOptions: ImportOptions = { cate_id: 0, is_mine: false, weight: 1 }

/** Only imports of the admin area have category, weight and `is_mine`; others get the defaults. */
export const restrictOptions = ({ cate_id, is_mine, weight }: ImportOptions, origin: ImportOrigin): ImportOptions =>
  origin === 'admin' ? { cate_id, is_mine, weight } : defaultOptions

export const isVisitor = (origin: ImportOrigin, { user }: Importer): boolean =>
  origin === 'public' && user?.role !== 'admin'

/** Applies the visitor rules. @returns whether the links need an admin's review @throws AppError task.login_required */
export const checkVisitorRules = (
  rules: { user_import_need_login: 'true' | 'false'; user_import_need_review: 'true' | 'false' },
  { user }: Importer,
): boolean => {
  if (rules.user_import_need_login === 'true' && !user)
    throw new AppError('unauthenticated', 'task.login_required', '请先登录')
  return rules.user_import_need_review === 'true'
}

/** Idempotency key of an import by the same importer. Hashed, so that it reveals neither text nor address. */
export const idempotencyKeyOf = (
  text: string,
  origin: ImportOrigin,
  options: ImportOptions,
  { user, clientAddress }: Importer,
): string => {
  const who = user ? `user ${user.id}` : `address ${clientAddress}`
  const { cate_id, is_mine, weight } = options
  return createHash('sha256')
    .update(JSON.stringify([who, origin, cate_id, is_mine, weight, text]))
    .digest('base64url')
}
