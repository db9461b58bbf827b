import { passwordMax, passwordMin } from './password-strength.ts'
import { allOf, lengthBetween } from './rules.ts'
import type { Rule } from './rules.ts'

const nameCharacters = /^[\w\-ー\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]*$/u

// Full-width letters of Chinese input methods are the same name to the server.
const fold = (value: string): string => value.normalize('NFKC').trim()

const ofNameCharacters: Rule<string> = (value) =>
  nameCharacters.test(fold(value)) ? '' : '用户名只能用中文、字母、数字、下划线和短横线'

/** What a user name may be. Blank passes: whether one is needed is the form's affair. */
export const usernameRule: Rule<string> = allOf(ofNameCharacters, (value, values) =>
  lengthBetween(3, 32, '用户名为 3–32 个字符')(fold(value), values),
)

/** What a password may be. Blank passes. */
export const passwordRule: Rule<string> = lengthBetween(
  passwordMin,
  passwordMax,
  `密码为 ${passwordMin}–${passwordMax} 个字符`,
)
