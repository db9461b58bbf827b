import { z } from 'zod'
import { flag, integer, line, listFields, nestPage, prose, rowId, text, windowOf } from './fields.ts'

export const GetDoc = z
  .object({
    doc_id: text(40),
    /** Which of the site's own clients asks; taken for compatibility. */
    from: text(20).optional(),
    with_meta: flag.default(false),
  })
  .transform(({ doc_id, with_meta }) => ({ doc_id, with_meta }))

export const ListDisks = z
  .object({ ...windowOf(20), /** A disk type; empty for all. */ type: text(20).default('') })
  .transform(({ page, size, type }) => ({ page: { page, size }, type }))

/** A category by its id or by its name (`word`). */
const categoryRef = { id: integer().default(0), word: text(100).default('') }

export const ListCategoryDisks = z
  .object({ ...categoryRef, ...windowOf(20), type: text(20).default('') })
  .transform(({ page, size, ...rest }) => ({ ...rest, page: { page, size } }))

export const GetCategory = z.object(categoryRef)

export const BuyDisk = z.object({
  doc_id: line(40),
  request_id: text(64).default(''),
  /** The most points that the buyer agrees to pay. */
  max_coin: integer({ max: 1_000_000 }).optional(),
})

const ownList = { page: listFields.page, size: listFields.size }

export const ListBought = z.object(ownList).transform((page) => ({ page }))

export const ReportDisk = z.object({
  doc_id: line(40),
  reason: z.enum(['dead', 'password', 'content', 'illegal', 'copyright', 'other']),
  text: prose(500).default(''),
})

/** Absent fields stay as they are. */
export const UpdateMeta = z.object({
  id: rowId,
  decompress_password: text(200).optional(),
  description: prose(20_000).optional(),
  /** An http(s) address, or one that begins with `{host}`. */
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
