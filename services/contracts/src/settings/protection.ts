import { openScopes } from '../enums.ts'
import type { OpenScope } from '../enums.ts'
import { z } from 'zod'
import {
  choice,
  labelledEnum,
  flag,
  jsonSetting,
  listOf,
  longTemplate,
  secretField,
  serverUrl,
  text,
  integer,
} from './define-setting.ts'

const scopeLabels: Readonly<Record<OpenScope, string>> = { import: '导入', list: '列出', search: '搜索' }

const openToken = z.strictObject({
  name: z.string().trim().min(1).max(50).meta({ title: '名称' }),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, '请填写令牌的 SHA-256（64 位小写十六进制）')
    .meta({ title: '令牌的 SHA-256', ...secretField }),
  enabled: flag('启用', true),
  scopes: listOf('可以做什么', labelledEnum(scopeLabels), [...openScopes]),
  per_minute: integer('每分钟最多调用次数', 600, [1, 100_000]),
  remark: text('备注', '', { max: 200 }),
})

export type OpenToken = z.infer<typeof openToken>

export const otherPrivateSetting = jsonSetting('other_pri', 'other', '自定义私有值', 'private', {
  open_tokens: listOf('开放接口令牌', openToken, [], { help: '程序调用 /open 接口时使用；这里只保存令牌的摘要' }),
  values: z
    .record(z.string().min(1).max(100), z.string().max(20_000))
    .default({})
    .meta({ title: '名称和值', ...secretField }),
})

/** State of the checklist on the admins' home page. */
export const firstRunSetting = jsonSetting('first_run', 'other', '首次设置清单', 'private', {
  dismissed: flag('不再显示', false, { help: '后台概览页上的清单；全部完成之后也不再显示' }),
})

const routeSpec = z
  .string()
  .max(200)
  .regex(/^(?:GET|POST) \/\S*$/, '请填写方法和路径，例如 POST /v1/search/disk')

export const protectionSettings = [
  jsonSetting('anti_crawler', 'protection', '防爬虫', 'private', {
    window_seconds: integer('签名有效秒数', 60, [5, 600]),
    enforced_routes: listOf('需要签名的接口', routeSpec, [], { help: '留空时所有 /v1 接口都需要签名' }),
    action: choice('签名不对时', { refuse: '拒绝', captcha: '要求验证码', log: '只记录' }, 'refuse'),
    previous_key: text('上一个密钥', '', { max: 200, ...secretField, help: '更换密钥期间仍然有效' }),
    ladder_enabled: flag('访问过快时逐级限制', true, { help: '依次为放慢、验证码、拒绝、暂时封禁' }),
    slow_ms: integer('放慢的毫秒数', 300, [0, 5_000]),
    ban_after: integer('连续被拒绝几个时段后封禁', 5, [1, 100]),
    ban_minutes: integer('封禁分钟数', 10, [1, 10_080]),
    verify_crawlers: flag('核实搜索引擎的爬虫', true, { help: '用反向域名解析识别真正的爬虫' }),
  }),
  jsonSetting('anti_crawler_pub', 'protection', '防爬虫公开部分', 'public', {
    enabled: flag('启用', false),
    key: text('密钥', '', { max: 200, help: '会发给浏览器，只能减慢爬虫' }),
  }),
  jsonSetting('gemini', 'ai', '文章生成', 'private', {
    enabled: flag('启用', false),
    base_url: serverUrl('接口地址', { help: '留空时用官方地址' }),
    model: text('模型', '', { max: 100 }),
    keys: listOf('密钥', z.string().min(1).max(200), [], secretField),
    prompt: longTemplate('提示词', '根据资源名称和文件列表，写一段介绍。资源名称：%disk_name%；文件：%disk_files%', [
      'disk_name',
      'disk_files',
      'disk_type',
    ]),
    daily_limit: integer('每天最多篇数', 100, [0, 100_000]),
  }),
  otherPrivateSetting,
  firstRunSetting,
]
