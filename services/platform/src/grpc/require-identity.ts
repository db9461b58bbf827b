import { AppError } from '../errors.ts'
import type { Context, Identity } from './context.ts'

/** @throws AppError `unauthenticated` `<service>.login_required` */
export const requireUser = (ctx: Context, service: string): Identity => {
  if (!ctx.user) throw new AppError('unauthenticated', `${service}.login_required`, '请先登录')
  return ctx.user
}

/** @throws AppError `forbidden` `<service>.admin_only` */
export const requireAdmin = (ctx: Context, service: string): Identity => {
  if (ctx.user?.role !== 'admin') throw new AppError('forbidden', `${service}.admin_only`, '没有权限')
  return ctx.user
}

/** For calls without identity or client, which services make themselves. @throws AppError `forbidden` `<service>.admin_only` */
export const requireBackground = (ctx: Context, service: string): void => {
  if (ctx.user || ctx.clientAddress !== '') throw new AppError('forbidden', `${service}.admin_only`, '没有权限')
}
