import { passwordMax, passwordMin } from '../../lib/password-strength.ts'
import { allOf, lengthBetween, mailNeeded, required, requiredExactly } from '../../ui/form/rules.ts'
import type { Rule } from '../../ui/form/rules.ts'

const nameCharacters = /^[\p{Script=Han}a-zA-Z0-9_-]*$/u

const ofNameCharacters: Rule<string> = (value) =>
  nameCharacters.test(value.trim()) ? '' : '用户名只能用中文、字母、数字、下划线和短横线'

/** The name of a new account. */
export const newUsername: Rule<string> = allOf(required, ofNameCharacters, (value, values) =>
  lengthBetween(3, 32, '用户名为 3–32 个字符')(value.trim(), values),
)

export const newPassword: Rule<string> = allOf(
  requiredExactly,
  lengthBetween(passwordMin, passwordMax, `密码为 ${passwordMin}–${passwordMax} 个字符`),
)

export const mailAddress: Rule<string> = mailNeeded('请输入正确的邮箱地址')
