import type { Knex } from '@pandex/platform/postgres/postgres'

/** Status from before a drive first called a link dead: the row has status 4 until the drive confirms or denies it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table disk add column status_before smallint;
    update disk set status_before = status, status = 4, version = version + 1
    from link_check
    where link_check.disk_type = disk.disk_type and link_check.disk_id = disk.disk_id
      and first_dead_at is not null and health <> 'dead' and status <> 4;
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    update disk set status = status_before, version = version + 1 where status_before is not null and status = 4;
    alter table disk drop column status_before;
  `)
}
