import { claimStates, reportReasons, reportVerdicts } from '@pandex/contracts/enums'
import { z } from 'zod'
import {
  flag,
  line,
  listFields,
  listOf,
  momentOrEmpty,
  nestPage,
  NoInput,
  prose,
  rowId,
  rowIdsUpTo,
  text,
} from './fields.ts'

export const ReportDisk = z.object({
  doc_id: line(40),
  reason: z.enum(reportReasons),
  /** At most 500 characters; of a claim (`copyright`) the statement. */
  text: prose(2_000).default(''),
  /** Mail address for the answer; a claim requires one. */
  contact: text(254).default(''),
  claimant: text(100).default(''),
  rights: text(500).default(''),
})

const reportFilter = {
  status: z.enum(['', 'open', ...reportVerdicts]).default(''),
  reason: z.enum(['', ...reportReasons]).default(''),
  q: text(200).default(''),
  from: momentOrEmpty,
  to: momentOrEmpty,
}

export const ListReports = z
  .object({ ...listFields, ...reportFilter })
  .transform(nestPage)
  .transform(({ page, ...filter }) => ({ page, filter }))

const note = prose(1_000).default('')

export const ResolveReports = z
  .object({
    ids: listOf(rowId, { min: 0, max: 10_000 }).default([]),
    /** Selects the rows when `ids` is empty. */
    filter: z.strictObject(reportFilter).optional(),
    preview: flag.default(false),
    verdict: z.enum(reportVerdicts),
    note,
    restore: flag.default(false),
    answer: flag.default(false),
  })
  .refine(({ ids, filter }) => ids.length > 0 || filter !== undefined)

export const ListClaims = z
  .object({
    ...listFields,
    state: z.enum(['', 'open', ...claimStates]).default(''),
    q: text(200).default(''),
    from: momentOrEmpty,
    to: momentOrEmpty,
  })
  .transform(nestPage)

export const AdvanceClaims = z.object({
  ids: rowIdsUpTo(100),
  step: z.enum(claimStates).exclude(['claim']),
  note,
  answer: flag.default(false),
})

export const ExportClaims = NoInput
