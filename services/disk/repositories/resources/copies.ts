import type { Knex } from '@pandex/platform/postgres/postgres'
import type { CopyKeys } from '../../domain/resources/copy-keys.ts'
import { columnsOf, ShareMap } from '../../domain/resources/share-map.ts'
import type { ShareKey } from '../../domain/resources/share-map.ts'

export interface OtherShare extends ShareKey {
  id: number
  doc_id: string
  disk_pass: string
  disk_name: string
}

type KeyedShare = ShareKey & CopyKeys

/**
 * Serializes lookups of keys until the transaction ends, so that of two concurrent inserts the second sees the first. Locks the keys of one
 * call in one order. A deadlock with the keys of a later call ends a batch, whose items then run alone (`combineCalls`).
 */
export const lockCopyKeys = async (trx: Knex.Transaction, shares: readonly CopyKeys[]): Promise<void> => {
  const keys = shares.flatMap(({ twin_key, copy_key }) => [
    ...(twin_key === '' ? [] : [`twin:${twin_key}`]),
    ...(copy_key === '' ? [] : [`copy:${copy_key}`]),
  ])
  if (keys.length === 0) return
  await trx.raw(
    `select pg_advisory_xact_lock(lock) from (
       select distinct hashtextextended(key, 0) as lock from unnest(?::text[]) as key order by lock) as ordered`,
    [keys],
  )
}

/** Finds for each share the oldest other live share of the same content by the same sharer. Call `lockCopyKeys` before. */
export const findDuplicates = async (
  trx: Knex.Transaction,
  shares: readonly KeyedShare[],
): Promise<ShareMap<OtherShare>> => {
  const keyed = shares.filter(({ twin_key }) => twin_key !== '')
  if (keyed.length === 0) return new ShareMap()
  const { rows } = await trx.raw<{ rows: (OtherShare & { place: number })[] }>(
    `select distinct on (place) place::integer as place, disk.id, disk.doc_id, disk.disk_name, disk.disk_type, disk.disk_id,
       disk.disk_pass
     from unnest(?::text[], ?::text[], ?::text[]) with ordinality as share (disk_type, disk_id, twin_key, place)
     join disk on disk.twin_key = share.twin_key and disk.twin_key <> '' and disk.enabled and disk.health <> 'dead'
       and (disk.disk_type, disk.disk_id) <> (share.disk_type, share.disk_id)
     order by place, disk.id`,
    [...columnsOf(keyed), keyed.map(({ twin_key }) => twin_key)],
  )
  return new ShareMap(
    rows.flatMap(({ place, ...other }) => {
      const share = keyed[place - 1]
      return share ? [[share, other] as const] : []
    }),
  )
}

/** Finds which shares exist elsewhere as well, from any sharer at any drive. Call `lockCopyKeys` before. */
export const findCopies = async (trx: Knex.Transaction, shares: readonly KeyedShare[]): Promise<ShareMap<true>> => {
  const keyed = shares.filter(({ twin_key, copy_key }) => twin_key !== '' || copy_key !== '')
  if (keyed.length === 0) return new ShareMap()
  const isOtherLive = `enabled and health <> 'dead' and (disk.disk_type, disk.disk_id) <> (share.disk_type, share.disk_id)`
  const { rows } = await trx.raw<{ rows: ShareKey[] }>(
    `select disk_type, disk_id
     from unnest(?::text[], ?::text[], ?::text[], ?::text[]) as share (disk_type, disk_id, twin_key, copy_key)
     where exists (select from disk where disk.twin_key = share.twin_key and disk.twin_key <> '' and ${isOtherLive})
       or exists (select from disk where disk.copy_key = share.copy_key and disk.copy_key <> '' and ${isOtherLive})`,
    [...columnsOf(keyed), keyed.map(({ twin_key }) => twin_key), keyed.map(({ copy_key }) => copy_key)],
  )
  return new ShareMap(rows.map((share) => [share, true]))
}
