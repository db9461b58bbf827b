import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Jobs and their data. The holder of the lease runs a job; each step is stored in one transaction with its effects.
 * At most one open job per kind.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table job (
      id bigserial primary key,
      kind text not null,
      status text not null default 'waiting' check
        (status in ('waiting', 'running', 'cancelling', 'cancelled', 'failed', 'done')),
      params jsonb not null,
      state jsonb,
      done integer not null default 0,
      total integer not null default 0,
      msg text not null default '',
      origin text not null check (origin in ('admin', 'schedule')),
      attempts integer not null default 0,
      failures integer not null default 0,
      due_at timestamptz not null default now(),
      lease uuid,
      leased_until timestamptz,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      ended_at timestamptz
    );
    create unique index job_open on job (kind) where status in ('waiting', 'running', 'cancelling');
    create index job_kind on job (kind, id);
    create index job_ended on job (ended_at);

    create table job_schedule (
      kind text primary key,
      expression text not null,
      next_at timestamptz
    );

    create table day_quota (
      name text not null,
      day date not null,
      used integer not null,
      primary key (name, day)
    );

    create table sitemap (
      job_id bigint primary key,
      made_at timestamptz
    );
    create table sitemap_file (
      job_id bigint not null references sitemap (job_id) on delete cascade,
      name text not null,
      content bytea not null,
      last_change timestamptz,
      primary key (job_id, name)
    );
    alter table sitemap_file alter column content set storage external;

    create table push_mark (
      name text primary key,
      pushed_until timestamptz not null
    );
    create table push_queue (
      id bigserial primary key,
      engine text not null,
      doc_id text not null,
      unique (engine, doc_id)
    );
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop table push_queue; drop table push_mark; drop table sitemap_file; drop table sitemap;
    drop table day_quota; drop table job_schedule; drop table job;
  `)
}
