import type { CaptchaPurpose } from '@pandex/contracts/enums'
import { AppError } from '../errors.ts'
import type { CaptchaServiceDefinition } from '../gen/pandex/captcha/v1/CaptchaService.ts'
import type { Context } from '../grpc/context.ts'
import type { ClientOf } from '../grpc/types.ts'

export type CaptchaClient = Pick<ClientOf<CaptchaServiceDefinition>, 'UseToken'>

/** @returns `task.captcha_required` for imports, `user.captcha_required` otherwise: both are 428 on the wire */
export const captchaRequiredError = (purpose: CaptchaPurpose): AppError =>
  new AppError('failed_precondition', `${purpose === 'import' ? 'task' : 'user'}.captcha_required`, '请先完成验证码')

/**
 * Consumes the token of a solved captcha.
 * @throws AppError as `captchaRequiredError` when the token is missing or invalid; unavailable while the captcha service does not respond
 */
export const consumeCaptchaToken = async (
  captcha: CaptchaClient,
  purpose: CaptchaPurpose,
  token: string,
  ctx: Context,
): Promise<void> => {
  if (token === '') throw captchaRequiredError(purpose)
  try {
    await captcha.UseToken({ token, purpose }, ctx)
  } catch (error) {
    if (error instanceof AppError && error.code === 'captcha.bad_token') throw captchaRequiredError(purpose)
    throw error
  }
}
