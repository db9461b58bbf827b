import { cdkeyKinds } from '@pandex/contracts/enums'
import { z } from 'zod'
import { flag, integer, line, listFields, nestPage, moment, requestId, rowIds, text, yesNo } from './fields.ts'

export const UseCdkey = z.object({ key: line(128) })

export const ListCdkeys = z
  .object({
    ...listFields,
    q: text(128).default(''),
    kind: z.enum(['', ...cdkeyKinds]).default(''),
    used: yesNo,
    batch: text(64).default(''),
  })
  .transform(nestPage)

export const CreateCdkeys = z.object({
  kind: z.enum(cdkeyKinds),
  /** Days for `vip`, points for the others. */
  value: integer({ max: 1_000_000 }),
  count: integer({ min: 1, max: 10_000 }).default(1),
  max_uses: integer({ min: 1, max: 100_000 }).default(1),
  expire_at: moment.or(z.literal('')).default(''),
  remark: text(200).default(''),
  request_id: requestId.optional(),
})

export const UpdateCdkeys = z.object({ ids: rowIds, enabled: flag.optional(), remark: text(200).optional() })

export const DeleteCdkeys = z.object({ ids: rowIds })
