import type { Knex } from '@pandex/platform/postgres/postgres'
import type { DiskState } from '../../domain/resources/disk-state.ts'
import type { DiskRow } from './disks.ts'

export interface DiskWithState {
  id: number
  state: DiskState
  isTakenDown: boolean
}

type StateRow = DiskRow & { cost_coin: number | null; robots: number | null }

export const lockStates = async (trx: Knex.Transaction, ids: readonly number[]): Promise<DiskWithState[]> => {
  const { rows } = await trx.raw<{ rows: StateRow[] }>(
    `select disk.*, cost_coin, robots from disk left join disk_meta on resource_id = disk.id
     where disk.id = any(?::bigint[]) order by disk.id for update of disk`,
    [[...ids]],
  )
  return rows.map((row) => ({
    id: row.id,
    isTakenDown: row.takedown !== null,
    state: {
      is_mine: row.is_mine,
      weight: row.weight,
      status: row.status,
      enabled: row.enabled,
      cate_id: row.cate_id,
      tags: row.tags,
      deleted_at: row.deleted_at?.toISOString() ?? null,
      admin_fields: row.admin_fields,
      cost_coin: row.cost_coin ?? 0,
      robots: row.robots,
    },
  }))
}

/** A change or its undo never enables a resource that was taken down. */
export const storeStates = async (
  trx: Knex.Transaction,
  states: readonly { id: number; state: DiskState }[],
): Promise<DiskRow[]> => {
  const json = JSON.stringify(states.map(({ id, state }) => ({ id, ...state })))
  await trx.raw(
    `insert into disk_meta (resource_id, cost_coin, robots)
     select id, cost_coin, robots from jsonb_to_recordset(?::jsonb) as wanted (id bigint, cost_coin integer, robots smallint)
     where cost_coin <> 0 or robots is not null or exists (select 1 from disk_meta where resource_id = id)
     on conflict (resource_id) do update set cost_coin = excluded.cost_coin, robots = excluded.robots`,
    [json],
  )
  const { rows } = await trx.raw<{ rows: DiskRow[] }>(
    `update disk set is_mine = wanted.is_mine, weight = wanted.weight, status = wanted.status,
       enabled = wanted.enabled and disk.takedown is null,
       cate_id = wanted.cate_id, tags = wanted.tags, deleted_at = wanted.deleted_at, admin_fields = wanted.admin_fields,
       version = version + 1, update_time = now()
     from jsonb_to_recordset(?::jsonb) as wanted (id bigint, is_mine boolean, weight integer, status smallint,
       enabled boolean, cate_id bigint, tags text[], deleted_at timestamptz, admin_fields text[])
     where disk.id = wanted.id returning disk.*`,
    [json],
  )
  return rows
}
