import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { Click } from '../../domain/hot-keys/search-counts.ts'
import { maxPauseMs, settleMs } from '../../domain/learned-aliases/reformulation.ts'

/** Keeps a visitor's first click of a search. */
export const addClicks = async (trx: Knex.Transaction, clicks: readonly Click[]): Promise<void> => {
  const rows = clicks.map(({ key, visitor, network, time }) => ({ key, visitor, network, time: time.toISOString() }))
  await trx.raw(
    `insert into searched_click (key, visitor, network, clicked_at)
     select key, visitor, network, time
     from jsonb_to_recordset(?::jsonb) as given (key text, visitor text, network text, time timestamptz)
     order by key, visitor on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}

export interface SettledClick {
  key: string
  visitor: string
  network: string
  time: Date
  /** The keyword as typed, and the one before it of which nobody opened a hit; null without such a keyword. */
  second: string | null
  first: string | null
}

const maxClicks = 1_000

/** Clicks to evaluate, each with the search directly before the clicked one, the oldest first. */
export const listSettledClicks = async (db: Db, now: Date): Promise<SettledClick[]> => {
  const { rows } = await db.raw<{ rows: SettledClick[] }>(
    `select click.key, click.visitor, click.network, click.clicked_at as time, second.shown as second, first.shown as first
     from (
       select * from searched_click where not settled and clicked_at < ? order by clicked_at limit ${maxClicks}
     ) click
     left join searched_key second on second.key = click.key
     left join searched_visitor search on search.key = click.key and search.visitor = click.visitor
     left join lateral (
       select earlier.key, earlier.counted_at from searched_visitor earlier
       where earlier.visitor = click.visitor and earlier.counted_at < search.counted_at
       order by earlier.counted_at desc limit 1
     ) before on before.counted_at >= search.counted_at - ?::interval
       and not exists (select from searched_click opened where opened.key = before.key)
     left join searched_key first on first.key = before.key
     order by click.clicked_at`,
    [new Date(now.getTime() - settleMs).toISOString(), `${maxPauseMs} milliseconds`],
  )
  return rows
}

export const markSettled = async (trx: Knex.Transaction, clicks: readonly SettledClick[]): Promise<void> => {
  await trx.raw(
    `update searched_click click set settled = true
     from jsonb_to_recordset(?::jsonb) as given (key text, visitor text)
     where click.key = given.key and click.visitor = given.visitor`,
    [JSON.stringify(clicks.map(({ key, visitor }) => ({ key, visitor })))],
  )
}
