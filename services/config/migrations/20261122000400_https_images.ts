import type { Knex } from '@pandex/platform/postgres/postgres'
import { upgradeStoredImages } from '@pandex/platform/postgres/upgrade-image-urls'

/** Images in configuration keys need no migration: their schemas upgrade values on read. */
export const up = async (knex: Knex): Promise<void> => {
  await upgradeStoredImages(knex, 'stored_item', 'image')
}

export const down = async (): Promise<void> => {}
