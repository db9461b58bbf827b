import { hotPeriods } from '@pandex/contracts/enums'
import { z } from 'zod'
import { flag, integer, line, listFields, listOf, nestPage, text, texts, yesNo } from './fields.ts'
import { formatGroups, isFormatGroup } from '@pandex/contracts/format-groups'

const extensionsOf = (format: string): readonly string[] => {
  const name = format.toLowerCase()
  return isFormatGroup(name) ? formatGroups[name] : [name.startsWith('.') ? name : `.${name}`]
}

const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

const integers = (maxItems: number, bounds: { min: number; max: number }) =>
  z
    .union([listOf(integer(bounds), { min: 0, max: maxItems }), integer(bounds)])
    .transform((value) => (Array.isArray(value) ? value : [value]))

/** Sent by existing clients; only the passphrase is used. */
const advParams = z
  .object({ wechat_pwd: text(100).nullish().catch('') })
  .nullish()
  .catch(null)

/** 1 PB. */
const maxBytes = 2 ** 50

const bytes = integer({ max: maxBytes }).nullish().catch(0)

const shareTime = z.enum(['', 'week', 'month', 'three_month', 'half_year', 'year']).nullish().catch('')

/**
 * Compatible with clients of similar sites: invalid values fall back to their defaults, and parameters without a function here
 * (`share_year`, `search_ticket`) are ignored.
 */
export const SearchDisk = z
  .object({
    /** May hold operators: `"phrase"`, `-word`, `site:quark`, `type:pdf`, `size:>10GB`, `year:2024`. */
    q: text(500).nullish(),
    page: integer({ min: 1, max: 1_000_000 }).nullish().catch(1),
    size: integer({ min: 1, max: 50 }).nullish().catch(10),
    /** Comma-separated. */
    type: text(100).nullish(),
    user: text(200).nullish(),
    exact: flag.nullish().catch(false),
    /** Extensions with the dot, or groups: doc, image, soft, video, music, compress. */
    format: texts(100, 30).nullish(),
    share_time: shareTime,
    /** Older name of `share_time`. */
    time: shareTime,
    exclude_user: texts(50, 200).nullish(),
    /** `asc` and `desc`: by share time. */
    order: z.enum(['', 'asc', 'desc', 'size_asc', 'size_desc', 'views_desc']).nullish().catch(''),
    /** Bytes, inclusive; 0: unbounded. */
    min_size: bytes,
    max_size: bytes,
    user_distinct: flag.nullish().catch(false),
    /** One row per version of a work, with the number of its copies. */
    fold_copies: flag.nullish().catch(false),
    /** Only copies of one version (`copy_group` of a row). */
    copy_group: text(40).nullish(),
    years: integers(20, { min: 1, max: 9_999 }).nullish().catch([]),
    seasons: integers(50, { min: 1, max: 999 }).nullish().catch([]),
    kinds: texts(20, 20).nullish(),
    /** At least one of these tags. */
    tags: texts(20, 50).nullish(),
    facets: flag.nullish().catch(false),
    /** Cursor of the previous page; required beyond the 10,000th hit. */
    cursor: text(500).nullish(),
    adv_params: advParams,
    /** Consent to pay for further pages, if the site charges for them. */
    pay: flag.nullish().catch(false),
  })
  .transform((input) => ({
    q: (input.q ?? '').trim(),
    page: input.page ?? 1,
    size: input.size ?? 10,
    types: splitList(input.type ?? '').map((type) => type.toUpperCase()),
    user: (input.user ?? '').trim(),
    exact: input.exact ?? false,
    format: [...new Set((input.format ?? []).flatMap(splitList).flatMap(extensionsOf))],
    share_time: input.share_time || input.time || '',
    exclude_user: input.exclude_user ?? [],
    order: input.order ?? '',
    min_size: input.min_size ?? 0,
    max_size: input.max_size ?? 0,
    user_distinct: input.user_distinct ?? false,
    fold_copies: input.fold_copies ?? false,
    copy_group: input.copy_group ?? '',
    years: input.years ?? [],
    seasons: input.seasons ?? [],
    kinds: input.kinds ?? [],
    tags: input.tags ?? [],
    facets: input.facets ?? false,
    cursor: input.cursor ?? '',
    wechat_pwd: input.adv_params?.wechat_pwd ?? '',
    pay: input.pay ?? false,
  }))

export const Suggest = z
  .object({ q: text(100).default(''), size: integer({ min: 1, max: 10 }).default(10).catch(10) })
  .transform(({ q, size }) => ({ q: q.trim(), size }))

export const FindRelated = z.object({ doc_id: line(40), size: integer({ min: 1, max: 20 }).default(6) })

export const ListHotKeys = z.object({
  size: integer({ min: 1, max: 50 }).default(20),
  period: z.enum(hotPeriods).default('day'),
})

export const GetHotKey = z.object({ key: line(100) })

/** YYYY-MM-DD; empty: unbounded. */
const day = z.union([z.literal(''), z.iso.date()]).default('')

export const ListSearchedKeys = z
  .object({
    ...listFields,
    q: text(100).default(''),
    from: day,
    to: day,
    /** `yes`: only keywords without hits. */
    zero: yesNo,
    state: z.enum(['', 'pinned', 'hidden', 'waiting']).default(''),
  })
  .transform(nestPage)

export const ClearSearchedKeys = z.object({
  keys: texts(1_000, 400).default([]),
})

export const ListAliasProposals = z
  .object({ ...listFields, state: z.enum(['', 'pending', 'accepted', 'rejected']).default('') })
  .transform(nestPage)

export const DecideAliasProposal = z.object({
  id: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  state: z.enum(['accepted', 'rejected']),
})

export const UpdateSearchedKey = z.object({
  key: line(100),
  pinned: flag.optional(),
  hidden: flag.optional(),
  item_order: integer({ min: 0, max: 1_000_000 }).optional(),
  approved: flag.optional(),
})
