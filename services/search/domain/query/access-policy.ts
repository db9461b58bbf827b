import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '@pandex/platform/errors'
import { foldForMatching } from '@pandex/contracts/bans/word-finder'
import { tagKey } from '@pandex/contracts/text/tag-key'
import { dayOf } from '@pandex/contracts/shanghai-time'

export interface SearchRules {
  search_basic: {
    policy: 'none' | 'login' | 'wechat' | 'coin'
    policy_from_page: number
    cost_coin: number
    page_size: number
  }
  user_search: { free_pages: number; vip_pages: number }
  wechat_pwd: { enabled: boolean; passphrase: string; tip: string }
  search_text: { login: string }
}

interface Searcher {
  id: number
  role: 'admin' | 'user'
  isVip?: boolean
}

/** `free`: may be answered. `priced`: may be answered once the user paid for the keyword's further pages of the day. */
export type AccessDecision = { kind: 'free' } | { kind: 'priced'; userId: number; cost_coin: number }

const free: AccessDecision = { kind: 'free' }

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares in constant time, independent of the length. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected))

const loginRequired = ({ search_text }: SearchRules): AppError =>
  new AppError('failed_precondition', 'search.login_required', search_text.login || '请先登录')

const passphraseRequired = ({ wechat_pwd }: SearchRules): AppError =>
  new AppError('failed_precondition', 'search.passphrase_required', wechat_pwd.tip || '请输入口令')

const closed = (): AppError => new AppError('failed_precondition', 'search.closed', '更多结果暂未开放')

export const paymentRequired = (cost: number): AppError =>
  new AppError('failed_precondition', 'search.must_be_bought', `查看更多结果需要 ${cost} 积分，当天有效`)

/**
 * Decides whether a page of a search may be answered. The rules count pages of the site's own size: a page of another
 * size counts as the last of the site's pages that it reaches into.
 * @throws AppError failed_precondition search.login_required, search.passphrase_required, search.closed
 */
export const evaluateAccess = (
  rules: SearchRules,
  requested: { page: number; perSize: number; wechat_pwd: string; user?: Searcher },
): AccessDecision => {
  const { wechat_pwd: given, user } = requested
  const { policy, policy_from_page, cost_coin, page_size } = rules.search_basic
  const page = Math.ceil((requested.page * requested.perSize) / page_size)
  if (policy === 'none' || page < policy_from_page || user?.role === 'admin') return free
  if (policy === 'wechat') {
    const { enabled, passphrase } = rules.wechat_pwd
    if (user?.isVip) return free
    if (!enabled || passphrase === '') throw closed()
    if (isSame(given.trim(), passphrase)) return free
    throw passphraseRequired(rules)
  }
  if (!user) throw loginRequired(rules)
  if (policy === 'login' || cost_coin === 0) return free
  const { free_pages, vip_pages } = rules.user_search
  return page <= (user.isVip ? Math.max(vip_pages, free_pages) : free_pages)
    ? free
    : { kind: 'priced', userId: user.id, cost_coin }
}

/** Key of a payment for further pages: one keyword (or sharer, or tags) of one user on one day of Asia/Shanghai. */
export const paymentRef = (
  userId: number,
  search: { q: string; user: string; tags: readonly string[] },
  now: Date,
): string => {
  // Tags refine a keyword that is paid for; without a keyword or sharer they are a search of their own.
  const byTags = search.q === '' && search.user === '' ? [search.tags.map(tagKey).toSorted()] : []
  const requested = JSON.stringify([foldForMatching(search.q), search.user, ...byTags])
  return `${userId}:${dayOf(now)}:${createHash('sha256').update(requested).digest('base64url')}`
}
