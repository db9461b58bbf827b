import type { ClaimState, Takedown } from '@pandex/contracts/enums'
import { openClaimStates } from '@pandex/contracts/enums'
import type { Knex } from '@pandex/platform/postgres/postgres'
import type { TakedownGrounds } from '../../domain/reports/takedown.ts'
import type { DiskRow } from '../resources/disks.ts'

export interface ReportedResource extends TakedownGrounds {
  id: number
  takedown: Takedown | null
}

/** Locks resources in the order of their ids; callers lock them before reports and claims. */
export const lockReported = async (trx: Knex.Transaction, ids: readonly number[]): Promise<void> => {
  await trx.raw('select id from disk where id = any(?::bigint[]) order by id for update', [[...ids]])
}

export const findGrounds = async (trx: Knex.Transaction, ids: readonly number[]): Promise<ReportedResource[]> => {
  const { rows } = await trx.raw<{
    rows: { id: number; takedown: Takedown | null; states: ClaimState[]; removed: boolean }[]
  }>(
    `select id, takedown,
       array(select distinct state from copyright_claim where resource_id = disk.id) as states,
       exists (select 1 from report_case where resource_id = disk.id and verdict = 'removed') as removed
     from disk where id = any(?::bigint[])`,
    [[...ids]],
  )
  return rows.map(({ states, removed, ...row }) => ({ ...row, claimStates: states, isRemovedByReport: removed }))
}

/**
 * Disables resources, or brings them back as they were before. `update_time` stays: nothing about the share changed.
 * @returns the changed resources
 */
export const storeTakedowns = async (
  trx: Knex.Transaction,
  changes: readonly { id: number; takedown: Takedown | null }[],
): Promise<DiskRow[]> => {
  const { rows } = await trx.raw<{ rows: DiskRow[] }>(
    `update disk set takedown = change.takedown, version = version + 1,
       enabled_before = case when change.takedown is not null then coalesce(enabled_before, enabled) end,
       enabled = case when change.takedown is null then enabled_before and deleted_at is null else false end
     from jsonb_to_recordset(?::jsonb) as change (id bigint, takedown text)
     where disk.id = change.id and disk.takedown is distinct from change.takedown
     returning disk.*`,
    [JSON.stringify(changes)],
  )
  return rows
}

/** Marks reported resources as handled once no report and no claim of theirs is open. @returns the changed resources */
export const markHandled = async (trx: Knex.Transaction, ids: readonly number[]): Promise<DiskRow[]> => {
  const { rows } = await trx.raw<{ rows: DiskRow[] }>(
    `update disk set version = version + 1, update_time = now(),
       status = case when status = 1 then 2 else status end,
       status_before = case when status_before = 1 then 2 else status_before end
     where id = any(?::bigint[]) and 1 in (status, status_before)
       and not exists (select 1 from report_case where resource_id = disk.id and verdict is null)
       and not exists (select 1 from copyright_claim where resource_id = disk.id and state = any(?::text[]))
     returning *`,
    [[...ids], [...openClaimStates]],
  )
  return rows
}
