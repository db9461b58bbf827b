import type { Knex } from '@pandex/platform/postgres/postgres'
import { upgradeStoredImages } from '@pandex/platform/postgres/upgrade-image-urls'

/** Upgrades images that were stored before writes did so. */
export const up = async (knex: Knex): Promise<void> => {
  await upgradeStoredImages(knex, 'movie', 'cover')
  await upgradeStoredImages(knex, 'word', 'image')
  await upgradeStoredImages(knex, 'disk_meta', 'posters_url')
}

export const down = async (): Promise<void> => {}
