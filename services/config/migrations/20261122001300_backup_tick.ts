import type { Knex } from '@pandex/platform/postgres/postgres'

/** Removes the admin's tick for backups: the checklist reads the newest backup. Readers would report the stored field as damaged. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`update site_config set value = (value::jsonb - 'backup_scheduled')::text where name = 'first_run'`)
}

/** The field is optional. */
export const down = async (): Promise<void> => {}
