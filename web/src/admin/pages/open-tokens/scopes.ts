import type { OpenScope } from '@pandex/contracts/enums'
import { choicesOf } from '../../kit/form/choices.ts'

export const scopes = choicesOf<OpenScope>({ import: '导入', list: '列出', search: '搜索' })
