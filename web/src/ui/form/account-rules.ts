import { passwordMax, passwordMin } from '../../lib/password-strength.ts'
import { allOf, lengthBetween } from './rules.ts'
import type { Rule } from './rules.ts'

const nameCharacters = /^[\p{Script=Han}a-zA-Z0-9_-]*$/u

const ofNameCharacters: Rule<string> = (value) =>
  nameCharacters.test(value.trim()) ? '' : '用户名只能用中文、字母、数字、下划线和短横线'

/** What a user name may be. Blank passes: whether one is needed is the form's affair. */
export const usernameRule: Rule<string> = allOf(ofNameCharacters, (value, values) =>
  lengthBetween(3, 32, '用户名为 3–32 个字符')(value.trim(), values),
)

/** What a password may be. Blank passes. */
export const passwordRule: Rule<string> = lengthBetween(
  passwordMin,
  passwordMax,
  `密码为 ${passwordMin}–${passwordMax} 个字符`,
)
