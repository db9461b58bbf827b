import type { Knex } from '@pandex/platform/postgres/postgres'
import type { CopyKeys } from '../../domain/resources/copy-keys.ts'
import type { ShareKey } from './disks.ts'

export interface OtherShare extends ShareKey {
  id: number
  doc_id: string
  disk_pass: string
  disk_name: string
}

const findOther = async (
  trx: Knex.Transaction,
  share: ShareKey,
  keys: Partial<CopyKeys>,
): Promise<OtherShare | undefined> =>
  trx('disk')
    .where(keys)
    .where({ enabled: true })
    .whereNot({ health: 'dead' })
    .whereRaw('(disk_type, disk_id) <> (?, ?)', [share.disk_type, share.disk_id])
    .orderBy('id')
    .first('id', 'doc_id', 'disk_name', 'disk_type', 'disk_id', 'disk_pass')

/** Serializes lookups of one key until the transaction ends, so that of two concurrent inserts the second sees the first. */
const lockCopyKey = async (trx: Knex.Transaction, key: string): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key])
}

export const lockDuplicate = async (
  trx: Knex.Transaction,
  share: ShareKey,
  { twin_key }: CopyKeys,
): Promise<OtherShare | undefined> => {
  if (twin_key === '') return undefined
  await lockCopyKey(trx, `twin:${twin_key}`)
  return findOther(trx, share, { twin_key })
}

export const hasLiveCopy = async (
  trx: Knex.Transaction,
  share: ShareKey,
  { twin_key, copy_key }: CopyKeys,
): Promise<boolean> => {
  if (twin_key !== '' && (await findOther(trx, share, { twin_key }))) return true
  if (copy_key === '') return false
  await lockCopyKey(trx, `copy:${copy_key}`)
  return (await findOther(trx, share, { copy_key })) !== undefined
}
