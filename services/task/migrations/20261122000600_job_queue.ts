import type { Knex } from '@pandex/platform/postgres/postgres'

/** Allows several open jobs of a kind with different parameters; only one of a kind runs at a time. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop index job_open;
    create unique index job_open on job (kind, md5(params::text)) where status in ('waiting', 'running', 'cancelling');
    create unique index job_running on job (kind) where status = 'running';
  `)
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    drop index job_running, job_open;
    delete from job where status in ('waiting', 'running', 'cancelling') and id not in
      (select min(id) from job where status in ('waiting', 'running', 'cancelling') group by kind);
    create unique index job_open on job (kind) where status in ('waiting', 'running', 'cancelling');
  `)
}
