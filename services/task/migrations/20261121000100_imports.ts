import type { Knex } from '@pandex/platform/postgres/postgres'

/** The task stores the answer to the importer, so that a repeated text gets the same answer; progress is computed from the items. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table import_task (
      id bigserial primary key,
      task_no uuid not null unique,
      repeat_key text not null,
      origin text not null check (origin in ('public', 'admin', 'open')),
      user_id bigint,
      cate_id bigint not null,
      is_mine boolean not null,
      weight integer not null,
      total integer not null check (total > 0),
      accepted integer not null,
      review integer not null,
      duplicate integer not null,
      banned integer not null,
      unsupported integer not null,
      created_at timestamptz not null default now(),
      finished_at timestamptz
    );
    create index import_task_repeat_key on import_task (repeat_key, created_at);

    create table import_item (
      id bigserial primary key,
      task_id bigint not null references import_task (id) on delete cascade,
      line integer not null,
      disk_type text not null,
      disk_id text not null,
      disk_pass text not null,
      disk_name text not null,
      status text not null check
        (status in ('pending', 'review', 'resolving', 'finished', 'failed', 'dead', 'duplicate', 'banned')),
      msg text not null default '',
      doc_id text not null default '',
      updated_at timestamptz not null default now(),
      unique (task_id, disk_type, disk_id)
    );
    create index import_item_open on import_item (task_id) where status in ('pending', 'review', 'resolving');
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table import_item; drop table import_task;')
}
