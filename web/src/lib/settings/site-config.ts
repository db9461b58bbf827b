import type { PublicSettings } from '@pandex/contracts/settings/all-settings'
import { fillTexts, readSettings } from './settings.ts'

export type SiteConfig = ReturnType<typeof readSiteConfig>
export type ExchangeRule = SiteConfig['exchange']['rules'][number]

/** Maps the configuration to the values that pages use. @param texts answer of the gateway; empty before it is loaded */
export const readSiteConfig = (texts: Readonly<Record<string, string>>) => {
  const settings = readSettings(texts)
  const { site_basic: basic, user, notice, anti_crawler_pub: signing, other_pub, invite } = settings
  const { values: links } = other_pub
  const filled = fillTexts(settings, 'site_basic')
  return {
    siteName: texts.site_name || filled.site_name,
    /** Second part of the home page's title, after the site name. */
    title: filled.title,
    description: filled.description,
    keywords: basic.keywords,
    /** Origin for canonical URLs: the configured origin, else the origin that admins visit; empty while both are unknown. */
    host: (texts.site_address || basic.host).replace(/\/+$/, ''),
    isHostConfigured: basic.host !== '',
    logoUrl: basic.logo_url,
    icp: basic.icp,
    copyright: basic.copyright,
    contact: basic.contact,
    appVersion: settings.app_version,
    isUserSystemOn: texts.enable_user_system === 'true' || user.enable_user_system,
    isCaptchaOn: texts.enable_captcha === 'true' || user.enable_captcha,
    /** Default type; a challenge may name another type. */
    captchaType: user.captcha_type,
    isRegisterOn: user.enable_register,
    needsMailCode: user.email_verify,
    /** Calls are not signed while the key is empty. */
    signingKey: signing.enabled ? signing.key : '',
    importNeedsLogin: settings.user_import_need_login === 'true',
    importNeedsReview: settings.user_import_need_review === 'true',
    importNotice: settings.import_modal_notice,
    themeCss: settings.theme_style_css,
    repositoryUrl: links.repository_url ?? '',
    documentationUrl: links.documentation_url ?? '',
    notice: {
      isOn: notice.enabled && notice.text !== '',
      title: fillTexts(settings, 'notice').title,
      text: notice.text,
      isClosable: notice.closable,
    },
    home: readHome(settings),
    footer: fillTexts(settings, 'index_text').footer,
    search: readSearch(settings),
    ads: settings.ads.slots
      .filter((ad) => ad.enabled !== false && (ad.text || ad.image_url))
      .map(({ slot, text, image_url: imageUrl, link_url: linkUrl }) => ({
        slot,
        text,
        imageUrl,
        linkUrl,
      })),
    doc: readDoc(settings),
    /** Points per day, and additional points per consecutive day. */
    checkIn: { coin: user.check_in_coin, streakCoin: user.check_in_streak },
    invite: {
      isOn: invite.enabled,
      inviterCoin: invite.inviter_coin,
      inviteeCoin: invite.invitee_coin,
      maxPerDay: invite.max_per_day,
    },
    payTypes: settings.pay_type,
    isShopOpen: !texts.is_shop_empty && Object.values(settings.pay_type).includes(true),
    exchange: {
      isOn: settings.coin2any.enabled,
      rules: settings.coin2any.rules
        .filter(({ id, coin, vip_days }) => id && coin > 0 && vip_days > 0)
        .map(({ id, title, coin, vip_days: vipDays }) => ({ id, title, coin, vipDays })),
    },
  }
}

const readHome = (settings: PublicSettings) => {
  const { index_show: shows } = settings
  const texts = fillTexts(settings, 'index_text')
  return {
    slogan: shows.show_slogan ? texts.slogan : '',
    latestTitle: texts.latest_title,
    hotTitle: texts.hot_title,
    wordsTitle: texts.hot_keys_title,
    filmsTitle: texts.films_title,
    catesTitle: texts.cates_title,
    linksTitle: texts.links_title,
    groupsTitle: texts.groups_title,
    friendsTitle: texts.friends_title,
    /** Number of items; 0 hides the block. */
    wordCount: shows.show_hot_keys ? shows.hot_keys_size : 0,
    filmCount: shows.show_films ? shows.films_size : 0,
    latestCount: shows.show_latest ? shows.latest_size : 0,
    hotCount: shows.show_hot ? shows.hot_size : 0,
    showsCates: shows.show_cates,
    showsLinks: shows.show_links,
    showsFriends: shows.show_friends,
    showsImport: shows.show_import,
  }
}

const readSearch = (settings: PublicSettings) => {
  const { search_show: shows, search_basic: rules, seo_setting: seo, wechat_pwd } = settings
  const form = fillTexts(settings, 'search')
  const texts = fillTexts(settings, 'search_text')
  return {
    placeholder: form.placeholder,
    emptyText: texts.empty,
    relaxedText: texts.relaxed,
    loginText: texts.login,
    title: fillTexts(settings, 'seo_setting').search_title,
    pageSize: rules.page_size,
    noindex: seo.noindex_search,
    showsFiles: shows.show_files,
    showsSharer: shows.show_share_user,
    showsSize: shows.show_size,
    showsTime: shows.show_shared_time,
    showsTags: shows.show_tags,
    showsLink: shows.show_link,
    filters: {
      types: form.show_types,
      formats: form.show_formats,
      tags: shows.show_tags,
      times: form.show_times,
      exact: form.show_exact,
    },
    /** Requirement for further pages, from which page on, and the price in points. */
    policy: { kind: rules.policy, fromPage: rules.policy_from_page, coin: rules.cost_coin },
    passphrase: { qrUrl: wechat_pwd.qr_url, tip: fillTexts(settings, 'wechat_pwd').tip },
  }
}

const readDoc = (settings: PublicSettings) => {
  const { doc_show: shows, doc_basic: basic, seo_setting: seo, doc_text: texts } = settings
  return {
    notice: settings.enable_doc_notice === 'true' ? texts.notice : '',
    deadText: fillTexts(settings, 'doc_text').dead,
    disclaimer: texts.disclaimer,
    showsFiles: shows.show_files,
    showsSharer: shows.show_share_user,
    showsTime: shows.show_shared_time,
    showsQr: shows.show_qr,
    showsReport: shows.show_report,
    showsSimilar: shows.show_similar,
    /** For a dead link. */
    deadAction: basic.dead_action,
    checksOnOpen: basic.check_on_open,
    noindex: seo.noindex_doc,
    noindexDead: seo.noindex_dead,
  }
}
