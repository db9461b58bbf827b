import { importOrigins, itemStatuses, jobKinds } from '@pandex/contracts/enums'
import { z } from 'zod'
import { flag, integer, line, listFields, listOf, nestPage, prose, rowId, text } from './fields.ts'

/** The task service limits the length and names the limit; the size of the body is bounded anyway. */
const pastedText = prose(Number.MAX_SAFE_INTEGER)

export const PreviewImport = z.object({ text: pastedText })

export const ImportDisk = z
  .object({ text: pastedText, token: text(500).default('') })
  .transform((input) => ({ text: input.text, captcha_token: input.token, origin: 'public' }))

export const ImportDiskOpen = z
  .object({ text: pastedText })
  .transform((input) => ({ text: input.text, origin: 'open' }))

export const ImportDiskAdmin = z
  .object({
    text: pastedText,
    /** At most one category. */
    cate_id: listOf(rowId, { min: 0, max: 1 }).default([]),
    params: z
      .strictObject({ is_mine: flag.default(false), weight: integer({ min: -1_000_000, max: 1_000_000 }).default(1) })
      .prefault({}),
  })
  .transform(({ text: pasted, cate_id, params }) => ({
    text: pasted,
    cate_id: cate_id[0] ?? 0,
    ...params,
    origin: 'admin',
  }))

export const ImportFile = z.object({
  cate_id: integer().default(0),
  is_mine: flag.default(false),
  weight: integer({ min: -1_000_000, max: 1_000_000 }).default(1),
  name: text(200).default(''),
  request_id: text(64).default(''),
})

export const GetProgress = z.object({ task_no: text(64) })

const itemFilter = {
  status: z.enum(['', ...itemStatuses]).default(''),
  disk_type: text(20).default(''),
  q: text(200).default(''),
  task_no: text(64).default(''),
  origin: z.enum(['', ...importOrigins]).default(''),
  user_id: integer().default(0),
}

type ItemFilter = z.output<z.ZodObject<typeof itemFilter>>

export const ListItems = z
  .object({ ...listFields, ...itemFilter })
  .transform(nestPage)
  .transform(({ page, ...filter }) => ({ page, filter }))

/** Rows by id; when `ids` is empty, all rows that match the filter. */
const itemSelection = {
  ids: listOf(rowId, { min: 0, max: 10_000 }).default([]),
  filter: z.strictObject(itemFilter).optional(),
  preview: flag.default(false),
}

const hasSelection = ({ ids, filter }: { ids: number[]; filter?: ItemFilter | undefined }): boolean =>
  ids.length > 0 || filter !== undefined

export const ReviewItems = z
  .object({
    ...itemSelection,
    status: z.enum(['approved', 'refused']),
    message: text(200).default(''),
    disk_name: line(300).optional(),
    disk_pass: text(20).optional(),
    cate_id: integer().optional(),
  })
  .refine(hasSelection)

export const RetryItems = z.object(itemSelection).refine(hasSelection)

export const ListJobs = z
  .object({ ...listFields, kind: text(40).default(''), status: text(20).default('') })
  .transform(nestPage)

export const JobRef = z.object({ id: rowId })

export const StartJob = z
  .object({
    kind: z.enum(jobKinds),
    params: z.record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()])).default({}),
  })
  .transform(({ kind, params }) => ({ kind, params: JSON.stringify(params) }))

const jobOf = (kind: string) => z.object({}).transform(() => ({ kind, params: '{}' }))

export const RebuildEs = jobOf('rebuild_es')
export const GenSitemap = jobOf('gen_sitemap')

export const CheckGemini = z.object({})
