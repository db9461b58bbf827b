import { z } from 'zod'
import { flag, line, listFields, nestPage, prose, rowId, rowIds, text, texts, windowOf } from './fields.ts'

const listType = line(50)

export const ListStored = z
  .object({ ...windowOf(100), type: listType })
  .transform(({ page, size, type }) => ({ page: { page, size }, type }))

export const GetStored = z.object({ types: texts(10, 50) })

/** The admin area also lists disabled entries. */
export const ListAllStored = z
  .object({ ...listFields, type: listType, q: text(100).default('') })
  .transform((input) => ({ ...nestPage(input), all: true }))

const fields = {
  name: line(200),
  url: text(500).optional(),
  image: text(500).optional(),
  text: prose(2_000).optional(),
  enabled: flag.optional(),
}

export const CreateStored = z.object({ type: listType, ...fields })

export const UpdateStored = z.object({ id: rowId, ...fields, name: fields.name.optional() })

export const DeleteStored = z.object({ ids: rowIds })

export const OrderStored = z.object({ type: listType, ids: rowIds })
