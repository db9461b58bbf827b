import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Adds review and fair hand-out. Items repeat the importer and origin of their task,
 * so that an index finds the next items however many wait.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table import_task
      drop constraint import_task_total_check,
      add check (total >= 0),
      add column name text not null default '',
      add column is_open boolean not null default false,
      add column parts integer not null default 0,
      add column part_at timestamptz not null default now();
    create index import_task_open on import_task (part_at) where is_open;

    alter table import_item
      add column origin text not null default 'public' check (origin in ('public', 'admin', 'open')),
      add column importer text not null default '',
      add column turn integer not null default 0,
      add column excerpt text not null default '',
      add column cate_id bigint,
      add column created_at timestamptz not null default now(),
      add column handed_at timestamptz;
    update import_item item
      set origin = task.origin, created_at = task.created_at,
        status = case item.status when 'pending' then 'resolving' else item.status end,
        handed_at = case item.status when 'pending' then task.created_at end
      from import_task task where task.id = item.task_id;
    alter table import_item alter column origin drop default, alter column importer drop default;

    drop index import_item_open;
    create index import_item_of_task on import_item (task_id, status);
    create index import_item_by_status on import_item (status, id);
    create index import_item_by_share on import_item (disk_id);
    create index import_item_waiting on import_item (origin, importer, turn, id) where status = 'pending';
    create index import_item_in_flight on import_item (handed_at) where status = 'resolving';
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop index import_item_of_task, import_item_by_status, import_item_by_share, import_item_waiting, import_item_in_flight;
    create index import_item_open on import_item (task_id) where status in ('pending', 'review', 'resolving');
    alter table import_item
      drop column origin, drop column importer, drop column turn, drop column excerpt, drop column cate_id,
      drop column created_at, drop column handed_at;
    delete from import_task where total = 0;
    alter table import_task
      drop constraint import_task_total_check, add check (total > 0),
      drop column name, drop column is_open, drop column parts, drop column part_at;
  `)
}
