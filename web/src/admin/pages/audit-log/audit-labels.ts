/** Texts of the actions that services record (`recordAudit`): `<noun>.<verb>`. */

const nouns: Readonly<Record<string, string>> = {
  user: '用户',
  cdkey: '卡密',
  site_config: '网站配置',
  blacklist: '黑名单',
  data_list: '数据列表',
  list_store: '列表',
  disk: '资源',
  hot_disk: '热门资源',
  category: '分类',
  movie: '影视信息',
  word: '词条',
  searched_key: '搜索热词',
  alias_proposal: '别名建议',
  import: '导入',
  import_item: '导入的链接',
  job: '任务',
  page: '页面',
  file_text: '根目录文件',
  list_view: '列表视图',
  goods: '商品',
  coupon: '优惠码',
  order: '订单',
  upload: '上传的图片',
  report: '举报',
  claim: '版权投诉',
}

const verbs: Readonly<Record<string, string>> = {
  create: '添加',
  update: '修改',
  delete: '删除',
  export: '导出',
  clear: '清空',
  import: '批量导入',
  order: '排序',
  restore: '恢复',
  start: '启动',
  cancel: '取消',
  retry: '重试',
  push: '推送',
}

const special: Readonly<Record<string, string>> = {
  'cdkey.create': '生成卡密',
  'data_list.add': '添加到数据列表',
  'data_list.remove': '从数据列表移除',
  'disk.update_many': '批量修改资源',
  'disk.delete_many': '批量删除资源',
  'disk.undo': '撤销批量修改',
  'disk.resend': '重新索引资源',
  'disk.update_meta': '修改资源的价格和说明',
  'disk.update_article': '修改资源的文章',
  'disk.delete_article': '删除资源的文章',
  'import.create': '导入链接',
  'upload.create': '上传图片',
  'goods.order': '排序商品',
  'order.mark_paid': '确认订单到账',
  'order.close': '关闭订单',
  'order.refund': '退款',
  'order.note': '添加订单备注',
  'report.resolve': '处理举报',
  'claim.advance': '处理版权投诉',
  'import.approve': '通过导入的链接',
  'import.refuse': '拒绝导入的链接',
  'import.retry': '重试导入的链接',
}

export const actionLabel = (action: string): string => {
  const [noun = '', verb = ''] = action.split('.')
  const known = special[action]
  if (known) return known
  const [nounLabel, verbLabel] = [nouns[noun], verbs[verb]]
  return nounLabel && verbLabel ? `${verbLabel}${nounLabel}` : action
}

/** Choices of the filter: the prefix that all actions on a noun share. */
export const actionChoices = Object.entries(nouns)
  .filter(([noun]) => noun !== 'import_item')
  .map(([noun, label]) => ({ value: `${noun}.`, label }))

export const targetLabel = (target: string): string => {
  const colon = target.indexOf(':')
  const label = nouns[target.slice(0, colon)]
  const id = target.slice(colon + 1)
  if (colon < 0 || !label) return target
  return id === '*' || id === 'many' ? `多个${label}` : `${label} ${id}`
}
