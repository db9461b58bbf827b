import { z } from 'zod'
import { flag, integer, text, texts } from './fields.ts'
import { formatGroups, isFormatGroup } from './format-groups.ts'

const extensionsOf = (format: string): readonly string[] => {
  const name = format.toLowerCase()
  return isFormatGroup(name) ? formatGroups[name] : [name.startsWith('.') ? name : `.${name}`]
}

const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

const shareTime = z.enum(['', 'week', 'month', 'three_month', 'half_year', 'year']).nullish().catch('')

/**
 * `POST /v1/search/disk` as clients of this family of sites send it: values a client got wrong fall back to their
 * defaults, and what this site has no use for (`share_year`, `search_ticket`, `adv_params`) is taken and ignored.
 */
export const SearchDisk = z
  .object({
    q: text(500).nullish(),
    page: integer({ min: 1, max: 1_000_000 }).nullish().catch(1),
    size: integer({ min: 1, max: 50 }).nullish().catch(10),
    /** Disk types, comma-separated. */
    type: text(100).nullish(),
    /** Sharer's name. */
    user: text(200).nullish(),
    exact: flag.nullish().catch(false),
    /** Extensions with the dot, or groups: doc, image, soft, video, music, compress. */
    format: texts(100, 30).nullish(),
    share_time: shareTime,
    /** Older name of `share_time`. */
    time: shareTime,
    exclude_user: texts(50, 200).nullish(),
    order: z.enum(['', 'asc', 'desc']).nullish().catch(''),
    user_distinct: flag.nullish().catch(false),
    /** One row per version of a work, with the number of its copies. */
    fold_copies: flag.nullish().catch(false),
    /** Only copies of one version (`copy_group` of a row). */
    copy_group: text(40).nullish(),
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
    user_distinct: input.user_distinct ?? false,
    fold_copies: input.fold_copies ?? false,
    copy_group: input.copy_group ?? '',
  }))
