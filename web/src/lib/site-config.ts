/** What the front reads from the site's public configuration. */
export interface SiteConfig {
  siteName: string
  /** Title of the home page, after the name. */
  title: string
  description: string
  keywords: string
  /** Origin for canonical addresses; empty leaves them relative to the visited one. */
  host: string
  logoUrl: string
  icp: string
  copyright: string
  /** How to reach the people behind the site; empty when they do not say. */
  contact: string
  appVersion: string
  isUserSystemOn: boolean
  isCaptchaOn: boolean
  /** What kind of captcha is shown unless a challenge says otherwise. */
  captchaType: 'click' | 'rotate'
  isRegisterOn: boolean
  /** Whether a registration needs a code that was mailed to the address. */
  needsMailCode: boolean
  /** Calls are signed with it; empty when they need not be. */
  signingKey: string
  importNeedsLogin: boolean
  importNeedsReview: boolean
  importNotice: string
  themeCss: string
  repositoryUrl: string
  documentationUrl: string
  notice: { isOn: boolean; title: string; text: string; isClosable: boolean }
  home: {
    slogan: string
    latestTitle: string
    hotTitle: string
    wordsTitle: string
    showsWords: boolean
    showsLatest: boolean
    showsHot: boolean
    showsImport: boolean
  }
  footer: string
  search: {
    placeholder: string
    emptyText: string
    pageSize: number
    noindex: boolean
    showsFiles: boolean
    showsSharer: boolean
    showsSize: boolean
  }
  doc: {
    notice: string
    deadText: string
    disclaimer: string
    showsFiles: boolean
    showsSharer: boolean
    showsQr: boolean
    noindex: boolean
  }
  checkIn: {
    /** For a day. */
    coin: number
    /** More for each day in a row. */
    streakCoin: number
  }
  invite: { isOn: boolean; inviterCoin: number; inviteeCoin: number; maxPerDay: number }
  /** Membership for points. */
  exchange: { isOn: boolean; rules: ExchangeRule[] }
}

export interface ExchangeRule {
  id: string
  title: string
  coin: number
  vipDays: number
}

/**
 * Reads the configuration as the gateway answers it (a map name → text, structured keys as JSON text).
 * Whatever is missing or malformed falls back, so that a page never fails on a setting.
 */
export const readSiteConfig = (values: Record<string, string>): SiteConfig => {
  const basic = groupOf(values, 'site_basic')
  const user = groupOf(values, 'user')
  const notice = groupOf(values, 'notice')
  const antiCrawler = groupOf(values, 'anti_crawler_pub')
  const other = groupOf(values, 'other_pub').value('values')
  const links = readGroup(other)
  const siteName = values.site_name || basic.text('site_name', 'Pandex')
  return {
    siteName,
    title: basic.text('title', '网盘资源搜索'),
    description: basic.text('description', `${siteName}，公开分享的网盘资源索引`),
    keywords: basic.text('keywords'),
    host: basic.text('host').replace(/\/+$/, ''),
    logoUrl: basic.text('logo_url'),
    icp: basic.text('icp'),
    copyright: basic.text('copyright'),
    contact: basic.text('contact'),
    appVersion: values.app_version ?? '',
    isUserSystemOn: values.enable_user_system === 'true' || user.flag('enable_user_system', false),
    isCaptchaOn: values.enable_captcha === 'true' || user.flag('enable_captcha', false),
    captchaType: user.text('captcha_type') === 'rotate' ? 'rotate' : 'click',
    isRegisterOn: user.flag('enable_register', true),
    needsMailCode: user.flag('email_verify', false),
    signingKey: antiCrawler.flag('enabled', false) ? antiCrawler.text('key') : '',
    importNeedsLogin: values.user_import_need_login === 'true',
    importNeedsReview: values.user_import_need_review === 'true',
    importNotice: values.import_modal_notice ?? '',
    themeCss: values.theme_style_css ?? '',
    repositoryUrl: links.text('repository_url'),
    documentationUrl: links.text('documentation_url'),
    notice: {
      isOn: notice.flag('enabled', false) && notice.text('text') !== '',
      title: notice.text('title', '公告'),
      text: notice.text('text'),
      isClosable: notice.flag('closable', true),
    },
    home: readHome(values),
    footer: groupOf(values, 'index_text').text('footer', '本站只提供网盘资源的搜索，不存储任何文件'),
    search: readSearch(values),
    doc: readDoc(values),
    checkIn: { coin: user.whole('check_in_coin', 1), streakCoin: user.whole('check_in_streak', 0) },
    invite: readInvite(groupOf(values, 'invite')),
    exchange: readExchange(groupOf(values, 'coin2any')),
  }
}

const readInvite = (invite: Group): SiteConfig['invite'] => ({
  isOn: invite.flag('enabled', false),
  inviterCoin: invite.whole('inviter_coin', 10),
  inviteeCoin: invite.whole('invitee_coin', 10),
  maxPerDay: invite.whole('max_per_day', 10),
})

const readExchange = (exchange: Group): SiteConfig['exchange'] => {
  const stored = exchange.value('rules')
  const rules = (Array.isArray(stored) ? stored.map(readGroup) : []).map((rule) => ({
    id: rule.text('id'),
    title: rule.text('title'),
    coin: rule.whole('coin', 0),
    vipDays: rule.whole('vip_days', 0),
  }))
  return {
    isOn: exchange.flag('enabled', false),
    rules: rules.filter(({ id, coin, vipDays }) => id && coin > 0 && vipDays > 0),
  }
}

const readHome = (values: Record<string, string>): SiteConfig['home'] => {
  const texts = groupOf(values, 'index_text')
  const shows = groupOf(values, 'index_show')
  return {
    slogan: shows.flag('show_slogan', true) ? texts.text('slogan', '搜一下，资源就在眼前') : '',
    latestTitle: texts.text('latest_title', '最新资源'),
    hotTitle: texts.text('hot_title', '热门资源'),
    wordsTitle: texts.text('hot_keys_title', '热门'),
    showsWords: shows.flag('show_hot_keys', true),
    showsLatest: shows.flag('show_latest', true),
    showsHot: shows.flag('show_hot', true),
    showsImport: shows.flag('show_import', true),
  }
}

const readSearch = (values: Record<string, string>): SiteConfig['search'] => {
  const shows = groupOf(values, 'search_show')
  const pageSize = groupOf(values, 'search_basic').value('page_size')
  return {
    placeholder: groupOf(values, 'search').text('placeholder', '输入资源名称'),
    emptyText: groupOf(values, 'search_text').text('empty', '没有找到相关资源，换个词试试'),
    pageSize: typeof pageSize === 'number' && pageSize >= 1 && pageSize <= 50 ? pageSize : 10,
    noindex: groupOf(values, 'seo_setting').flag('noindex_search', true),
    showsFiles: shows.flag('show_files', true),
    showsSharer: shows.flag('show_share_user', true),
    showsSize: shows.flag('show_size', true),
  }
}

const readDoc = (values: Record<string, string>): SiteConfig['doc'] => {
  const texts = groupOf(values, 'doc_text')
  const shows = groupOf(values, 'doc_show')
  return {
    notice: values.enable_doc_notice === 'true' ? texts.text('notice') : '',
    deadText: texts.text('dead', '该资源的分享链接已失效'),
    disclaimer: texts.text('disclaimer'),
    showsFiles: shows.flag('show_files', true),
    showsSharer: shows.flag('show_share_user', true),
    showsQr: shows.flag('show_qr', true),
    noindex: groupOf(values, 'seo_setting').flag('noindex_doc', false),
  }
}

interface Group {
  text: (name: string, fallback?: string) => string
  flag: (name: string, fallback: boolean) => boolean
  /** A whole number that is not negative. */
  whole: (name: string, fallback: number) => number
  value: (name: string) => unknown
}

const groupOf = (values: Record<string, string>, key: string): Group => {
  try {
    return readGroup(JSON.parse(values[key] ?? '{}'))
  } catch {
    return readGroup({})
  }
}

const readGroup = (source: unknown): Group => {
  const fields = (typeof source === 'object' && source !== null ? source : {}) as Record<string, unknown>
  return {
    text: (name, fallback = '') => (typeof fields[name] === 'string' ? fields[name].trim() || fallback : fallback),
    flag: (name, fallback) => (typeof fields[name] === 'boolean' ? fields[name] : fallback),
    whole: (name, fallback) => {
      const value = fields[name]
      return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : fallback
    },
    value: (name) => fields[name],
  }
}
