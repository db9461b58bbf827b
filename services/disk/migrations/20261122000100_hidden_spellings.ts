import type { Knex } from '@pandex/platform/postgres/postgres'

/**
 * Texts for the index now leave out passwords and ids in every spelling (`domain/resources/hide-share.ts`). Resources that may hold one get a version
 * that the index lacks, so that the index check sends them again. The condition may match too much, never too little.
 */
export const up = async (knex: Knex): Promise<void> => {
  const signs = (sql: string): string => `regexp_replace(lower(normalize(${sql}, nfkc)), '[^[:alnum:]]+', '', 'g')`
  await knex.raw(String.raw`
    update disk set version = version + 1 where id in (
      select id from disk left join disk_meta on resource_id = id
      cross join lateral (
        select concat_ws(E'\n', disk_name, share_user, rel_movie, array_to_string(tags, E'\n'), files) as text offset 0) as texts
      cross join lateral (select ${signs('text')} as letters offset 0) as folded
      cross join lateral (values (disk_id), (disk_pass), (coalesce(decompress_password, ''))) as secret (value)
      where value <> ''
        and (strpos(letters, ${signs('value')}) > 0 or text ~* '&[#a-z]|%[0-9a-f]{2}|\\u[0-9a-f]{4}|<[a-z!/]|\[/?[a-z]+[]=]'))
  `)
}

export const down = async (): Promise<void> => {}
