import { AppError } from './errors.ts'
import type { CaptchaServiceDefinition } from './gen/pandex/captcha/v1/CaptchaService.ts'
import type { Context } from './grpc/context.ts'
import type { ClientOf } from './grpc/types.ts'

export type CaptchaClient = Pick<ClientOf<CaptchaServiceDefinition>, 'UseToken'>

type Purpose = 'login' | 'register' | 'mail' | 'import'

/** @returns `task.captcha_required` for imports, `user.captcha_required` otherwise: both are 428 on the wire */
export const captchaRequired = (purpose: Purpose): AppError =>
  new AppError('failed_precondition', `${purpose === 'import' ? 'task' : 'user'}.captcha_required`, '请先完成验证码')

/**
 * Consumes the token of a solved captcha.
 * @throws AppError as `captchaRequired` when the token is missing or invalid; unavailable while the captcha service does not respond
 */
export const spendCaptcha = async (
  captcha: CaptchaClient,
  purpose: Purpose,
  token: string,
  ctx: Context,
): Promise<void> => {
  if (token === '') throw captchaRequired(purpose)
  try {
    await captcha.UseToken({ token, purpose }, ctx)
  } catch (error) {
    if (error instanceof AppError && error.code === 'captcha.bad_token') throw captchaRequired(purpose)
    throw error
  }
}
