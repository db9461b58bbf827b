import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Texts for the index no longer contain links and passwords (`repositories/resources/saved-events.ts`). Affected resources get a version that the
 * index lacks, so that the index check sends them again.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(String.raw`
    update disk set version = version + 1 where id in (
      select id from disk left join disk_meta on resource_id = id
      cross join lateral (
        select concat_ws(E'\n', disk_name, share_user, rel_movie, array_to_string(tags, E'\n'), files) as text offset 0) as texts
      where strpos(text, disk_id) > 0 or (disk_pass <> '' and strpos(text, disk_pass) > 0)
        or (decompress_password <> '' and strpos(text, decompress_password) > 0)
        or text ~* '://|/s/|\.(com|cn)/|%2f|magnet:|／|提 *取|[访訪][问問]|密 *[码碼]|口令|pwd|pass')
  `)
}

export const down = async (): Promise<void> => {}
