import { AppError } from '@pandex/platform/errors'

/** The same for an unknown user and a wrong password: the answer must not tell which names exist. */
export const wrongCredentials = (): AppError =>
  new AppError('unauthenticated', 'user.wrong_credentials', '用户名或密码错误')

/** Told only to somebody who knew the password. */
export const banned = (): AppError => new AppError('failed_precondition', 'user.banned', '账号已被封禁')

export const sessionEnded = (): AppError =>
  new AppError('unauthenticated', 'user.session_ended', '登录已失效，请重新登录')

export const tooManyTries = (retryAfterSeconds: number): AppError =>
  new AppError('rate_limited', 'user.too_many_tries', '尝试次数过多，请稍后再试', { retryAfterSeconds })
