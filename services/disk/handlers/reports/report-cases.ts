import { verdictLabels } from '@pandex/contracts/report-labels'
import type { ReportAnswerSealer } from '@pandex/contracts/report-answer'
import { readBounds } from '@pandex/contracts/time-range'
import { recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { Report__Output as Report } from '@pandex/platform/gen/pandex/disk/v1/Report'
import type { ReportFilter__Output as ReportFilter } from '@pandex/platform/gen/pandex/disk/v1/ReportFilter'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { failuresOf } from '@pandex/platform/grpc/bulk-ids'
import type { Context } from '@pandex/platform/grpc/context'
import { inPortions } from '@pandex/platform/grpc/in-portions'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { findResolutionGap, isSameResolution, readResolution } from '../../domain/reports/resolve-report.ts'
import type { Resolution } from '../../domain/reports/resolve-report.ts'
import {
  findCaseIds,
  findContacts,
  listCases,
  lockCases,
  storeResolution,
} from '../../repositories/reports/report-cases.ts'
import type { CaseFilter, ListedCase } from '../../repositories/reports/report-cases.ts'
import { answerReporters } from '../../use-cases/reports/answer-reporters.ts'
import { settleReported } from '../../use-cases/reports/settle-reported.ts'

export interface ReportCaseDeps {
  db: Db
  answerSealer: ReportAnswerSealer
  clock: () => Date
}

const maxRows = 10_000

/** Rows per transaction; small, so that visitors who report the same resources wait only briefly. */
const batchSize = 200

const toReport = (row: ListedCase): Report => {
  const [last] = row.latest
  return {
    ...row,
    text: last?.text ?? '',
    contact: last?.contact ?? '',
    takedown: row.takedown ?? '',
    verdict: row.verdict ?? '',
    first_time: row.first_time.toISOString(),
    last_time: row.last_time.toISOString(),
    handled_by: row.handled_by ?? 0,
    handled_at: row.handled_at?.toISOString() ?? '',
    latest: row.latest.map((entry) => ({ ...entry, create_time: new Date(entry.create_time).toISOString() })),
  }
}

interface Request {
  resolution: Resolution
  isAnswered: boolean
}

const resolveBatch = async (
  trx: Knex.Transaction,
  deps: ReportCaseDeps,
  ctx: Context,
  ids: readonly number[],
  { resolution, isAnswered }: Request,
) => {
  const { id: adminId } = requireAdmin(ctx, 'disk')
  const found = await lockCases(trx, ids)
  const refused = found.flatMap((row) => {
    const msg = findResolutionGap(row, resolution)
    return msg === undefined ? [] : [{ id: row.id, msg }]
  })
  const refusedIds = new Set(refused.map(({ id }) => id))
  const changed = found.filter((row) => !refusedIds.has(row.id) && !isSameResolution(row, resolution))
  const changedIds = changed.map(({ id }) => id)
  if (changed.length > 0) {
    const { verdict, note, isRestoring } = resolution
    await storeResolution(trx, changedIds, resolution, adminId)
    await settleReported(
      trx,
      changed.map(({ resource_id }) => resource_id),
    )
    if (isAnswered) {
      const contacts = await findContacts(trx, changedIds)
      const answers = contacts.map(({ contact, disk_name }) => ({
        to: contact,
        disk_name,
        result: verdictLabels[verdict],
        note,
      }))
      await answerReporters(trx, deps, answers)
    }
    await recordAudit(trx, ctx, {
      action: 'report.resolve',
      target: 'report:many',
      changes: { verdict, note, restore: isRestoring, count: changed.length, ids: changedIds.slice(0, 100) },
    })
  }
  return { done: found.length - refused.length, failed: [...refused, ...failuresOf(ids, found, '记录不存在')] }
}

const resolveAll = async (deps: ReportCaseDeps, ctx: Context, ids: readonly number[], request: Request) => {
  const { results } = await inPortions(ids, { size: batchSize }, ctx, (portion) =>
    deps.db.transaction((trx) => resolveBatch(trx, deps, ctx, portion, request)),
  )
  const done = results.reduce((sum, result) => sum + result.done, 0)
  return { count: ids.length, done, failed: results.flatMap(({ failed }) => failed) }
}

/** @throws AppError invalid disk.bad_range */
const readFilter = (filter: ReportFilter | null | undefined): CaseFilter | null =>
  filter ? { ...filter, ...readBounds('disk', filter) } : null

type Handlers = Pick<HandlersOf<DiskServiceDefinition>, 'ListReports' | 'ResolveReports'>

export const reportCaseHandlers = (deps: ReportCaseDeps): Handlers => ({
  ListReports: async ({ page, filter }, ctx) => {
    requireAdmin(ctx, 'disk')
    const { rows, total } = await listCases(deps.db, readFilter(filter), page)
    return { list: rows.map(toReport), total }
  },

  ResolveReports: async ({ ids, filter, preview, answer, ...given }, ctx) => {
    requireAdmin(ctx, 'disk')
    const request = { resolution: readResolution(given), isAnswered: answer }
    const targets = ids.length > 0 ? [...new Set(ids)] : await findCaseIds(deps.db, readFilter(filter), maxRows)
    if (targets.length > maxRows)
      throw new AppError('invalid', 'disk.too_many_rows', `一次最多 ${maxRows} 条，请缩小筛选范围`)
    return preview ? { count: targets.length, done: 0, failed: [] } : resolveAll(deps, ctx, targets, request)
  },
})
