import { diskStatuses, healths } from '@pandex/contracts/enums'
import { z } from 'zod'
import {
  flag,
  integer,
  line,
  listFields,
  listOf,
  moment,
  momentOrEmpty,
  nestPage,
  prose,
  rowId,
  text,
  texts,
  windowOf,
  yesNo,
} from './fields.ts'

export const GetDoc = z
  .object({
    doc_id: text(40),
    /** Name of the calling client; ignored, accepted for compatibility. */
    from: text(20).optional(),
    with_meta: flag.default(false),
  })
  .transform(({ doc_id, with_meta }) => ({ doc_id, with_meta }))

export const ListDisks = z
  .object({ ...windowOf(20), type: text(20).default('') })
  .transform(({ page, size, type }) => ({ page: { page, size }, type }))

const categoryRef = { id: integer().default(0), word: text(100).default('') }

export const ListCategoryDisks = z
  .object({ ...categoryRef, ...windowOf(20), type: text(20).default('') })
  .transform(({ page, size, ...rest }) => ({ ...rest, page: { page, size } }))

export const GetCategory = z.object(categoryRef)

export const BuyDisk = z.object({
  doc_id: line(40),
  request_id: text(64).default(''),
  /** The price that the buyer saw: a higher one is refused (code 414, the price in `data.cost_coin`). Absent: 0. */
  max_coin: integer({ max: 1_000_000 }).optional(),
})

const ownList = { page: listFields.page, size: listFields.size }

export const ListBought = z.object(ownList).transform((page) => ({ page }))

export const VoteOnLink = z.object({ doc_id: line(40), works: flag })

export const UpdateMeta = z.object({
  id: rowId,
  decompress_password: text(200).optional(),
  description: prose(20_000).optional(),
  /** An http(s) URL, or one that begins with `{host}`. */
  posters_url: text(500).optional(),
  cost_coin: integer({ max: 1_000_000 }).optional(),
  robots: integer({ max: 1 }).optional(),
})

export const ListHotDisks = z
  .object({
    ...listFields,
    q: text(100).default(''),
    type: text(20).default(''),
    state: z.enum(['', 'pinned', 'hidden']).default(''),
  })
  .transform(nestPage)

export const UpdateHotDisk = z.object({ id: rowId, pinned: flag.optional(), hidden: flag.optional() })

/** At most a hundred public ids, separated by commas. */
const docIds = text(4_100)

export const diskFilter = {
  q: text(200).default(''),
  doc_id: docIds.default(''),
  disk_type: text(20).default(''),
  cate_id: integer().default(0),
  status: z.enum(['', ...diskStatuses]).default(''),
  health: z.enum(['', ...healths]).default(''),
  share_user: text(200).default(''),
  is_mine: yesNo,
  enabled: yesNo,
  from: momentOrEmpty,
  to: momentOrEmpty,
  deleted: yesNo,
  bought: yesNo,
}

type DiskFilter = z.output<z.ZodObject<typeof diskFilter>>

export const ListAllDisks = z
  .object({ ...listFields, ...diskFilter })
  .transform(nestPage)
  .transform(({ page, ...filter }) => ({ page, filter }))

export const RefreshDisk = z.object(diskFilter).transform((filter) => ({
  kind: 'refresh_disk',
  params: JSON.stringify(filter),
}))

const tagList = texts(50, 50)
const weight = integer({ min: -1_000_000, max: 1_000_000 })
const status = integer({ max: 4 })

export const UpdateDisk = z
  .object({
    id: rowId,
    disk_name: line(300).optional(),
    disk_id: line(200).optional(),
    disk_pass: text(20).optional(),
    share_user: text(200).optional(),
    is_mine: flag.optional(),
    weight: weight.optional(),
    status: status.optional(),
    enabled: flag.optional(),
    tags: tagList.optional(),
    cate_id: integer().optional(),
    rel_movie: text(200).optional(),
  })
  .transform(({ tags, ...rest }) => ({ ...rest, ...(tags && { tags: { values: tags } }) }))

/** Rows by id; when `ids` is empty, all rows that match the filter. */
const diskSelection = {
  ids: listOf(rowId, { min: 0, max: 10_000 }).default([]),
  filter: z.strictObject(diskFilter).optional(),
  preview: flag.default(false),
}

const hasSelection = ({ ids, filter }: { ids: number[]; filter?: DiskFilter | undefined }): boolean =>
  ids.length > 0 || filter !== undefined

export const UpdateDisks = z
  .object({
    ...diskSelection,
    set: z
      .strictObject({
        is_mine: flag.optional(),
        weight: weight.optional(),
        status: status.optional(),
        enabled: flag.optional(),
        cate_id: integer().optional(),
        add_tags: tagList.optional(),
        remove_tags: tagList.optional(),
        cost_coin: integer({ max: 1_000_000 }).optional(),
        robots: integer({ max: 1 }).optional(),
      })
      .transform(({ add_tags, remove_tags, ...rest }) => ({
        ...rest,
        ...(add_tags && { add_tags: { values: add_tags } }),
        ...(remove_tags && { remove_tags: { values: remove_tags } }),
      })),
  })
  .refine(hasSelection)

/** At most one category; an empty list removes the category. */
export const UpdateDisksCategory = z
  .object({ ...diskSelection, cate_id: listOf(rowId, { min: 0, max: 1 }) })
  .refine(hasSelection)
  .transform(({ cate_id, ...rest }) => ({ ...rest, set: { cate_id: cate_id[0] ?? 0 } }))

export const DeleteDisks = z.object(diskSelection).refine(hasSelection)

export const UndoChange = z.object({ undo: line(64) })

const docId = line(40)

export const DocIds = z.object({ doc_ids: listOf(docId, { min: 1, max: 100 }) })

export const PushDocs = z.object({ doc_ids: listOf(docId, { min: 1, max: 10_000 }) })

export const PushWords = z.object({ words: listOf(line(100), { min: 1, max: 10_000 }) })

export const WriteArticles = z
  .object({
    id: rowId.optional(),
    ids: listOf(rowId, { min: 0, max: 1_000 }).default([]),
    replace_by_hand: flag.default(false),
  })
  .refine(({ id, ids }) => id !== undefined || ids.length > 0)
  .transform(({ id, ids, replace_by_hand }) => ({
    kind: 'write_articles',
    params: JSON.stringify({ ids: id === undefined ? ids : [id, ...ids], replace_by_hand }),
  }))

export const ArticleRef = z.object({ doc_id: docId })

export const UpdateArticle = z.object({ doc_id: docId, text: prose(20_000) })

export const CheckLink = z.object({ doc_id: docId })

export const GetDriveHealth = z.object({})

/** Unix seconds (ten digits), as existing programs send them, or RFC 3339. */
const sharedTime = z.union([
  z.literal(''),
  moment,
  integer({ max: 9_999_999_999 }).transform((seconds) => (seconds === 0 ? '' : new Date(seconds * 1000).toISOString())),
])

export const SaveDisk = z
  .object({
    disk_id: line(200),
    disk_name: line(300),
    disk_pass: text(20).default(''),
    disk_type: line(20),
    files: prose(200_000).default(''),
    share_user: text(200).default(''),
    shared_time: sharedTime.default(''),
    is_mine: flag.default(false),
    weight: weight.default(1),
    meta: z.object({ description: prose(20_000).default(''), posters_url: text(500).default('') }).prefault({}),
    category_id: integer().default(0),
    /** Accepted for compatibility: derived from the files. */
    extensions: z.unknown().optional(),
    tags: tagList.default([]),
  })
  .transform(({ meta, extensions: _extensions, ...rest }) => ({ ...rest, ...meta }))

export const ListForPrograms = z
  .object({
    page: integer({ min: 1, max: 10_000 }).default(1),
    size: integer({ min: 1, max: 50 }).default(20),
    by_id: z.enum(['asc', 'desc']).default('desc'),
    enabled: yesNo,
    status: z.union([z.literal(''), integer({ max: 4 }).transform(String)]).default(''),
    last_id: integer().default(0),
  })
  .transform(({ page, size, ...rest }) => ({ ...rest, page: { page, size } }))
