import type { BlacklistChange__Output as BlacklistChange } from '@pandex/platform/gen/pandex/config/v1/BlacklistChange'
import type { BlacklistChanges__Output as BlacklistChanges } from '@pandex/platform/gen/pandex/config/v1/BlacklistChanges'
import type { Db } from '@pandex/platform/postgres/postgres'
import { changeBlacklist } from './blacklist.ts'

const pageRows = 20_000

const tombstonesKept = '7 days'
const pruneBatchSize = 5_000

interface State {
  version: number
  clearedVersion: number
  prunedVersion: number
}

const readState = async (db: Db): Promise<State> => {
  const row = await db('blacklist_state').first('version', 'cleared_version', 'pruned_version')
  return {
    version: row.version,
    clearedVersion: row.cleared_version,
    prunedVersion: row.pruned_version,
  }
}

interface ChangeRow {
  id: number
  ip: string
  enabled: boolean
  version: number
}

const readAfter = async (db: Db, version: number): Promise<ChangeRow[]> => {
  const { rows } = await db.raw<{ rows: ChangeRow[] }>(
    `select id, ip, enabled, version from blacklist where version > :version
     union all
     select id, ip, false as enabled, version from blacklist_tombstone where version > :version
     order by version limit :limit`,
    { version, limit: pageRows + 1 },
  )
  return rows
}

const toChange = ({ id, ip, enabled }: ChangeRow): BlacklistChange => ({ id, ip, enabled })

/**
 * Changes after a version, oldest first. Pages of a full load have negative versions: such a reader needs no older tombstones,
 * so pruned tombstones do not restart it.
 */
export const readChanges = async (db: Db, since: number): Promise<BlacklistChanges> => {
  // Read before the rows: the rows contain at least all changes up to this version.
  const state = await readState(db)
  const position = Math.abs(since)
  const hasMissed = position < state.clearedVersion || (since > 0 && position < state.prunedVersion)
  // A future version means that the database was restored from a backup.
  const reset = since === 0 || hasMissed || position > state.version
  const found = await readAfter(db, reset ? 0 : position)
  const more = found.length > pageRows
  const page = found.slice(0, pageRows)
  const last = page.at(-1)?.version ?? 0
  const isWhole = reset || since < 0
  const next = isWhole ? -last : last
  return { list: page.map(toChange), version: more ? next : Math.max(last, state.version), more, reset }
}

/** @returns whether more may be left */
export const pruneTombstones = async (db: Db): Promise<boolean> =>
  changeBlacklist(db, async (trx) => {
    const { rows } = await trx.raw<{ rows: { version: number }[] }>(
      `delete from blacklist_tombstone where version in (
         select version from blacklist_tombstone where deleted_at < now() - ?::interval order by deleted_at limit ?)
       returning version`,
      [tombstonesKept, pruneBatchSize],
    )
    if (rows.length === 0) return false
    const last = Math.max(...rows.map(({ version }) => version))
    await trx.raw('update blacklist_state set pruned_version = greatest(pruned_version, ?)', [last])
    return rows.length === pruneBatchSize
  })
