import type { Knex } from '@pandex/platform/postgres/postgres'
import type { ReportText } from '../../domain/link-health/report.ts'

export interface LastReports extends Partial<ReportText> {
  /** Seconds since the visitor's last report of this resource; undefined without one in the last day. */
  ageSeconds: number | undefined
  today: number
}

/** Reads the visitor's recent reports. Locks the visitor until the transaction ends, so that concurrent reports are counted. */
export const lockReportsOf = async (trx: Knex.Transaction, visitor: string, diskId: number): Promise<LastReports> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`report:${visitor}`])
  const { rows } = await trx.raw<{ rows: (ReportText & { resource_id: number; age: number })[] }>(
    `select resource_id, reason, text, extract(epoch from now() - create_time)::float8 as age from report
     where visitor = ? and create_time > now() - interval '1 day' order by create_time desc`,
    [visitor],
  )
  const last = rows.find(({ resource_id }) => resource_id === diskId)
  return { reason: last?.reason, text: last?.text, ageSeconds: last?.age, today: rows.length }
}

export const insertReport = async (
  trx: Knex.Transaction,
  report: ReportText & { visitor: string; resource_id: number },
): Promise<void> => {
  await trx('report').insert(report)
}
