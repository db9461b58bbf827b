import { AppError } from '@pandex/platform/errors'

/** One error for unknown user and wrong password, so that the answer does not reveal which names exist. */
export const wrongCredentials = (): AppError =>
  new AppError('unauthenticated', 'user.wrong_credentials', '用户名或密码错误')

/** Only returned after the correct password. */
export const banned = (): AppError => new AppError('failed_precondition', 'user.banned', '账号已被封禁')

export const sessionEnded = (): AppError =>
  new AppError('unauthenticated', 'user.session_ended', '登录已失效，请重新登录')

export const tooManyTries = (retryAfterSeconds: number): AppError =>
  new AppError('rate_limited', 'user.too_many_tries', '尝试次数过多，请稍后再试', { retryAfterSeconds })
