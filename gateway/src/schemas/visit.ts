import { z } from 'zod'
import { line, listFields, nestPage, text } from './fields.ts'

/** In Asia/Shanghai. */
const day = z.iso.date()

export const ListVisitors = z
  .object({ ...listFields, day: day.or(z.literal('')).default(''), ip: text(64).default('') })
  .transform(nestPage)

export const ListSeries = z.object({ from: line(40), to: line(40), unit: z.enum(['hour', 'day']).default('day') })

export const ListTop = z.object({ from: day, to: day })

/** A period up to now: 24 hours, or 7 or 30 days of Asia/Shanghai. */
export const GetOverview = z.object({ range: z.enum(['day', 'week', 'month']).default('day') })

const auditFilters = {
  /** An account's id, or a part of its name or mail address. */
  who: text(254).default(''),
  action: text(64).default(''),
  from: text(40).default(''),
  to: text(40).default(''),
}

export const ListAudit = z.object({ ...listFields, ...auditFilters }).transform(nestPage)

export const ExportAudit = z.object(auditFilters)
