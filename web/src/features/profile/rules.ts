import { lengthBetween } from '../../ui/form/rules.ts'

export const newPasswordRule = lengthBetween(8, 128, '密码需要 8–128 个字符')
export const newNameRule = lengthBetween(3, 32, '昵称需要 3–32 个字符')
