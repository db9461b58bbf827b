import { z } from 'zod'
import { plainSetting } from './define-setting.ts'

const trueOrFalse = (value: 'true' | 'false') => z.enum(['true', 'false']).default(value)

export const plainSettings = [
  plainSetting('enable_doc_notice', 'resource', '显示详情页提示', trueOrFalse('false')),
  plainSetting('user_import_need_review', 'import', '访客导入需要审核', trueOrFalse('false')),
  plainSetting('user_import_need_login', 'import', '导入需要登录', trueOrFalse('false')),
  plainSetting('import_modal_notice', 'import', '导入窗口提示', z.string().max(2_000).default('')),
  plainSetting('app_version', 'site', '版本号', z.string().max(50).default('0.1.0')),
  // The config service also checks the syntax: the parser takes 15 MB of memory in each process that loads it.
  plainSetting('theme_style_css', 'site', '自定义样式', z.string().max(50_000).default('').meta({ input: 'css' })),
]
