import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Resources that the ban lists forbid, as a column, so that lists exclude them by index and pages stay full. `ban_checked` is false until a
 * changed row was compared; `ban_progress`: `jobs/apply-bans.ts`.
 */
const indexes = (visible: string): string => `
    drop index disk_latest, disk_latest_of_type, disk_of_category, disk_in_category;
    create index disk_latest on disk (id desc) where ${visible};
    create index disk_latest_of_type on disk (disk_type, id desc) where ${visible};
    create index disk_of_category on disk (cate_id, disk_type, id desc) where cate_id is not null and ${visible};
    create index disk_in_category on disk (cate_id, id desc) where cate_id is not null and ${visible};
`

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table disk add column banned boolean not null default false, add column ban_checked boolean not null default true;
    alter table disk alter column ban_checked set default false;
    create index disk_ban_unchecked on disk (id) where not ban_checked;
    create table ban_progress (
      only_row boolean primary key default true check (only_row),
      done text not null default '',
      doing text not null default '',
      after_id bigint not null default 0
    );
    insert into ban_progress default values;
    ${indexes(`enabled and health <> 'dead' and not banned`)}
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ${indexes(`enabled and health <> 'dead'`)}
    drop table ban_progress;
    drop index disk_ban_unchecked;
    alter table disk drop column ban_checked, drop column banned;
  `)
}
