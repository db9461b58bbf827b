import { policyKinds } from '@pandex/contracts/enums'
import { z } from 'zod'
import { integer, line, prose, rowId, windowOf } from './fields.ts'

const fields = {
  pid: integer(),
  name: line(50),
  description: prose(1_000),
  item_order: integer({ min: -1_000_000, max: 1_000_000 }),
  /** Access policy of its resources; empty inherits from the parent or the site. */
  policy: z.enum(['', ...policyKinds]),
  /** 0 inherits the site's price. */
  cost_coin: integer({ max: 1_000_000 }),
}

export const ListAllCategories = z.object({})

export const CreateCategory = z.object({
  pid: fields.pid.default(0),
  name: fields.name,
  description: fields.description.default(''),
  item_order: fields.item_order.default(0),
  policy: fields.policy.default(''),
  cost_coin: fields.cost_coin.default(0),
})

export const UpdateCategory = z.object({ id: rowId, ...fields }).partial({
  pid: true,
  name: true,
  description: true,
  item_order: true,
  policy: true,
  cost_coin: true,
})

export const DeleteCategory = z.object({ id: rowId })

export const ListCategories = z
  .object({ ...windowOf(100), pid: integer().default(0) })
  .transform(({ page, size, pid }) => ({ page: { page, size }, pid }))

/** `pid` 0 lists the roots; `per_category` is the number of newest resources for each. */
export const ListLatestByCategory = z
  .object({
    ...windowOf(30),
    pid: integer().default(0),
    per_category: integer({ min: 1, max: 10 }).default(3),
  })
  .transform(({ page, size, ...rest }) => ({ ...rest, page: { page, size } }))
