import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Without a share time from the drive, the index now gets the import time (`domain/resources/shared-time.ts`). These resources get a version that the
 * index lacks, so that the index check sends them again.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('update disk set version = version + 1 where shared_time is null')
}

export const down = async (): Promise<void> => {}
