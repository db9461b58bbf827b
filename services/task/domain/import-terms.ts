import { createHash } from 'node:crypto'
import { AppError } from '@pandex/platform/errors'

export type Origin = 'public' | 'admin' | 'open'

/** Who imports: an account, or else a network address. */
export interface Importer {
  user?: { id: number; role: 'admin' | 'user' }
  clientAddress: string
}

export interface Wishes {
  /** 0 for none. */
  cate_id: number
  is_mine: boolean
  weight: number
}

const taskNoForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text may be the number of a task. */
export const isTaskNo = (text: string): boolean => taskNoForm.test(text)

/** Where a text comes from. @throws AppError when somebody who is no admin comes through the admins' door */
export const readOrigin = (origin: string, { user }: Importer): Origin => {
  if (origin === 'open') return 'open'
  if (origin !== 'admin') return 'public'
  if (user?.role !== 'admin') throw new AppError('forbidden', 'task.admin_only', '没有权限')
  return 'admin'
}

/** Category, weight and whose a resource is are decided by admins alone. */
export const grantWishes = ({ cate_id, is_mine, weight }: Wishes, { user }: Importer): Wishes =>
  user?.role === 'admin' ? { cate_id, is_mine, weight } : { cate_id: 0, is_mine: false, weight: 0 }

/** Whether the site's rules for imports by visitors hold. */
export const isVisitor = (origin: Origin, { user }: Importer): boolean => origin === 'public' && user?.role !== 'admin'

/** Applies those rules. @returns whether the links wait for an admin's review */
export const applyRules = (rules: { needsLogin: boolean; needsReview: boolean }, { user }: Importer): boolean => {
  if (rules.needsLogin && !user) throw new AppError('unauthenticated', 'task.login_required', '请先登录')
  return rules.needsReview
}

/** The same for the same import by the same importer. A hash: neither text nor address can be read from it. */
export const repeatKeyOf = (
  text: string,
  origin: Origin,
  wishes: Wishes,
  { user, clientAddress }: Importer,
): string => {
  const who = user ? `user ${user.id}` : `address ${clientAddress}`
  const { cate_id, is_mine, weight } = wishes
  return createHash('sha256')
    .update(JSON.stringify([who, origin, cate_id, is_mine, weight, text]))
    .digest('base64url')
}
