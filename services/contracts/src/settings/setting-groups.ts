/** Groups of the settings page, in its order. Imports nothing, so that the front may use it. */
export const settingGroups = {
  site: '网站',
  home: '首页与文案',
  search: '搜索',
  resource: '资源页',
  user: '用户与积分',
  payment: '支付',
  mail: '邮件',
  import: '导入与网盘',
  protection: '防护',
  seo: 'SEO',
  ai: 'AI',
  other: '其他',
} as const

export type SettingGroup = keyof typeof settingGroups
