import { groupOf, readGroup } from './config-group.ts'
import type { Group } from './config-group.ts'

export interface SiteConfig {
  siteName: string
  /** Second part of the home page's title, after the site name. */
  title: string
  description: string
  keywords: string
  /** Origin for canonical URLs: the configured origin, else the origin that admins visit; empty while both are unknown. */
  host: string
  isHostConfigured: boolean
  logoUrl: string
  icp: string
  copyright: string
  contact: string
  appVersion: string
  isUserSystemOn: boolean
  isCaptchaOn: boolean
  /** Default type; a challenge may name another type. */
  captchaType: 'click' | 'rotate'
  isRegisterOn: boolean
  needsMailCode: boolean
  /** Calls are not signed while the key is empty. */
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
    filmsTitle: string
    catesTitle: string
    linksTitle: string
    groupsTitle: string
    friendsTitle: string
    /** Number of items; 0 hides the block. */
    wordCount: number
    filmCount: number
    latestCount: number
    hotCount: number
    showsCates: boolean
    showsLinks: boolean
    showsFriends: boolean
    showsImport: boolean
  }
  footer: string
  search: {
    placeholder: string
    emptyText: string
    relaxedText: string
    loginText: string
    title: string
    pageSize: number
    noindex: boolean
    showsFiles: boolean
    showsSharer: boolean
    showsSize: boolean
    showsTime: boolean
    showsTags: boolean
    showsLink: boolean
    offers: { types: boolean; formats: boolean; tags: boolean; times: boolean; exact: boolean }
    /** Requirement for further pages: `none`, `login`, `wechat` or `coin`, from which page on, and the price in points. */
    policy: { kind: string; fromPage: number; coin: number }
    passphrase: { qrUrl: string; tip: string }
  }
  ads: Ad[]
  doc: {
    notice: string
    deadText: string
    disclaimer: string
    showsFiles: boolean
    showsSharer: boolean
    showsQr: boolean
    showsReport: boolean
    showsSimilar: boolean
    /** For a dead link: `keep`, `hide`, `similar` or `search`. */
    deadAction: string
    checksOnOpen: boolean
    noindex: boolean
    noindexDead: boolean
  }
  checkIn: {
    /** Points per day. */
    coin: number
    /** Additional points per consecutive day. */
    streakCoin: number
  }
  invite: { isOn: boolean; inviterCoin: number; inviteeCoin: number; maxPerDay: number }
  exchange: { isOn: boolean; rules: ExchangeRule[] }
}

export interface Ad {
  slot: string
  text: string
  imageUrl: string
  linkUrl: string
}

export interface ExchangeRule {
  id: string
  title: string
  coin: number
  vipDays: number
}

/**
 * Parses the gateway's configuration (name → text; structured keys hold JSON).
 * Missing or malformed values use defaults, so that no setting can break a page.
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
    host: (values.site_address || basic.text('host')).replace(/\/+$/, ''),
    isHostConfigured: basic.text('host') !== '',
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
    ads: readAds(groupOf(values, 'ads').value('slots')),
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

const readAds = (stored: unknown): Ad[] =>
  (Array.isArray(stored) ? stored.map(readGroup) : [])
    .filter((ad) => ad.flag('enabled', true))
    .map((ad) => ({
      slot: ad.text('slot'),
      text: ad.text('text'),
      imageUrl: ad.text('image_url'),
      linkUrl: ad.text('link_url'),
    }))
    .filter(({ text, imageUrl }) => text || imageUrl)

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
  const countOf = (block: string, size: string, fallback: number): number =>
    shows.flag(`show_${block}`, true) ? Math.min(shows.whole(size, fallback), 50) : 0
  return {
    slogan: shows.flag('show_slogan', true) ? texts.text('slogan', '搜一下，资源就在眼前') : '',
    latestTitle: texts.text('latest_title', '最新资源'),
    hotTitle: texts.text('hot_title', '热门资源'),
    wordsTitle: texts.text('hot_keys_title', '热门'),
    filmsTitle: texts.text('films_title', '影视'),
    catesTitle: texts.text('cates_title', '分类'),
    linksTitle: texts.text('links_title', '常用'),
    groupsTitle: texts.text('groups_title', '更多站点'),
    friendsTitle: texts.text('friends_title', '友情链接'),
    wordCount: countOf('hot_keys', 'hot_keys_size', 20),
    filmCount: countOf('films', 'films_size', 12),
    latestCount: countOf('latest', 'latest_size', 10),
    hotCount: countOf('hot', 'hot_size', 10),
    showsCates: shows.flag('show_cates', true),
    showsLinks: shows.flag('show_links', true),
    showsFriends: shows.flag('show_friends', true),
    showsImport: shows.flag('show_import', true),
  }
}

const readSearch = (values: Record<string, string>): SiteConfig['search'] => {
  const shows = groupOf(values, 'search_show')
  const offers = groupOf(values, 'search')
  const rules = groupOf(values, 'search_basic')
  const texts = groupOf(values, 'search_text')
  const seo = groupOf(values, 'seo_setting')
  const passphrase = groupOf(values, 'wechat_pwd')
  const pageSize = rules.whole('page_size', 10)
  return {
    placeholder: offers.text('placeholder', '输入资源名称'),
    emptyText: texts.text('empty', '没有找到相关资源，换个词试试'),
    relaxedText: texts.text('relaxed', '没有完全匹配的结果，以下是相近的资源'),
    loginText: texts.text('login', '登录后查看更多结果'),
    title: seo.text('search_title', '%disk_name% 搜索结果 - %site_name%'),
    pageSize: pageSize >= 1 && pageSize <= 50 ? pageSize : 10,
    noindex: seo.flag('noindex_search', true),
    showsFiles: shows.flag('show_files', true),
    showsSharer: shows.flag('show_share_user', true),
    showsSize: shows.flag('show_size', true),
    showsTime: shows.flag('show_shared_time', true),
    showsTags: shows.flag('show_tags', true),
    showsLink: shows.flag('show_link', true),
    offers: {
      types: offers.flag('show_types', true),
      formats: offers.flag('show_formats', true),
      tags: shows.flag('show_tags', true),
      times: offers.flag('show_times', true),
      exact: offers.flag('show_exact', true),
    },
    policy: {
      kind: rules.text('policy', 'none'),
      fromPage: rules.whole('policy_from_page', 2),
      coin: rules.whole('cost_coin', 1),
    },
    passphrase: {
      qrUrl: passphrase.text('qr_url'),
      tip: passphrase.text('tip', '关注公众号，回复“口令”获取访问口令'),
    },
  }
}

const readDoc = (values: Record<string, string>): SiteConfig['doc'] => {
  const texts = groupOf(values, 'doc_text')
  const shows = groupOf(values, 'doc_show')
  const basic = groupOf(values, 'doc_basic')
  return {
    notice: values.enable_doc_notice === 'true' ? texts.text('notice') : '',
    deadText: texts.text('dead', '该资源的分享链接已失效'),
    disclaimer: texts.text('disclaimer'),
    showsFiles: shows.flag('show_files', true),
    showsSharer: shows.flag('show_share_user', true),
    showsQr: shows.flag('show_qr', true),
    showsReport: shows.flag('show_report', true),
    showsSimilar: shows.flag('show_similar', true),
    deadAction: basic.text('dead_action', 'similar'),
    checksOnOpen: basic.flag('check_on_open', true),
    noindex: groupOf(values, 'seo_setting').flag('noindex_doc', false),
    noindexDead: groupOf(values, 'seo_setting').flag('noindex_dead', true),
  }
}
