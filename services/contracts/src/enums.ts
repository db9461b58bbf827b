/**
 * The closed sets of values that several parts share: SQL checks, handlers, input schemas and pages. On the wire and in SQL they are
 * strings. Imports nothing, so that the front may use it.
 */

/** Access policies of a site, a category or a resource. */
export const policyKinds = ['none', 'login', 'vip', 'vip_or_coin', 'coin'] as const
export type PolicyKind = (typeof policyKinds)[number]

/** Result of the last link check. */
export const healths = ['valid', 'dead', 'password', 'unsure', 'unsupported'] as const
export type Health = (typeof healths)[number]

/** 0 normal, 1 reported, 2 handled, 3 similar to another resource, 4 suspected dead. */
export const diskStatuses = ['0', '1', '2', '3', '4'] as const
export type DiskStatus = (typeof diskStatuses)[number]

export const reportReasons = ['dead', 'password', 'content', 'illegal', 'copyright', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Results of handled reports. */
export const reportVerdicts = ['fixed', 'removed', 'refused'] as const
export type ReportVerdict = (typeof reportVerdicts)[number]

/** Open until a claim is restored, removed or refused. */
export const openClaimStates = ['claim', 'hidden', 'decision'] as const
export const claimStates = [...openClaimStates, 'restored', 'removed', 'refused'] as const
export type ClaimState = (typeof claimStates)[number]

/** Why a resource was taken down: hidden until a claim is decided, or removed for good. */
export const takedowns = ['hidden', 'removed'] as const
export type Takedown = (typeof takedowns)[number]

export const movieTypes = ['movie', 'tv', 'anime', 'variety', 'documentary'] as const
export type MovieType = (typeof movieTypes)[number]

export const importOrigins = ['public', 'open', 'admin'] as const
export type ImportOrigin = (typeof importOrigins)[number]

export const openItemStatuses = ['pending', 'review', 'resolving'] as const
export const failedItemStatuses = ['failed', 'dead', 'duplicate', 'banned'] as const
/** Statuses of an imported link. */
export const itemStatuses = [...openItemStatuses, 'finished', ...failedItemStatuses] as const
export type ItemStatus = (typeof itemStatuses)[number]
/** An admin may start these again. */
export const retryableItemStatuses: readonly ItemStatus[] = ['failed', 'dead', 'banned']

export const jobKinds = [
  'rebuild_es',
  'gen_sitemap',
  'refresh_disk',
  'push_pages',
  'write_articles',
  'repair',
  'clean_up',
] as const
export type JobKind = (typeof jobKinds)[number]

export const openJobStatuses = ['waiting', 'running', 'cancelling'] as const
const jobStatuses = [...openJobStatuses, 'cancelled', 'failed', 'done'] as const
export type JobStatus = (typeof jobStatuses)[number]

export const captchaPurposes = ['login', 'register', 'mail', 'import', 'access'] as const
export type CaptchaPurpose = (typeof captchaPurposes)[number]

export const challengeTypes = ['click', 'rotate'] as const
export type ChallengeType = (typeof challengeTypes)[number]

/** Kinds of counted visits. */
export const visitKinds = ['visit', 'search', 'detail', 'import', 'register', 'login', 'order', 'blocked'] as const
export type VisitKind = (typeof visitKinds)[number]

/** Rights of an open API token. */
export const openScopes = ['import', 'list', 'search'] as const
export type OpenScope = (typeof openScopes)[number]

export const roles = ['admin', 'user'] as const
export type Role = (typeof roles)[number]

/** An admin may set these. */
export const settableAccountStatuses = ['normal', 'banned'] as const
export const accountStatuses = [...settableAccountStatuses, 'deleted'] as const
export type AccountStatus = (typeof accountStatuses)[number]

export const cdkeyKinds = ['vip', 'coin', 'invite'] as const
export type CdkeyKind = (typeof cdkeyKinds)[number]

/** Why points were added or taken. */
export const coinReasons = [
  'register',
  'check_in',
  'invite',
  'invited',
  'cdkey',
  'order',
  'exchange',
  'buy',
  'search',
  'refund',
  'admin',
] as const
export type CoinReason = (typeof coinReasons)[number]

/** A paid order is finished once the user service has granted what it gives. */
export const orderStatuses = ['pending', 'paid', 'finished', 'timeout'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const payTypes = ['alipay_face', 'manual'] as const
export type PayType = (typeof payTypes)[number]

/** Filters of the list of orders. */
export const orderStates = ['waiting', 'refunded', 'refunding', 'refund_failed', 'difference'] as const
export type OrderState = (typeof orderStates)[number]

export const orderActions = ['mark_paid', 'close', 'refund', 'note'] as const
export type OrderAction = (typeof orderActions)[number]

export const couponKinds = ['percent', 'amount'] as const
export type CouponKind = (typeof couponKinds)[number]

/** Periods of hot keywords. */
export const hotPeriods = ['day', 'week', 'all'] as const
export type HotPeriod = (typeof hotPeriods)[number]
