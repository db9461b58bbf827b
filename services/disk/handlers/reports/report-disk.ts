import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { readReport } from '../../domain/reports/read-report.ts'
import type { ReportText } from '../../domain/reports/read-report.ts'
import { lockDiskById, setStatus } from '../../repositories/resources/disks.ts'
import type { ShownDisk } from '../../repositories/resources/disks.ts'
import { queueChecks } from '../../repositories/link-health/link-checks.ts'
import { insertClaim, insertReport, lockReportsOf } from '../../repositories/reports/reports.ts'
import type { LastReports } from '../../repositories/reports/reports.ts'
import { publishDiskSaved } from '../../repositories/resources/saved-events.ts'
import type { RequireDoc } from '../../use-cases/resources/show-doc.ts'
import { clientKeyOf } from '../../use-cases/link-health/client-key.ts'

const reportedStatus = 1

const pauseSeconds = 300

const maxPerDay = 30

/**
 * @returns false for a repetition of the last report, which is ignored
 * @throws AppError rate_limited disk.reported_already, disk.too_many_reports
 */
const mayReport = (last: LastReports, { reason, text, contact }: ReportText): boolean => {
  if (last.ageSeconds !== undefined && last.ageSeconds < pauseSeconds) {
    if (last.reason === reason && last.text === text && last.contact === contact) return false
    const retryAfterSeconds = Math.ceil(pauseSeconds - last.ageSeconds)
    throw new AppError('rate_limited', 'disk.reported_already', '您刚刚反馈过该资源', { retryAfterSeconds })
  }
  if (last.today >= maxPerDay)
    throw new AppError('rate_limited', 'disk.too_many_reports', '今天反馈太多了，请明天再来', {
      retryAfterSeconds: 3_600,
    })
  return true
}

const report = async (
  trx: Knex.Transaction,
  disk: ShownDisk,
  visitor: string,
  { claim, ...what }: ReturnType<typeof readReport>,
): Promise<void> => {
  if (!mayReport(await lockReportsOf(trx, visitor, disk.id), what)) return
  // Admins' verdicts lock in the same order: the resource, then its reports.
  await lockDiskById(trx, disk.id)
  const row = { ...what, visitor, resource_id: disk.id }
  await (claim ? insertClaim(trx, row, claim, disk) : insertReport(trx, row))
  const changed = await setStatus(trx, disk.id, reportedStatus)
  if (changed) await publishDiskSaved(trx, [changed])
  await queueChecks(trx, [disk], 'reported')
}

export const reportDiskHandlers = ({
  db,
  requireDoc,
}: {
  db: Db
  requireDoc: RequireDoc
}): Pick<HandlersOf<DiskServiceDefinition>, 'ReportDisk'> => ({
  ReportDisk: async ({ doc_id, ...fields }, ctx) => {
    const what = readReport(fields)
    const disk = await requireDoc(doc_id, ctx)
    await db.transaction(async (trx) => report(trx, disk, clientKeyOf(ctx), what))
    return {}
  },
})
