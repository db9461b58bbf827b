import { normalizeTitle } from '@pandex/contracts/text/normalize-title'

const numerals = '〇一二三四五六七八九'

/** `八八` → `88`, `点` and `。` between Latin letters or digits → `.`. */
const normalizeNumerals = (text: string): string =>
  normalizeTitle(text)
    .replaceAll('零', '0')
    .replace(/[〇一二三四五六七八九]/gu, (numeral) => String(numerals.indexOf(numeral)))
    .replace(/(?<=[a-z\d])\s*[。点]\s*(?=[a-z]{2})/gu, '.')

const removeSeparators = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')

const domains =
  'com|cn|net|org|top|xyz|vip|cc|me|tv|info|site|club|shop|app|link|pro|live|fun|icu|tk|ws|la|im|pw|gg|ru|us|hk|tw|wang|xin|online|store|work|buzz|one|ink|ltd'

const plainPatterns = [
  /https?:|www\.|(?<![a-z\d])t\.me/,
  new RegExp(`(?<![a-z\\d])(?!(?:asp|vb|ado|ml)\\.net(?![a-z\\d]))[a-z\\d][a-z\\d-]*\\.(?:${domains})(?![a-z\\d])`),
  /[@＠]\s?[\p{L}\p{N}_]{2,}/u,
  /\d{9,}/,
]

const compactPatterns = [
  // QQ numbers have 5 to 11 digits, mobile numbers of China 11.
  /(?<![a-z])(?:q{1,2}|扣扣|扣|企鹅|qq群|q群|群)(?:交流|号码?|群号?|加)?\d{5,11}/u,
  /(?<!\d)1[3-9]\d{9}(?!\d)|(?<!\d)[48]00\d{7}(?!\d)/,
  /(?:微信|微|薇|威)(?:信|❤)?(?:号|同号|id)?[a-z\d]{5,}/u,
  /[薇威徽]信|v信|微[❤心]信?|(?<![a-z])(?:vx|v❤|wx|weixin|wechat)(?=\d|[a-z\d]{5,}|号|同号|群|$|\p{sc=Han})/u,
  /(?:加|\+|联系|私)(?:我|一?下|个)?(?:qq|扣扣?|企鹅|微信?|薇|威信|v(?![a-z])|vx|wx|飞机|tg|电报|q群|qq群|好友)/u,
  /(?<![a-z])(?:tg|telegram|电报|飞机)(?:群|频道|号)/u,
]

/**
 * Whether a text holds a QQ number, WeChat id, phone number, URL or @handle, also in full-width or Chinese digits or
 * with separators. Prefers false positives: spammers search for their contact details to make them hot words.
 */
export const hasContact = (text: string): boolean => {
  const read = normalizeNumerals(text)
  if (plainPatterns.some((pattern) => pattern.test(read))) return true
  const tight = removeSeparators(read)
  return compactPatterns.some((pattern) => pattern.test(tight))
}
