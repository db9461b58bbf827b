import { nextCronTime } from '@pandex/platform/scheduling/next-cron-time'
import { z } from 'zod'
import { defaultLanzouHost } from '../share-link.ts'
import { flag, hostName, jsonSetting, listOf, proxyUrl, secretField, text, integer } from './define-setting.ts'

const secondsPerDay = 86_400
const probeIntervalRange = [50, 3_600_000] as const

const drive = (title: string, everyMs: number) =>
  z
    .strictObject({
      enabled: flag('询问网盘', true),
      every_ms: integer('两次询问之间的毫秒数', everyMs, probeIntervalRange, { help: '所有副本合计' }),
    })
    .prefault({})
    .meta({ title })

/** A cron expression in the site's time zone, or empty for never. */
const schedule = (title: string, value = '') =>
  z
    .string()
    .max(100)
    .refine((expression) => expression.trim() === '' || nextCronTime(expression, new Date()) !== null, {
      error: '请输入五段的 cron 表达式，例如 30 3 * * *，留空为不执行',
    })
    .default(value)
    .meta({ title, input: 'cron' })

const schedules = {
  gen_sitemap: schedule('生成站点地图', '30 3 * * *'),
  refresh_disk: schedule('重新检测链接'),
  push_pages: schedule('推送新页面', '0 * * * *'),
  write_articles: schedule('生成文章'),
  repair: schedule('修复遗漏的事件', '*/15 * * * *'),
  clean_up: schedule('清理旧数据', '10 4 * * *'),
  rebuild_es: schedule('重建索引'),
}

export const pipelineSettings = [
  jsonSetting('task_basic', 'import', '导入规则', 'private', {
    index_unresolved: flag('网盘没有回答时先收录', true, { help: '按文本里的信息收录，之后再补全' }),
    unresolved_after_seconds: integer('等网盘回答的秒数', 3, [0, 3_600]),
    visitor_links_per_day: integer('每个地址每天最多导入链接数', 1_000, [0, 1_000_000], {
      help: '同一网段合计不超过十倍',
    }),
    user_links_per_day: integer('每个用户每天最多导入链接数', 5_000, [0, 1_000_000]),
    look_up_movies: flag('到豆瓣补全片名', true, { help: '导入只有豆瓣编号的影片时' }),
    items_in_flight: integer('同时处理的链接数', 500, [10, 10_000]),
  }),
  jsonSetting('task_schedule', 'import', '定时任务', 'private', schedules),
  jsonSetting('drive_basic', 'import', '网盘检测', 'private', {
    BDY: drive('百度网盘', 500),
    ALY: drive('阿里云盘', 250),
    QUARK: drive('夸克网盘', 250),
    UC: drive('UC 网盘', 250),
    XUNLEI: drive('迅雷云盘', 30_000),
    '115': drive('115 网盘', 2_000),
    LZY: drive('蓝奏云', 1_000),
    jitter_percent: integer('间隔随机浮动的百分比', 20, [0, 100]),
    valid_seconds: integer('有效的结果保留秒数', secondsPerDay, [60, 30 * secondsPerDay]),
    dead_seconds: integer('失效的结果最少保留秒数', 6 * 3_600, [60, 30 * secondsPerDay], {
      help: '每次再确认失效就加倍，最长七天',
    }),
    password_seconds: integer('需要密码的结果保留秒数', 12 * 3_600, [60, 30 * secondsPerDay]),
    unsure_seconds: integer('没有答案时多久后再问', 1_800, [10, 30 * secondsPerDay]),
    dead_confirm_seconds: integer('再次确认失效至少隔多少秒', 600, [600, secondsPerDay], {
      help: '一次回答不足以判定失效',
    }),
    proxy_url: proxyUrl('代理地址', { ...secretField, help: '留空时直接连接' }),
    lanzou_host: hostName('蓝奏云域名', defaultLanzouHost, { isPrivateAllowed: false }),
    xunlei_client_id: text('迅雷客户端编号', 'Xqp0kJBXWhwaTpB6', { max: 100 }),
    xunlei_client_version: text('迅雷客户端版本', '1.92.35', { max: 50 }),
    xunlei_package: text('迅雷包名', 'pan.xunlei.com', { max: 100 }),
    xunlei_salts: listOf('迅雷签名盐值', z.string().min(1).max(200), [], secretField),
  }),
]
