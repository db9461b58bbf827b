import type { Db } from '../../../services/platform/src/postgres/postgres.ts'
import type { DiskDocument } from '../../../services/search/domain/index/to-document.ts'

/** Columns of `disk` that a document lacks: each share was imported once and never changed. */
const constants = {
  version: 1,
  name_source: 'text',
  name_at: '2026-11-01T00:00:00Z',
  pass_source: 'text',
  pass_at: '2026-11-01T00:00:00Z',
  ban_checked: true,
}

const columns = [
  'id, doc_id, disk_type, disk_id, disk_pass, disk_name, files, share_user, share_user_id, shared_time',
  'is_mine, enabled, tags, weight, status, size, health',
  ...Object.keys(constants),
].join(', ')

/** Adds rows of `disk` for index documents and keeps existing rows. Later imports get ids above the largest one. */
export const writeRows = async (db: Db, documents: readonly DiskDocument[]): Promise<void> => {
  const rows = documents.map((document) => ({ ...document, ...constants }))
  await db.raw(
    `insert into disk (${columns}) select ${columns} from jsonb_populate_recordset(null::disk, ?::jsonb)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  )
  await db.raw(`select setval('disk_id_seq', (select max(id) from disk))`)
}
