import { z } from 'zod'
import { integer, line, prose, rowId } from './fields.ts'

const fields = {
  /** 0 for a root. */
  pid: integer(),
  name: line(50),
  description: prose(2_000),
  item_order: integer({ min: -1_000_000, max: 1_000_000 }),
}

export const ListAllCategories = z.object({})

export const CreateCategory = z.object({
  pid: fields.pid.default(0),
  name: fields.name,
  description: fields.description.default(''),
  item_order: fields.item_order.default(0),
})

/** Absent fields stay as they are. */
export const UpdateCategory = z.object({ id: rowId, ...fields }).partial({
  pid: true,
  name: true,
  description: true,
  item_order: true,
})

export const DeleteCategory = z.object({ id: rowId })
