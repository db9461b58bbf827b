import { AppError } from '../errors.ts'
import type { Context, Identity } from './context.ts'

/** Who calls. @throws AppError `unauthenticated` `<service>.login_required` */
export const requireUser = (ctx: Context, service: string): Identity => {
  if (!ctx.user) throw new AppError('unauthenticated', `${service}.login_required`, '请先登录')
  return ctx.user
}

/** The admin who calls. @throws AppError `forbidden` `<service>.admin_only` */
export const requireAdmin = (ctx: Context, service: string): Identity => {
  if (ctx.user?.role !== 'admin') throw new AppError('forbidden', `${service}.admin_only`, '没有权限')
  return ctx.user
}

/** For calls that services make on their own account: no identity, no visitor. @throws AppError `forbidden` `<service>.admin_only` */
export const requireBackground = (ctx: Context, service: string): void => {
  if (ctx.user || ctx.clientAddress !== '') throw new AppError('forbidden', `${service}.admin_only`, '没有权限')
}
