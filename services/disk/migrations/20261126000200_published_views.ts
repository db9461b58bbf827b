import type { Knex } from '@pandex/platform/postgres/postgres'

/** Views as the search service last knew them, and the resources of which it must hear again (`publishViewCounts`). */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    alter table disk_view add column published_views bigint not null default 0;
    create index disk_view_unpublished on disk_view (views desc) where views > published_views + published_views / 4;
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table disk_view drop column published_views')
}
