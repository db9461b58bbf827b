import { AppError } from '@pandex/platform/errors'

/** The same for an unknown user and a wrong password: the answer must not tell which names exist. */
export const wrongCredentials = (): AppError =>
  new AppError('unauthenticated', 'user.wrong_credentials', '用户名或密码错误')

/** Told only to somebody who knew the password. */
export const banned = (): AppError => new AppError('failed_precondition', 'user.banned', '账号已被封禁')

export const sessionEnded = (): AppError =>
  new AppError('unauthenticated', 'user.session_ended', '登录已失效，请重新登录')

/** Whether a token of this version still opens the account: a ban or a newer version ends all sessions at once. */
export const isSessionOpen = (account: { status: string; token_version: number }, tokenVersion: number): boolean =>
  account.status === 'normal' && account.token_version === tokenVersion
