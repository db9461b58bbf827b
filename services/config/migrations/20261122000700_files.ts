import type { Knex } from '@pandex/platform/postgres/postgres'

/** `upload_content` has no foreign key: an image's content is stored before its row, because it may lie elsewhere. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table upload (
      hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
      format text not null check (format in ('jpeg', 'png', 'gif', 'webp')),
      name text not null,
      size integer not null check (size > 0),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      storage text not null check (storage in ('postgres', 's3')),
      uploaded_by bigint not null,
      create_time timestamptz not null default now()
    );

    create table upload_content (
      hash text primary key,
      content bytea not null,
      stored_time timestamptz not null default now()
    );
    -- Images are compressed already.
    alter table upload_content alter column content set storage external;

    create table file_text (
      name text primary key,
      text text not null check (text <> ''),
      updated_by bigint not null,
      update_time timestamptz not null default now()
    );
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table file_text; drop table upload_content; drop table upload')
}
