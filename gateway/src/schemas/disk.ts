import { z } from 'zod'
import { flag, text, windowOf } from './fields.ts'

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
