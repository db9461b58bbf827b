import { AppError } from '@pandex/platform/errors'
import { z } from 'zod'
import { isCommonPassword } from './common-passwords.ts'

/** Excludes letters that resemble ASCII (Cyrillic а, Greek ο), which would allow lookalike names. */
const usernamePattern = /^[\w\-ー\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{3,32}$/u

/** In code points. */
const passwordLength = { min: 8, max: 128 }

const mailAddress = z.email().max(254)

const refuse = (code: string, message: string, field: string): AppError =>
  new AppError('invalid', code, message, { fields: [field] })

/**
 * Normalizes a login name or mail address: Chinese input methods type full-width letters (ａｄｍｉｎ).
 * Case is left to the database, whose indexes ignore it.
 */
export const normalizeLogin = (typed: string): string => typed.normalize('NFKC').trim()

/** @returns the normalized name @throws AppError invalid user.bad_username */
export const readUsername = (typed: string): string => {
  const username = normalizeLogin(typed)
  if (usernamePattern.test(username)) return username
  throw refuse('user.bad_username', '用户名为 3–32 个字符，可用中文、字母、数字、下划线和短横线', 'username')
}

/** @returns the normalized address @throws AppError invalid user.bad_email */
export const readEmail = (typed: string): string => {
  const email = normalizeLogin(typed)
  if (mailAddress.safeParse(email).success) return email
  throw refuse('user.bad_email', '请输入正确的邮箱地址', 'email')
}

const isOwnName = (password: string, names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase() === password.toLowerCase())

/**
 * Checks length and common passwords. No rules on character classes, which weaken passwords (OWASP ASVS 5.0, 6.2.5).
 * @param names of the account, refused as its password @throws AppError invalid user.bad_password
 */
export const checkPassword = (password: string, names: readonly string[]): void => {
  const { length } = Array.from(password)
  if (length < passwordLength.min || length > passwordLength.max)
    throw refuse('user.bad_password', '密码长度为 8–128 个字符', 'password')
  if (isCommonPassword(password) || isOwnName(password, names))
    throw refuse('user.bad_password', '密码太常见，容易被猜到，请换一个', 'password')
}
