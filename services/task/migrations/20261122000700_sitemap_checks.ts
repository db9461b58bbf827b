import type { Knex } from '@pandex/platform/postgres/postgres'

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table sitemap_file add column checked_at timestamptz not null default now();
    alter table sitemap_file add column filtered_at timestamptz;
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table sitemap_file drop column checked_at, drop column filtered_at')
}
