import { z } from 'zod'
import { listFields, listOf, nestPage, rowId, text } from './fields.ts'

export const ListUploads = z.object({ ...listFields, q: text(100).default('') }).transform(nestPage)

export const DeleteUploads = z.object({ ids: listOf(rowId, { min: 1, max: 100 }) })
