import type { Db, Knex } from '@pandex/platform/postgres/postgres'

export interface UploadUse {
  hash: string
  place: 'site_config' | 'list_store'
  /** Of the setting, or of the list. */
  name: string
  /** Of the list's entry. */
  entry: string
}

/** Of one image. */
const maxUses = 20

/** Where settings and lists of links name these images. */
export const findUses = async (db: Db, hashes: readonly string[]): Promise<UploadUse[]> => {
  const { rows } = await db.raw<{ rows: UploadUse[] }>(
    `select image.hash, use.place, use.name, use.entry
     from unnest(?::text[]) as image (hash)
     cross join lateral (
       (select 'site_config' as place, name, '' as entry from site_config where strpos(value, image.hash) > 0)
       union all
       (select 'list_store', type, name from stored_item where strpos(concat_ws(' ', image, url, text), image.hash) > 0)
       order by place desc, name, entry
       limit ?) as use`,
    [[...hashes], maxUses],
  )
  return rows
}

/** Keeps settings and lists as they are until the transaction ends. */
export const lockUses = async (trx: Knex.Transaction): Promise<void> => {
  await trx.raw('lock table site_config, stored_item in share mode')
}
