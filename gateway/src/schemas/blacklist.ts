import { z } from 'zod'
import { flag, integer, line, listFields, listOf, nestPage, prose, rowId, rowIds, text, yesNo } from './fields.ts'

const ip = line(100)
const reason = text(500)

export const CreateEntry = z.object({ ip, reason: reason.default(''), enabled: flag })

export const UpdateEntry = z.object({ id: rowId, ip, reason, enabled: flag }).partial().required({ id: true })

export const DeleteEntries = z.object({ ids: rowIds })

export const FindBlacklisted = z.object({ ips: listOf(ip, { min: 1, max: 10_000 }) })

export const ImportEntries = z.object({ text: prose(4_000_000) })

export const ListEntries = z.object({ ...listFields, ip: text(64).default(''), enabled: yesNo }).transform(nestPage)

/** By default only enabled entries, because the import enables all entries of a file. */
export const ExportEntries = z.object({ enabled: yesNo.default('yes') })

export const ListBusiest = z.object({ size: integer({ min: 1, max: 100 }).default(20) })

export const ClearEntries = z.object({})

export const PreviewEntry = z.object({ ip })
