import type { Difference__Output as Difference } from '@pandex/platform/gen/pandex/order/v1/Difference'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'

export type DifferenceKind =
  | 'paid_not_granted'
  | 'granted_not_paid'
  | 'wrong_grant'
  | 'paid_twice'
  | 'over_limit'
  | 'wrong_amount'
  | 'refund_not_revoked'

export interface FoundDifference {
  kind: DifferenceKind
  order_no: string
  /** 0: no such order. */
  order_id: number
  /** In Chinese. */
  text: string
}

/** A difference that is known keeps its id and time. */
export const addDifferences = async (trx: Knex.Transaction, found: readonly FoundDifference[]): Promise<void> => {
  await trx.raw(
    `insert into differences (kind, order_no, order_id, text)
     select distinct on (kind, order_no) kind, order_no, order_id, text
     from jsonb_to_recordset(?::jsonb) as found (kind text, order_no text, order_id bigint, text text)
     on conflict (kind, order_no) do update set text = excluded.text`,
    [JSON.stringify(found)],
  )
}

/** Replaces the differences that were found before `since` by those found now. */
export const replaceDifferences = async (
  trx: Knex.Transaction,
  found: readonly FoundDifference[],
  since: Date,
): Promise<void> => {
  await addDifferences(trx, found)
  const names = found.map(({ kind, order_no }) => `${kind}:${order_no}`)
  await trx.raw(`delete from differences where found_at < ? and not (kind || ':' || order_no = any(?::text[]))`, [
    since,
    names,
  ])
}

export const listDifferences = async (db: Db, page: Page | null): Promise<{ list: Difference[]; total: number }> => {
  const rules = { sortable: { id: 'id', found_at: 'id', order_no: 'order_no', kind: 'kind' }, sort: 'id' }
  const { rows, total } = await listQuery<Omit<Difference, 'found_at'> & { found_at: Date }>(
    db('differences'),
    page,
    rules,
    ['id', 'kind', 'order_no', 'order_id', 'text', 'found_at'],
  )
  return { list: rows.map(({ found_at, ...row }) => ({ ...row, found_at: found_at.toISOString() })), total }
}
