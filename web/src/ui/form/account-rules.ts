import { maxPasswordLength, minPasswordLength } from './password-strength.ts'
import { allOf, lengthBetween } from './rules.ts'
import type { Rule } from './rules.ts'

const nameCharacters = /^[\w\-ー\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]*$/u

// The server treats full-width letters of Chinese input methods as equal to ASCII letters.
const normalizeName = (value: string): string => value.normalize('NFKC').trim()

const nameCharactersRule: Rule<string> = (value) =>
  nameCharacters.test(normalizeName(value)) ? '' : '用户名只能用中文、字母、数字、下划线和短横线'

/** Accepts an empty name; add `required` if the form needs one. */
export const usernameRule: Rule<string> = allOf(nameCharactersRule, (value, values) =>
  lengthBetween(3, 32, '用户名为 3–32 个字符')(normalizeName(value), values),
)

/** Accepts an empty password. */
export const passwordRule: Rule<string> = lengthBetween(
  minPasswordLength,
  maxPasswordLength,
  `密码为 ${minPasswordLength}–${maxPasswordLength} 个字符`,
)
