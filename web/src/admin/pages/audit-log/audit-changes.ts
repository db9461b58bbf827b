import { labelOf } from '../../kit/form/choices.ts'
import { jobKinds } from '../../shared/job-kinds.ts'
import { listParams } from '../jobs/job-params.ts'
import { scopes } from '../open-tokens/scopes.ts'

/** Reads the stored changes: `[before, after]` by field, or single values and lists of rows. */

export interface Difference {
  field: string
  /** Undefined for a value without an earlier one. */
  before?: string
  after: string
}

/** Lists of rows that a change of many rows concerned. All other arrays of two are values before and after. */
const rowLists = new Set(['scopes', 'ids', 'doc_ids', 'names', 'words', 'keys', 'ips', 'values', 'items'])

/** Services record these instead of a secret. */
const hiddenMarks = new Set<unknown>(['***', 'changed'])
const hiddenText = '已修改（不显示内容）'

const fieldLabels: Readonly<Record<string, string>> = {
  username: '用户名',
  owner_id: '所有者',
  email: '邮箱',
  role: '角色',
  status: '状态',
  remark: '备注',
  coin: '积分',
  coin_delta: '积分增减',
  vip_until: '会员到期',
  password: '密码',
  ip: 'IP',
  ips: 'IP',
  reason: '原因',
  enabled: '启用',
  name: '名称',
  names: '名称',
  alias: '别名',
  pid: '上级分类',
  cate_id: '分类',
  description: '说明',
  item_order: '顺序',
  policy: '查看要求',
  cost_coin: '积分价格',
  disk_name: '资源名',
  disk_pass: '提取码',
  decompress_password: '解压密码',
  weight: '权重',
  tags: '标签',
  pinned: '置顶',
  hidden: '隐藏',
  show: '公开',
  type: '类型',
  year: '年份',
  count: '数量',
  added: '新增',
  given: '提交',
  ids: 'ID',
  doc_ids: '页面 ID',
  keys: '搜索词',
  words: '词',
  word: '词',
  values: '内容',
  items: '条目',
  set: '改为',
  kind: '种类',
  params: '参数',
  file: '文件',
  links: '链接数',
  msg: '说明',
  text: '文章',
  url: '网址',
  list: '列表',
  title: '标题',
  query: '筛选',
  columns: '列',
  shared: '共享',
  image: '图片',
  submitted: '推送数',
  value: '值',
  scopes: '可以做什么',
  per_minute: '每分钟最多调用次数',
  sha256: '令牌内容',
  open_tokens: '开放接口令牌',
  health: '链接',
  disk_type: '网盘',
}

const kindChoices = Object.entries(jobKinds).map(([value, { label }]) => ({ value, label }))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const labelOfField = (name: string): string => fieldLabels[name] ?? name

const textOf = (value: unknown, name = ''): string => {
  if (value === null || value === '') return '（空）'
  if (value === true) return '是'
  if (value === false) return '否'
  if (Array.isArray(value)) return value.length === 0 ? '（空）' : value.map((part) => textOf(part, name)).join('、')
  if (isObject(value)) {
    const parts = Object.entries(value).map(([field, part]) => `${labelOfField(field)}：${textOf(part, field)}`)
    return parts.length === 0 ? '（空）' : parts.join('，')
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (name === 'scopes') return labelOf(scopes, text)
  return name === 'kind' ? labelOf(kindChoices, text) : text
}

const isPair = (field: string, value: unknown): value is [unknown, unknown] =>
  Array.isArray(value) && value.length === 2 && (!rowLists.has(field) || value.every(Array.isArray))

const readField = (field: string, name: string, value: unknown): Difference => {
  if (hiddenMarks.has(value)) return { field, after: hiddenText }
  if (!isPair(name, value)) return { field, after: textOf(value, name) }
  const [before, after] = value
  return { field, before: textOf(before, name), after: textOf(after, name) }
}

/** Changes of the tokens for programs, by name: see `describeTokenChanges` of the config service. */
const readTokens = (tokens: Record<string, unknown>): Difference[] =>
  Object.entries(tokens).flatMap(([token, change]) => {
    if (Array.isArray(change)) {
      const [before, after] = change as unknown[]
      return before === null
        ? [{ field: `令牌 ${token}`, after: `新建（${textOf(after)}）` }]
        : [{ field: `令牌 ${token}`, before: textOf(before), after: '已删除' }]
    }
    if (!isObject(change)) return [{ field: '其他令牌', after: `${textOf(change)} 个` }]
    return Object.entries(change).map(([name, value]) => readField(`令牌 ${token} ${labelOfField(name)}`, name, value))
  })

export const readDifferences = (changes: string): Difference[] =>
  Object.entries(JSON.parse(changes) as Record<string, unknown>).flatMap(([name, value]): Difference[] => {
    const field = labelOfField(name)
    if (name === 'open_tokens' && isObject(value)) return readTokens(value)
    if (name === 'params' && isObject(value)) {
      const params = listParams(value)
      return params.length === 0 ? [] : [{ field, after: params.join('，') }]
    }
    return [readField(field, name, value)]
  })
