import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import type { SearchedKey__Output as SearchedKey } from '@pandex/platform/gen/pandex/search/v1/SearchedKey'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'

export interface SearchedKeyFilters {
  q: string
  /** Days of Asia/Shanghai, inclusive; blank for open ends. */
  from: string
  to: string
  zero: string
  state: string
}

interface StoredKey {
  key: string
  shown: string
  count: number
  hits: number
  last_time: Date | null
  pinned: boolean
  hidden: boolean
  item_order: number
  approved: boolean
  found: number
}

const rules = {
  sortable: { count: 'count', hits: 'hits', last_time: 'last_time', key: 'key' },
  sort: 'count',
  id: 'key',
}

const columns = ['key', 'shown', 'count', 'hits', 'last_time', 'pinned', 'hidden', 'item_order', 'approved', 'found']

const isWaiting = ({ found, approved, pinned, hidden }: StoredKey): boolean =>
  found > 0 && !approved && !pinned && !hidden

const fromRow = (row: StoredKey, needsApproval: boolean): SearchedKey => {
  const { shown, count, hits, last_time, pinned, hidden, item_order, approved } = row
  return {
    key: shown,
    count,
    hits,
    last_time: last_time?.toISOString() ?? '',
    pinned,
    hidden,
    item_order,
    approved,
    waiting: needsApproval && isWaiting(row),
  }
}

/** The most searched keys of a range of days. */
const maxKeysBetweenDays = 10_000

const countedKeys = (db: Db, { q, from, to }: SearchedKeyFilters): Knex.QueryBuilder => {
  const holding = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
    q === '' ? query : query.whereRaw('strpos(key, ?) > 0', [q])
  if (from === '' && to === '') return holding(db('searched_key'))
  const days = holding(db('searched_key_day').groupBy('key').select('key').sum({ day_count: 'count' }))
  if (from !== '') days.where('day', '>=', from)
  if (to !== '') days.where('day', '<=', to)
  const most = days.orderBy('day_count', 'desc').orderBy('key').limit(maxKeysBetweenDays)
  const keys = db(most.as('most'))
    .join('searched_key', 'searched_key.key', 'most.key')
    .select('searched_key.key', 'shown', 'hits', 'last_time', 'pinned', 'hidden', 'item_order', 'approved', 'found')
    .select(db.raw('day_count::bigint as count'))
  return db(keys.as('searched_key'))
}

export const listSearchedKeys = async (
  db: Db,
  page: Page | null,
  filters: SearchedKeyFilters,
  needsApproval: boolean,
): Promise<{ list: SearchedKey[]; total: number }> => {
  const query = countedKeys(db, filters)
  if (filters.zero === 'yes') query.where('hits', 0).where('count', '>', 0)
  if (filters.zero === 'no') query.where('hits', '>', 0)
  if (filters.state === 'pinned') query.where('pinned', true)
  if (filters.state === 'hidden') query.where('hidden', true)
  if (filters.state === 'waiting') query.where({ approved: false, pinned: false, hidden: false }).where('found', '>', 0)
  const { rows, total } = await listQuery<StoredKey>(query, page, rules, columns)
  return { list: rows.map((row) => fromRow(row, needsApproval)), total }
}

export interface KeyChoice {
  pinned?: boolean
  hidden?: boolean
  item_order?: number
  approved?: boolean
}

type Chosen = Required<KeyChoice>

const choices = ['pinned', 'hidden', 'item_order', 'approved'] as const

/** Blocks concurrent batches until the transaction ends: a batch inserts into this table first. */
const lockBatches = async (trx: Knex.Transaction): Promise<void> => {
  await trx.raw('lock table searched_batch in exclusive mode')
}

const clearedCounts = { count: 0, found: 0, hits: 0, last_time: null, day_heat: null, week_heat: null }

export const findKeysShownAs = async (trx: Knex.Transaction, shown: readonly string[]): Promise<string[]> =>
  trx('searched_key').whereIn('shown', shown).pluck('key')

/** Deletes the counts of some keys. @returns the number of keys that had any */
export const clearKeys = async (trx: Knex.Transaction, keys: readonly string[]): Promise<number> => {
  await lockBatches(trx)
  const cleared = await trx('searched_key').whereIn('key', keys).where('count', '>', 0).update(clearedCounts)
  await trx('searched_key').whereIn('key', keys).where({ pinned: false, hidden: false, approved: false }).delete()
  for (const table of [
    'searched_key_hour',
    'searched_key_day',
    'searched_visitor',
    'searched_key_network',
    'searched_click',
  ])
    await trx(table).whereIn('key', keys).delete()
  return cleared
}

/** Deletes all counts in constant time: truncates the tables and restores the admins' choices. */
export const clearAllKeys = async (trx: Knex.Transaction): Promise<number> => {
  await lockBatches(trx)
  // Waits for choices in progress, which would be invisible here but truncated.
  await trx.raw('lock table searched_key in access exclusive mode')
  const [counted] = (await trx('searched_key').where('count', '>', 0).count({ count: '*' })) as [{ count: number }]
  const chosen: ({ key: string; shown: string } & Chosen)[] = await trx('searched_key')
    .where('pinned', true)
    .orWhere('hidden', true)
    .orWhere('approved', true)
    .select('key', 'shown', ...choices)
  await trx.raw(
    `truncate searched_key, searched_key_hour, searched_key_day, searched_visitor, searched_key_network, searched_click`,
  )
  if (chosen.length > 0) await trx.batchInsert('searched_key', chosen, 1_000)
  return counted.count
}

/** Pins, hides or approves a key, known or not. @returns the previous choices, and the key's current state */
export const updateKeyChoice = async (
  trx: Knex.Transaction,
  { key, shown }: { key: string; shown: string },
  choice: KeyChoice,
  needsApproval: boolean,
): Promise<{ before: Chosen; after: Chosen; row: SearchedKey }> => {
  await trx('searched_key').insert({ key, shown }).onConflict('key').ignore()
  const before = (await trx('searched_key').where({ key }).forUpdate().first(columns)) as StoredKey
  const chosenOf = ({ pinned, hidden, item_order, approved }: Chosen): Chosen => ({
    pinned,
    hidden,
    item_order,
    approved,
  })
  const given = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined))
  const after = chosenOf({ ...before, ...given })
  await trx('searched_key').where({ key }).update(after)
  // A key without searches is kept only while it has a choice.
  if (!after.pinned && !after.hidden && !after.approved) await trx('searched_key').where({ key, count: 0 }).delete()
  return { before: chosenOf(before), after, row: fromRow({ ...before, ...after }, needsApproval) }
}
