import { AppError } from '@pandex/platform/errors'
import type { CaptchaServiceDefinition } from '@pandex/platform/gen/pandex/captcha/v1/CaptchaService'
import type { Context } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'

export type CaptchaClient = Pick<ClientOf<CaptchaServiceDefinition>, 'UseToken'>

export const captchaRequired = (): AppError =>
  new AppError('failed_precondition', 'user.captcha_required', '请先完成验证码')

/**
 * Uses up the token of a solved captcha.
 * @throws AppError failed_precondition user.captcha_required when there is none or it is not good, unavailable while the captcha service is away
 */
export const spendCaptcha = async (
  captcha: CaptchaClient,
  purpose: 'login' | 'register' | 'mail',
  token: string,
  ctx: Context,
): Promise<void> => {
  if (token === '') throw captchaRequired()
  try {
    await captcha.UseToken({ token, purpose }, ctx)
  } catch (error) {
    if (error instanceof AppError && error.code === 'captcha.bad_token') throw captchaRequired()
    throw error
  }
}
