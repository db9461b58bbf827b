import { z } from 'zod'
import { listFields, nestPage, rowIdsUpTo, text } from './fields.ts'

export const ListUploads = z.object({ ...listFields, q: text(100).default('') }).transform(nestPage)

export const DeleteUploads = z.object({ ids: rowIdsUpTo(100) })
