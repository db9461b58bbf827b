import type { Knex } from '@pandex/platform/postgres/postgres'
import type { ClaimText, ReportText } from '../../domain/reports/read-report.ts'
import type { DiskRow } from '../resources/disks.ts'

export interface LastReports extends Partial<ReportText> {
  /** Seconds since the visitor's last report of this resource; undefined without one in the last day. */
  ageSeconds: number | undefined
  today: number
}

/** Reads the visitor's recent reports. Locks the visitor until the transaction ends, so that concurrent reports are counted. */
export const lockReportsOf = async (trx: Knex.Transaction, visitor: string, diskId: number): Promise<LastReports> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`report:${visitor}`])
  const { rows } = await trx.raw<{ rows: (ReportText & { resource_id: number; age: number })[] }>(
    `select resource_id, reason, text, contact, extract(epoch from now() - create_time)::float8 as age from report
     where visitor = ? and create_time > now() - interval '1 day' order by create_time desc`,
    [visitor],
  )
  const last = rows.find(({ resource_id }) => resource_id === diskId)
  return {
    reason: last?.reason,
    text: last?.text,
    contact: last?.contact,
    ageSeconds: last?.age,
    today: rows.length,
  }
}

interface VisitorReport extends ReportText {
  visitor: string
  resource_id: number
}

/** Adds a report to the open case of its resource and reason. The caller holds the resource's lock, so a case is never closed meanwhile. */
export const insertReport = async (trx: Knex.Transaction, report: VisitorReport): Promise<void> => {
  const { resource_id, reason } = report
  const { rows } = await trx.raw<{ rows: [{ id: number }] }>(
    `insert into report_case (resource_id, reason, count) values (?, ?, 1)
     on conflict (resource_id, reason) where verdict is null
       do update set count = report_case.count + 1, last_time = now()
     returning id`,
    [resource_id, reason],
  )
  await trx('report').insert({ ...report, case_id: rows[0].id })
}

/** Stores a claim with its first step. The row in `report` counts for the visitor's limits. */
export const insertClaim = async (
  trx: Knex.Transaction,
  report: VisitorReport,
  claim: ClaimText,
  disk: Pick<DiskRow, 'disk_name'>,
): Promise<void> => {
  const { resource_id, visitor } = report
  await trx('report').insert(report)
  const rows = (await trx('copyright_claim')
    .insert({ ...claim, resource_id, visitor, disk_name: disk.disk_name })
    .returning('id')) as [{ id: number }]
  await trx('claim_step').insert({ claim_id: rows[0].id, to_state: 'claim' })
}
