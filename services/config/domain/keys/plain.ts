import { z } from 'zod'
import { plainKey } from './define-key.ts'
import { findCssTrouble } from './theme-css.ts'

const trueOrFalse = (value: 'true' | 'false') => z.enum(['true', 'false']).default(value)

const css = z
  .string()
  .max(50_000)
  .check((ctx) => {
    const trouble = findCssTrouble(ctx.value)
    if (trouble !== undefined) ctx.issues.push({ code: 'custom', input: ctx.value, message: trouble })
  })

export const plainKeys = [
  plainKey('enable_doc_notice', '显示详情页提示', trueOrFalse('false')),
  plainKey('user_import_need_review', '访客导入需要审核', trueOrFalse('false')),
  plainKey('user_import_need_login', '导入需要登录', trueOrFalse('false')),
  plainKey('import_modal_notice', '导入窗口提示', z.string().max(2_000).default('')),
  plainKey('app_version', '版本号', z.string().max(50).default('0.1.0')),
  plainKey('theme_style_css', '自定义样式', css.default('')),
]
