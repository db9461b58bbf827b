import type { Knex } from '@pandex/platform/postgres/postgres'

/** Votes of visitors on links, one per resource and day. The rows only enforce that limit and are deleted after a month. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create table link_vote (
      resource_id bigint not null references disk (id) on delete cascade,
      visitor text not null,
      day date not null,
      works boolean not null,
      primary key (resource_id, visitor, day)
    );
    create index link_vote_visitor on link_vote (visitor, day);
    create index link_vote_day on link_vote (day);
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop table link_vote')
}
