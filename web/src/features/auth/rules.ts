import { passwordRule, usernameRule } from '../../ui/form/account-rules.ts'
import { allOf, requiredEmail, required, requiredUntrimmed } from '../../ui/form/rules.ts'
import type { Rule } from '../../ui/form/rules.ts'

export const newUsername: Rule<string> = allOf(required, usernameRule)

export const newPassword: Rule<string> = allOf(requiredUntrimmed, passwordRule)

export const mailAddress: Rule<string> = requiredEmail('请输入正确的邮箱地址')
