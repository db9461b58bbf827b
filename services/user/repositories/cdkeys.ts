import type { Cdkey__Output as Cdkey } from '@pandex/platform/gen/pandex/user/v1/Cdkey'
import type { ListCdkeysRequest__Output as ListCdkeysRequest } from '@pandex/platform/gen/pandex/user/v1/ListCdkeysRequest'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { isTail } from '../domain/points/cdkey-batch.ts'
import type { CdkeyBatch } from '../domain/points/cdkey-batch.ts'
import { normalizeCode } from '../domain/code-text.ts'

export interface NewBatch {
  name: string
  admin_id: number
  request_id: string
}

/** @returns false if this request of the admin already made a batch */
export const insertBatch = async (trx: Knex.Transaction, batch: NewBatch): Promise<boolean> => {
  const names = (await trx('cdkey_batches')
    .insert(batch)
    .onConflict(['admin_id', 'request_id'])
    .ignore()
    .returning('name')) as unknown[]
  return names.length > 0
}

/** One statement: 10,000 keys take some hundred milliseconds. */
export const insertCdkeys = async (
  trx: Knex.Transaction,
  batch: string,
  { kind, value, max_uses, expire_at, remark }: CdkeyBatch,
  keys: readonly { hash: Buffer; tail: string }[],
): Promise<void> => {
  const hashes = keys.map(({ hash }) => hash.toString('hex'))
  const tails = keys.map(({ tail }) => tail)
  await trx.raw(
    `insert into cdkeys (batch, kind, value, max_uses, expire_at, remark, hash, tail)
     select :batch, :kind, :value, :max_uses, :expire_at, :remark, decode(hash, 'hex'), tail
     from unnest(cast(:hashes as text[]), cast(:tails as text[])) as key (hash, tail)`,
    { batch, kind, value, max_uses, expire_at: expire_at as Date, remark, hashes, tails },
  )
}

type Row = Omit<Cdkey, 'expire_at' | 'create_time' | 'update_time'> & {
  expire_at: Date | null
  create_time: Date
  update_time: Date
}

const fromRow = (row: Row): Cdkey => ({
  ...row,
  expire_at: row.expire_at?.toISOString() ?? '',
  create_time: row.create_time.toISOString(),
  update_time: row.update_time.toISOString(),
})

const columns = [
  'id',
  'batch',
  'kind',
  'value',
  'tail',
  'max_uses',
  'used',
  'enabled',
  'expire_at',
  'remark',
  'create_time',
  'update_time',
]

const lastUsers = `array(
  select username from cdkey_uses join accounts on accounts.id = cdkey_uses.user_id
  where cdkey_uses.cdkey_id = cdkeys.id order by cdkey_uses.id desc limit 10) as used_by`

const addSearch = (query: Knex.QueryBuilder, q: string, hashCdkey: (key: string) => readonly Buffer[]): void => {
  const text = q.replaceAll('\0', '').trim()
  const code = normalizeCode(text)
  const part = `%${text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`
  void query.where((either) => {
    void either.whereIn('hash', hashCdkey(code)).orWhereILike('remark', part)
    if (isTail(code)) void either.orWhere('tail', code)
  })
}

export const listCdkeys = async (
  db: Db,
  { q, kind, used, batch, page }: ListCdkeysRequest,
  hashCdkey: (key: string) => readonly Buffer[],
): Promise<{ list: Cdkey[]; total: number }> => {
  const query = db('cdkeys')
  if (kind !== '') void query.where({ kind })
  if (batch !== '') void query.where({ batch })
  if (used !== '') void query.where('used', used === 'yes' ? '>' : '=', 0)
  if (q.trim() !== '') addSearch(query, q, hashCdkey)
  const sortable = {
    id: 'id',
    // Ids sort by creation time.
    create_time: 'id',
    kind: 'kind',
    value: 'value',
    used: 'used',
    enabled: 'enabled',
    expire_at: 'expire_at',
    remark: 'remark',
    batch: 'batch',
  }
  const { rows, total } = await listQuery<Row>(query, page, { sortable, sort: 'id' }, [...columns, db.raw(lastUsers)])
  return { list: rows.map(fromRow), total }
}

export interface LockedCdkey {
  id: number
  used: number
}

/** Locks the existing keys among `ids` until the transaction ends. */
export const lockCdkeys = async (trx: Knex.Transaction, ids: readonly number[]): Promise<LockedCdkey[]> => {
  const { rows } = await trx.raw<{ rows: LockedCdkey[] }>(
    'select id, used from cdkeys where id = any(?) order by id for update',
    [ids as number[]],
  )
  return rows
}

export const updateCdkeys = async (
  trx: Knex.Transaction,
  ids: readonly number[],
  change: { enabled?: boolean; remark?: string },
): Promise<void> => {
  await trx('cdkeys')
    .whereRaw('id = any(?)', [ids as number[]])
    .update({ ...change, update_time: trx.fn.now() })
}

export const deleteCdkeys = async (trx: Knex.Transaction, ids: readonly number[]): Promise<void> => {
  await trx('cdkeys')
    .whereRaw('id = any(?)', [ids as number[]])
    .delete()
}
