import type { Bans, BanSubject } from '@pandex/contracts/bans/bans'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { recordChangedDocs } from './changed-docs.ts'

export interface BanProgress {
  /** Fingerprint of the lists that all rows were compared with. */
  done: string
  /** Fingerprint of the lists of an unfinished pass; `after_id` is the last id that it compared. */
  doing: string
  after_id: number
}

/** Locks the progress until the transaction ends. @returns undefined while another replica compares rows */
export const lockBanProgress = async (trx: Knex.Transaction): Promise<BanProgress | undefined> => {
  const { rows } = await trx.raw<{ rows: BanProgress[] }>('select * from ban_progress for update skip locked')
  return rows[0]
}

export const saveBanProgress = async (
  trx: Knex.Transaction,
  progress: { done: string; doing: string; after_id: number },
): Promise<void> => {
  await trx('ban_progress').update(progress)
}

interface BanCheckRow extends BanSubject {
  id: number
  doc_id: string
  version: number
  banned: boolean
  ban_checked: boolean
}

/** File lists have up to 900,000 characters, so pages are smaller when the bans read files. */
const pageSizeOf = ({ looksAtFiles }: Bans): number => (looksAtFiles ? 100 : 1_000)

/**
 * Compares one page of rows with the lists and updates those whose result differs. A row that changes meanwhile stays unchecked.
 * @param where which rows, by id
 * @returns the last id; undefined at the end
 */
export const applyBansToPage = async (
  trx: Knex.Transaction,
  bans: Bans,
  where: 'unchecked' | { afterId: number },
): Promise<number | undefined> => {
  const limit = pageSizeOf(bans)
  const [condition, afterId] = where === 'unchecked' ? ['not ban_checked', 0] : ['id > ?', where.afterId]
  const { rows } = await trx.raw<{ rows: BanCheckRow[] }>(
    `select id, doc_id, version, disk_name, ${bans.looksAtFiles ? 'files' : `'' as files`}, share_user, share_user_id, banned, ban_checked
     from disk where ${condition} order by id limit ?`,
    where === 'unchecked' ? [limit] : [afterId, limit],
  )
  const evaluated = rows.map((row) => ({ ...row, isBanned: bans(row) }))
  const changed = evaluated.filter(({ isBanned, banned, ban_checked }) => isBanned !== banned || !ban_checked)
  if (changed.length > 0)
    await trx.raw(
      `update disk set banned = judged.banned, ban_checked = true
       from unnest(?::bigint[], ?::bigint[], ?::boolean[]) as judged (id, version, banned)
       where disk.id = judged.id and disk.version = judged.version`,
      [changed.map(({ id }) => id), changed.map(({ version }) => version), changed.map(({ isBanned }) => isBanned)],
    )
  const flipped = changed.filter(({ isBanned, banned }) => isBanned !== banned)
  await recordChangedDocs(
    trx,
    flipped.map(({ doc_id }) => doc_id),
  )
  return rows.length < limit ? undefined : rows.at(-1)?.id
}
