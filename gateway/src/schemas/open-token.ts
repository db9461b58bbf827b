import { openScopes } from '@pandex/contracts/enums'
import { z } from 'zod'
import { flag, integer, line, listFields, listOf, nestPage, rowId, rowIds, text } from './fields.ts'

const name = line(50)
const scopes = listOf(z.enum(openScopes), { min: 1, max: openScopes.length })
const perMinute = integer({ min: 1, max: 100_000 })
const remark = text(200)

export const CreateOpenToken = z.object({
  name,
  scopes: scopes.default([...openScopes]),
  per_minute: perMinute.default(600),
  remark: remark.default(''),
})

export const ListOpenTokens = z.object({ ...listFields, q: text(100).default('') }).transform(nestPage)

export const UpdateOpenToken = z.object({
  id: rowId,
  name: name.optional(),
  scopes: scopes.optional(),
  per_minute: perMinute.optional(),
  enabled: flag.optional(),
  remark: remark.optional(),
})

export const RevokeOpenTokens = z.object({ ids: rowIds })
