import type { Knex } from '@pandex/platform/postgres/postgres'

/** Views by day of Asia/Shanghai and resource; past days keep their top resources only (`repositories/resources/view-days.ts`). */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table disk_view_day (
      day date not null,
      resource_id bigint not null references disk (id) on delete cascade,
      views bigint not null,
      primary key (day, resource_id)
    ) with (fillfactor = 70);
    create index disk_view_day_resource on disk_view_day (resource_id);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table disk_view_day')
}
