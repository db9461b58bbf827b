import { z } from 'zod'
import { flag, integer, listOf, prose, rowId, text } from './fields.ts'

/** Pasted text. How long it may be is the task service's rule, which says so in its own words; a body has a limit anyway. */
const pastedText = prose(Number.MAX_SAFE_INTEGER)

export const PreviewImport = z.object({ text: pastedText })

export const ImportDisk = z
  .object({ text: pastedText, /** Captcha token, where the site asks for one. */ token: text(500).optional() })
  .transform((input) => ({ text: input.text, origin: 'public' }))

export const ImportDiskOpen = z
  .object({ text: pastedText })
  .transform((input) => ({ text: input.text, origin: 'open' }))

export const ImportDiskAdmin = z
  .object({
    text: pastedText,
    /** The category for all of them, as a list of at most one. */
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

export const GetProgress = z.object({ task_no: text(64) })
