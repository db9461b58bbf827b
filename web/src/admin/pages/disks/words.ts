export const statuses = [
  { value: '0', label: '正常', tone: 'ok' },
  { value: '1', label: '被举报', tone: 'bad' },
  { value: '2', label: '已处理', tone: 'accent' },
  { value: '3', label: '相似资源', tone: 'off' },
  { value: '4', label: '可能失效', tone: 'warn' },
] as const

/** The same labels as on the public pages. */
export const healths = [
  { value: 'valid', label: '有效' },
  { value: 'dead', label: '已失效' },
  { value: 'password', label: '需要密码' },
  { value: 'unsure', label: '未检测' },
  { value: 'unsupported', label: '无法检测' },
] as const
