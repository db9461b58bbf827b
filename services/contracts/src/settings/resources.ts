import { policyLabels } from '../policy-labels.ts'
import { choice, flag, jsonSetting, longText, secretField, text, integer } from './define-setting.ts'

const pageRange = [1, 1_000] as const

export const resourceSettings = [
  jsonSetting('search', 'search', '搜索框', 'public', {
    placeholder: text('提示文字', '输入资源名称'),
    show_types: flag('显示网盘筛选', true),
    show_formats: flag('显示格式筛选', true),
    show_times: flag('显示时间筛选', true),
    show_exact: flag('显示精确搜索', true),
  }),
  jsonSetting('search_basic', 'search', '搜索规则', 'public', {
    page_size: integer('每页条数', 10, [1, 50]),
    policy: choice('访问条件', { none: '不限', login: '登录', wechat: '公众号口令', coin: '付积分' }, 'none'),
    policy_from_page: integer('从第几页起需要条件', 2, pageRange, {
      help: '按每页条数折算成条数，接口用别的条数翻页也一样',
    }),
    cost_coin: integer('后续页所需积分', 1, [1, 1_000_000], { help: '访问条件为“付积分”时，每个关键词每天付一次' }),
    hot_min_networks: integer('热词一天至少来自几个网络', 3, [1, 20], {
      help: '同一天有这么多网络搜索过、结果又包含整个词，才会成为热词；网络指 IPv4 的 /24 或 IPv6 的 /48',
      ...secretField,
    }),
    hot_needs_approval: flag('热词审核后才公开', false, { help: '在“搜索热词”里通过', ...secretField }),
  }),
  jsonSetting('search_text', 'search', '搜索页文字', 'public', {
    empty: text('没有结果', '没有找到相关资源，换个词试试'),
    relaxed: text('放宽条件时', '没有完全匹配的结果，以下是相近的资源'),
    refused: text('搜索词被拒绝时', '该关键词无法搜索'),
    login: text('需要登录时', '登录后查看更多结果'),
  }),
  jsonSetting('search_show', 'search', '搜索结果显示', 'public', {
    show_files: flag('显示文件列表', true),
    show_share_user: flag('显示分享者', true),
    show_shared_time: flag('显示分享时间', true),
    show_size: flag('显示大小', true),
    show_link: flag('直接显示链接', true),
    show_tags: flag('显示标签', true),
  }),
  jsonSetting('doc_basic', 'resource', '详情页规则', 'public', {
    policy: choice('访问条件', policyLabels, 'none'),
    cost_coin: integer('所需积分', 1, [1, 1_000_000], { help: '资源自己设了积分时以资源为准' }),
    mine_only: flag('只对自有资源设条件', false),
    check_on_open: flag('打开时检测链接', true),
    dead_action: choice(
      '链接失效时',
      { keep: '照常显示', hide: '隐藏链接', similar: '显示相似资源', search: '转到搜索' },
      'similar',
    ),
    refund_dead: flag('购买 7 天内失效时退还积分', true),
    report_contact_days: integer('举报和投诉处理完后，联系邮箱保留天数', 180, [1, 3_650], {
      help: '过期后清除邮箱，举报和投诉的记录保留',
      ...secretField,
    }),
  }),
  jsonSetting('doc_text', 'resource', '详情页文字', 'public', {
    notice: longText('提示', ''),
    dead: text('链接失效', '该资源的分享链接已失效'),
    disclaimer: longText('声明', '资源来自公开分享，本站不存储任何文件；如有侵权请联系我们删除'),
  }),
  jsonSetting('doc_show', 'resource', '详情页显示', 'public', {
    show_files: flag('显示文件列表', true),
    show_share_user: flag('显示分享者', true),
    show_shared_time: flag('显示分享时间', true),
    show_qr: flag('显示二维码', true),
    show_similar: flag('显示相似资源', true),
    show_report: flag('显示举报', true),
  }),
]
