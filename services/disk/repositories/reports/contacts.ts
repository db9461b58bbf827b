import { openClaimStates } from '@pandex/contracts/enums'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'

const batchSize = 500

const open = openClaimStates.map((state) => `'${state}'`).join(', ')

/**
 * Clears the mail addresses of reports and claims that were settled before a date, in a bounded batch.
 * @returns whether more may be left
 */
export const clearOldContacts = async (db: Db, settledBefore: Date): Promise<boolean> => {
  const at = { at: settledBefore, limit: batchSize }
  const reports = await db.raw<{ rowCount: number }>(
    `update report set contact = '' where id in (
       select report.id from report left join report_case on report_case.id = case_id
       where report.create_time < :at and report.contact <> ''
         and case when case_id is null then not exists (
           select from copyright_claim claim
           where claim.resource_id = report.resource_id and claim.visitor = report.visitor
             and (claim.state in (${open}) or claim.update_time >= :at))
         else report_case.handled_at < :at end
       order by report.create_time limit :limit for update of report skip locked)`,
    at,
  )
  const claims = await db.raw<{ rowCount: number }>(
    `update copyright_claim set contact = '' where id in (
       select id from copyright_claim
       where update_time < :at and contact <> '' and state not in (${open})
       order by update_time limit :limit for update skip locked)`,
    at,
  )
  return reports.rowCount === batchSize || claims.rowCount === batchSize
}

/** The visitor of reports and claims whose account was deleted. */
const deletedVisitor = 'deleted'

/** Removes the traces of a visitor. Open claims keep their address: they are answered until they end. */
export const forgetVisitor = async (trx: Knex.Transaction, visitor: string): Promise<void> => {
  await trx('link_vote').where({ visitor }).delete()
  await trx('report').where({ visitor }).update({ visitor: deletedVisitor, contact: '' })
  await trx('copyright_claim')
    .where({ visitor })
    .update({
      visitor: deletedVisitor,
      contact: trx.raw(`case when state in (${open}) then contact else '' end`),
    })
}
