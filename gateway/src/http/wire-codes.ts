/** Maps errors to HTTP status and envelope code; only this file defines these numbers. */
import type { AppError, ErrorKind } from '@pandex/platform/errors'

export interface WireCode {
  status: number
  code: number
}

const business = (code: number): WireCode => ({ status: 200, code })

const byCode: Record<string, WireCode> = {
  'user.wrong_credentials': business(400),
  'user.wrong_current_password': business(400),
  'user.coins_short': business(408),
  'user.current_password_required': business(412),
  'user.captcha_required': business(428),
  'task.login_required': business(405),
  'task.captcha_required': business(428),
  'search.login_required': business(405),
  'search.passphrase_required': business(406),
  'search.must_be_bought': business(410),
  'disk.dead': business(401),
  'disk.vip_required': business(409),
  'disk.price_changed': business(414),
  'gateway.bad_signature': business(407),
  'gateway.captcha_required': { status: 429, code: 428 },
}

const byKind: Record<ErrorKind, WireCode> = {
  invalid: business(0),
  not_found: business(0),
  conflict: business(0),
  failed_precondition: business(0),
  unauthenticated: { status: 403, code: 403 },
  forbidden: { status: 403, code: 403 },
  rate_limited: { status: 429, code: 429 },
  unavailable: { status: 503, code: 503 },
  internal: { status: 500, code: 500 },
}

export const wireCodeOf = (error: AppError): WireCode => byCode[error.code] ?? byKind[error.kind]
